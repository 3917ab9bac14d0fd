// The Catan Card Game in the real window: the golden sequence with everything it expects, and a whole game to twelve
// points. What stands on the screen is compared with the engine, and the engine with what was written down.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { CardsTable } from './cards-table.mjs';
import { Place, until, Window } from './window.mjs';

const CASES = new URL('../cases/', import.meta.url);

async function stepsOf(file) {
  const { cases } = JSON.parse(await readFile(new URL(file, CASES), 'utf8'));
  return cases[0].steps;
}

async function atTable(work) {
  const place = await Place.make();
  const window = await Window.open(place);
  try {
    const table = new CardsTable(window);
    await table.begin(['Anna', 'Marek']);
    await work(table, window);
  } finally {
    await window.close();
    await place.remove();
  }
}

/** What a region shows on the board, as its chips count. */
const stored = (window, region) =>
  window.run('return document.querySelectorAll(`[data-region="${arguments[0]}"] .shelf > g:not([opacity="0.35"])`).length', region);

test('the golden sequence of five turns, as worked out by hand', { timeout: 120_000 }, async () => {
  await atTable(async (table, window) => {
    for (const { play, expect } of await stepsOf('catan-cards/golden.json')) {
      if (!play) continue;
      const { position } = await table.enter(play);
      const { view } = position;
      const regions = view.seats.flatMap((seat) => seat.regions);
      for (const [region, holds] of Object.entries(expect?.regions ?? {})) {
        assert.equal(regions.find((one) => one.region === region).holds, holds, `${region} after ${JSON.stringify(play)}`);
        await until(`${region} to show ${holds}`, async () => (await stored(window, region)) === holds, 5_000);
      }
      if (expect?.points) {
        assert.deepEqual(position.totals, expect.points);
        assert.deepEqual(await table.scores(), expect.points, 'the seats on the screen');
      }
      if (expect?.roadsLeft !== undefined) assert.equal(view.roadsLeft, expect.roadsLeft);
      if (expect?.brigandCount) assert.deepEqual(view.seats.map((seat) => seat.brigandCount), expect.brigandCount);
    }
    await window.picture('catan-cards-golden');
  });
});

test('a whole game to twelve points, every kind of move entered', { timeout: 180_000 }, async () => {
  await atTable(async (table, window) => {
    const steps = await stepsOf('ours/catan-cards-whole-game.json');
    for (const [index, { play }] of steps.entries()) {
      const { position, lines } = await table.enter(play);
      assert.equal(lines.at(-1).body.move.type, play.type, `move ${index + 1}`);
      await until(`the points after move ${index + 1}`, async () => String(await table.scores()) === String(position.totals), 5_000);
      if (index === Math.floor(steps.length / 2)) await window.picture('catan-cards-middle');
    }
    const { expect } = steps.at(-1);
    const done = await table.known();
    assert.equal(done.position.outcome.finished, true, 'the game is over');
    assert.deepEqual(done.position.outcome.winners, [expect.winner]);
    assert.deepEqual(done.position.totals, expect.points, 'the engine against what was written down');
    await window.see('tfoot');
    assert.deepEqual((await window.texts('tfoot td')).map(Number), expect.points, 'the result on the screen');
    await window.picture('catan-cards-result');
  });
});
