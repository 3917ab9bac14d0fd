// What is remembered, in the real window: results entered, a short game refereed, found again, looked back at, counted;
// the whole archive out through the system's dialog and into an empty house.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { movesOf, wholeGame } from './recorded.mjs';
import { Table } from './table.mjs';
import { KEY, Place, Window, until } from './window.mjs';

const MOVES = 8;

test('an evening is remembered, found, looked back at, counted, and moves house', { timeout: 240_000 }, async () => {
  const moves = movesOf(await wholeGame()).slice(0, MOVES);
  const here = await Place.make();
  const there = await Place.make();
  const path = join(here.home, 'archive.ndjson');
  try {
    await using(here, async (window) => {
      await enter(window, { Zuzka: 10, Marek: 7 });
      await enter(window, { Zuzka: 4, Marek: 9 });
      await window.click('a.word-mark');
      const table = new Table(window);
      await table.begin(['Anna', 'Gergő']);
      for (const [index, move] of moves.entries()) await table.enter(move, index % 2 === 0);
      const { session, position } = await table.known();

      await to(window, '#/sessions');
      await until('three sessions', async () => (await window.texts('a.row')).length === 3);
      await window.type('input[type="search"]', 'gergo');
      await until('the one with Gergő', async () => (await window.texts('a.row')).length === 1);
      assert.match((await window.texts('a.row'))[0], /Anna[\s\S]*Gergő/);

      await to(window, `#/review/${session}`);
      await title(window, `Move ${MOVES} of ${MOVES}`);
      assert.deepEqual((await window.texts('[data-score]')).map(Number), position.totals);
      await window.press(KEY.left);
      await title(window, `Move ${MOVES - 1} of ${MOVES}`);
      await slide(window, 2, MOVES);
      await title(window, `Move 2 of ${MOVES}`);
      await window.picture('memory-review');

      await to(window, '#/statistics/catan-dice');
      const cells = 'section.wide table tbody tr';
      await until('the figures', async () => (await window.texts(cells)).length >= 2);
      const rows = await window.run(
        `return [...document.querySelectorAll(arguments[0])].slice(0, 2)
           .map((row) => [...row.children].slice(0, 5).map((cell) => cell.textContent.trim()))`,
        cells,
      );
      assert.deepEqual(rows.sort(), [
        ['Marek', '2', '1 of 2', '0', '8'],
        ['Zuzka', '2', '1 of 2', '0', '7'],
      ]);
      await window.picture('memory-statistics');

      await to(window, '#/data');
      await window.click('//button[normalize-space()="Save a file"]');
      await window.answerDialog('Save', path);
      await window.see('//p[contains(., "3 sessions saved")]');
    });
    await until('the archive', () => readFile(path, 'utf8'));

    await using(there, async (window) => {
      await to(window, '#/data');
      await window.click('//button[normalize-space()="Choose a file"]');
      await window.answerDialog('Open', path);
      await window.see('//p[contains(., "3 new sessions")]');
      const { answer: before } = await window.ask('tables', {});
      assert.equal(before.total, 0, 'the report keeps nothing');
      await window.click('//button[normalize-space()="Take it in"]');
      await window.see('//p[contains(., "Taken in: 3 new sessions")]');
      const { answer: after } = await window.ask('tables', {});
      assert.equal(after.total, 3);
    });
  } finally {
    await here.remove();
    await there.remove();
  }
});

/** Enters a result of the dice game by pointer and keys. */
async function enter(window, scores) {
  await to(window, '#/result');
  await window.see('input.name');
  await window.run(`const game = document.querySelector('select'); game.value = 'catan-dice'; game.dispatchEvent(new Event('change', { bubbles: true }))`);
  for (const [index, [name, score]] of Object.entries(scores).entries()) {
    await window.type(`#result-name-${index}`, name);
    await window.type(`li:nth-child(${index + 1}) input.score`, String(score));
  }
  await window.press(KEY.enter);
  await window.see('input[type="search"]');
}

async function to(window, hash) {
  await window.run('location.hash = arguments[0]', hash);
}

async function title(window, text) {
  await until(text, async () => (await window.texts('#review-now'))[0] === text);
}

/** Clicks on the slider where a step lies on it. */
async function slide(window, turn, of) {
  const box = await window.run(
    'const { left, top, width, height } = document.querySelector("input[type=range]").getBoundingClientRect(); return { left, top, width, height }',
  );
  await window.clickAt(box.left + 12 + ((box.width - 24) * turn) / of, box.top + box.height / 2);
}

async function using(place, work) {
  const window = await Window.open(place);
  try {
    return await work(window);
  } finally {
    await window.close();
  }
}
