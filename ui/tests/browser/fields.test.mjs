// What is drawn as one field is one field of the rules: on 200 random boards the areas that the screen draws are held
// against the referee's fields, and both against the land itself, flooded cell by cell.

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { App } from './app.mjs';

const GAMES = 25;
/** After so many moves each game is looked at. */
const LOOKS = [10, 20, 30, 40, 50, 60, 70, 80];
const KINDS = 'ABCDEFGHIJKLMNOPQRSTUVWX'.split('');
const ANIMALS = Array.from({ length: 12 }, (_, index) => `WA${String(index + 1).padStart(2, '0')}`);
const TILE = 100;

let app;
let vite;
let drawing;
before(async () => {
  app = await App.open();
  // The sources of the screen as they are, not a copy of what they do.
  vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const from = (file) => vite.ssrLoadModule(`/src/games/carcassonne/${file}.ts`);
  const [fields, outline, regions, kinds] = await Promise.all(
    ['fields', 'art/outline', 'art/regions', 'art/kinds'].map(from),
  );
  drawing = { ...fields, ...outline, ...regions, ...kinds };
});
after(async () => {
  await vite.close();
  await app.close();
});

test('the map of the fields has exactly the fields of the referee on 200 random boards', {
  timeout: 300_000,
}, async () => {
  const seen = { boards: 0, fields: 0, cells: 0 };
  for (let game = 0; game < GAMES; game += 1) {
    const session = await randomGame(generator(game + 1));
    for (const turn of LOOKS) {
      const { position } = await app.ask('table', { session, turn });
      const { answer } = await app.ask('ask', { session, turn, question: { type: 'fields' } });
      const told = `game ${game + 1}, move ${turn}`;
      const land = flooded(position.view.tiles);
      seen.cells += compare(told, land, answer.fields, position.view.tiles);
      seen.boards += 1;
      seen.fields += answer.fields.length;
    }
  }
  process.stdout.write(`${seen.boards} boards, ${seen.fields} fields, ${seen.cells} cells compared\n`);
  assert.equal(seen.boards, 200);
});

/** Tiles in random order laid at random; nobody stands on them, which changes no field. */
async function randomGame(random) {
  const session = randomUUID();
  let table = await app.ask('start', {
    session,
    game: 'carcassonne',
    seats: [
      { name: 'Anna', colour: 'red' },
      { name: 'Marek', colour: 'black' },
    ],
    setup: { seats: 2 },
    options: {},
  });
  while (table.turns < LOOKS.at(-1)) {
    const { left } = table.position.view;
    const stack = [...KINDS, ...ANIMALS].flatMap((kind) =>
      Array.from({ length: left[kind] ?? 0 }, () => kind),
    );
    const tile = pick(random, stack);
    const { answer } = await app.ask('ask', { session, turn: null, question: { type: 'places', tile } });
    if (answer.places.length === 0) continue;
    const { x, y, turns } = pick(random, answer.places);
    const seat = table.position.asks.seats[0];
    const move = { type: 'place', seat, tile, x, y, turn: pick(random, turns), follower: null };
    table = await app.ask('play', { session, id: randomUUID(), seen: table.seq, move });
  }
  return session;
}

const pick = (random, list) => list[Math.floor(random() * list.length)];

/** The same numbers on every machine (mulberry32). */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So near to a tile's corner, where walls end, nothing goes over an edge. */
const CORNER = 3;

/** The open land of a board in patches: cells of fields that touch, on one tile or over an edge, are one patch. */
function flooded(tiles) {
  const { CELLS, kindOf, turnedRaster } = drawing;
  const [left, top] = [Math.min(...tiles.map(({ x }) => x)), Math.min(...tiles.map(({ y }) => y))];
  const columns = (Math.max(...tiles.map(({ x }) => x)) - left + 1) * CELLS;
  const rows = (Math.max(...tiles.map(({ y }) => y)) - top + 1) * CELLS;
  const patch = new Int32Array(columns * rows).fill(-1);
  const open = new Uint8Array(columns * rows);
  for (const { tile, turn, x, y } of tiles) {
    const raster = turnedRaster(kindOf(tile), turn);
    raster.cells.forEach((area, cell) => {
      const row = (y - top) * CELLS + Math.floor(cell / CELLS);
      const column = (x - left) * CELLS + (cell % CELLS);
      if (raster.areas[area]?.kind === 'field') open[row * columns + column] = 1;
    });
  }
  const columnOf = (cell) => cell % columns;
  const rowOf = (cell) => Math.floor(cell / columns);
  const overCorner = (cell, other) => {
    const [across, along] = rowOf(cell) === rowOf(other) ? [columnOf, rowOf] : [rowOf, columnOf];
    if (Math.floor(across(cell) / CELLS) === Math.floor(across(other) / CELLS)) return false;
    return along(cell) % CELLS < CORNER || along(cell) % CELLS >= CELLS - CORNER;
  };
  let count = 0;
  for (let start = 0; start < open.length; start += 1) {
    if (!open[start] || patch[start] >= 0) continue;
    const next = [start];
    patch[start] = count;
    while (next.length > 0) {
      const cell = next.pop();
      const column = cell % columns;
      const beside = [cell - columns, cell + columns];
      if (column > 0) beside.push(cell - 1);
      if (column < columns - 1) beside.push(cell + 1);
      for (const other of beside) {
        if (open[other] && patch[other] < 0 && !overCorner(cell, other)) {
          patch[other] = count;
          next.push(other);
        }
      }
    }
    count += 1;
  }
  return { left, top, columns, rows, patch, count };
}

/**
 * Holds the drawn areas against the land. Each field's areas are one patch and all of it; no patch is left over; and
 * the line that is painted encloses the patch and nothing of another one. Cells at a border are not compared: there
 * the line is smoothed. Gives back how many were.
 */
function compare(told, land, fields, tiles) {
  const { CELLS, fieldPieces, outlineOf, turnedRaster, kindOf } = drawing;
  const { left, top, columns, patch } = land;
  assert.equal(fields.length, land.count, `${told}: as many fields as patches`);
  const sizes = new Map();
  for (const one of patch) if (one >= 0) sizes.set(one, (sizes.get(one) ?? 0) + 1);
  const painted = new Int32Array(patch.length).fill(-1);
  const core = coreOf(land);
  const taken = new Set();
  for (const field of fields) {
    const pieces = fieldPieces(field, tiles);
    const under = new Set();
    let size = 0;
    for (const { id, turn, x, y, area } of pieces) {
      const raster = turnedRaster(kindOf(id), turn);
      const own = raster.areas.findIndex((each) => each.kind === area.kind && each.index === area.index);
      raster.cells.forEach((each, cell) => {
        if (each !== own) return;
        const row = (y - top) * CELLS + Math.floor(cell / CELLS);
        under.add(patch[row * columns + (x - left) * CELLS + (cell % CELLS)]);
        size += 1;
      });
    }
    assert.equal(under.size, 1, `${told}: field ${field.number} is one patch`);
    const [mine] = under;
    assert.equal(size, sizes.get(mine), `${told}: field ${field.number} is all of its patch`);
    assert.ok(!taken.has(mine), `${told}: field ${field.number} is nobody else's`);
    taken.add(mine);
    paint(outlineOf(pieces), land, (cell) => {
      if (!core[cell]) return;
      if (patch[cell] !== mine)
        assert.fail(`${told}: the line round field ${field.number} encloses other land`);
      painted[cell] = mine;
    });
  }
  let compared = 0;
  for (let cell = 0; cell < patch.length; cell += 1) {
    if (patch[cell] < 0 || !core[cell]) continue;
    if (painted[cell] !== patch[cell]) assert.fail(`${told}: land that no line encloses`);
    compared += 1;
  }
  return compared;
}

/** How many cells from a border the smoothed line surely is. */
const SOFT = 3;

/** The cells around which everything belongs to the same patch, or to none: looked at along rows, then columns. */
function coreOf({ columns, rows, patch }) {
  const alone = (cell, step, along, length) => {
    for (let by = -SOFT; by <= SOFT; by += 1) {
      const inside = along + by >= 0 && along + by < length;
      if ((inside ? patch[cell + by * step] : -1) !== patch[cell]) return false;
    }
    return true;
  };
  const level = Uint8Array.from(patch, (_, cell) => Number(alone(cell, 1, cell % columns, columns)));
  return Uint8Array.from(patch, (_, cell) => {
    const row = Math.floor(cell / columns);
    if (!alone(cell, columns, row, rows)) return 0;
    for (let by = Math.max(-SOFT, -row); by <= Math.min(SOFT, rows - 1 - row); by += 1)
      if (!level[cell + by * columns]) return 0;
    return 1;
  });
}

/** Calls `each` for every cell whose middle lies inside a path, by the even-odd rule. */
function paint(d, { left, top, columns, rows }, each) {
  const unit = TILE / drawing.CELLS;
  const crossings = Array.from({ length: rows }, () => []);
  for (const loop of d.split('M').filter(Boolean)) {
    const points = loop
      .replace('z', '')
      .split('L')
      .map((pair) => pair.split(' ').map(Number));
    points.forEach(([x1, y1], index) => {
      const [x2, y2] = points[(index + 1) % points.length];
      const rowAbove = (y) => Math.max(0, Math.floor((y - top * TILE) / unit - 0.5) + 1);
      for (let row = rowAbove(Math.min(y1, y2)); row < Math.min(rows, rowAbove(Math.max(y1, y2))); row += 1) {
        const y = top * TILE + (row + 0.5) * unit;
        crossings[row].push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
      }
    });
  }
  crossings.forEach((found, row) => {
    const sorted = found.sort((a, b) => a - b);
    for (let index = 0; index + 1 < sorted.length; index += 2) {
      const cellOf = (x) => (x - left * TILE) / unit - 0.5;
      const last = Math.min(columns - 1, Math.floor(cellOf(sorted[index + 1])));
      for (let column = Math.max(0, Math.ceil(cellOf(sorted[index]))); column <= last; column += 1)
        each(row * columns + column);
    }
  });
}
