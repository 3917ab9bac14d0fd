// Takes the pictures of the documentation in the real window: `cargo xtask shots`. A recorded game lies on the table.

import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { movesOf, wholeGame } from './recorded.mjs';
import { Table } from './table.mjs';
import { KEY, Place, Window } from './window.mjs';

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));
/** Long enough for whatever still glides or fades. */
const CALM = 2_500;

const place = await Place.make();
const window = await Window.open(place);
try {
  await mkdir(DOCS, { recursive: true });
  const moves = movesOf(await wholeGame());
  const table = new Table(window);

  await window.click('a.game');
  await window.see('input.name');
  await window.press('Anna');
  await shot('new-game');
  await window.run('location.hash = "#/"');

  await table.begin(['Anna', 'Marek']);
  const session = await table.session();
  await record(session, moves.slice(0, 40));
  await reload();
  await window.press(moves[40].tile.toLowerCase());
  await shot('table');

  // A place that is next to the tiles and where this one does not fit.
  const { answer } = await window.ask('ask', { session, turn: null, question: { type: 'places', tile: moves[40].tile } });
  const fits = new Set(answer.answer.places.map(({ x, y }) => `${x},${y}`));
  const { frontier } = (await table.known()).position.view;
  const wrong = frontier.find(({ x, y, fits: others }) => !fits.has(`${x},${y}`) && others > 0) ?? frontier[0];
  await window.click(`button.place[style*="left: ${wrong.x * 100}px"][style*="top: ${wrong.y * 100}px"]`);
  await shot('refused');

  await record(session, moves.slice(40, -1));
  await reload();
  await table.enter(moves.at(-1), false);
  // Farmers are counted last; their steps are the ones worth a picture.
  for (let step = 0; step < 200 && !(await window.has('ol.towns li, tfoot')); step += 1) await window.press(KEY.enter);
  await shot('final');
} finally {
  await window.close();
  await place.remove();
}

async function shot(name) {
  await sleep(CALM);
  await window.picture(name);
  await copyFile(join(process.env.PARLOUR_SCREENS, `${name}.png`), join(DOCS, `${name}.png`));
}

/** Records moves as the interface would, only faster. */
async function record(session, moves) {
  for (const { expect: _, ...mv } of moves) {
    const { answer } = await window.ask('table', { session });
    const id = crypto.randomUUID();
    const { failure } = await window.ask('play', { session, id, seen: answer.seq, move: mv });
    if (failure) throw new Error(JSON.stringify(failure));
  }
}

/** Lets the interface read the table anew. */
async function reload() {
  const address = await window.run('return location.hash');
  await window.run('location.hash = "#/"');
  await window.see('a.primary');
  await window.run('location.hash = arguments[0]', address);
  await window.see('button.kind');
}
