// A session leaves the window as a file, where the system's dialog says, and comes back into an empty house the same.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { movesOf, wholeGame } from './recorded.mjs';
import { Table } from './table.mjs';
import { Place, Window, until } from './window.mjs';

test('a session is saved, not saved, and taken in elsewhere', { timeout: 240_000 }, async () => {
  const moves = movesOf(await wholeGame()).slice(0, 6);
  const here = await Place.make();
  const there = await Place.make();
  const path = join(here.home, 'game.parlour.json');
  try {
    const before = await using(here, async (window) => {
      const table = new Table(window);
      await table.begin(['Anna', 'Gergő']);
      for (const [index, move] of moves.entries()) await table.enter(move, index % 2 === 0);
      await save(window, undefined);
      assert.ok(!(await readdir(here.home)).includes('game.parlour.json'), 'Escape saves nothing');
      await save(window, path);
      return table.known();
    });
    const file = JSON.parse(await until('the file', () => readFile(path, 'utf8')));
    assert.equal(file.lines.length, before.lines.length);
    assert.deepEqual(file.seats.map((seat) => seat.name), ['Anna', 'Gergő']);

    await using(there, async (window) => {
      await window.click('a[href="#/sessions"]');
      await window.click('a[href="#/data"]');
      await window.click('//button[normalize-space()="Choose a file"]');
      await window.answerDialog('Open', path);
      await window.click('//button[normalize-space()="Take it in"]');
      await window.see('//p[contains(., "Taken in: one new session")]');
      await window.click('a[href="#/sessions"]');
      await window.click('a.row');
      const table = new Table(window);
      const after = await table.known();
      assert.deepEqual(after.position.sheet, before.position.sheet);
      assert.deepEqual(after.position.view, before.position.view);
    });
  } finally {
    await here.remove();
    await there.remove();
  }
});

async function save(window, path) {
  if (!(await window.has('dialog[open]'))) await window.click('button.menu');
  await window.click('//button[starts-with(normalize-space(), "Save the session")]');
  await window.answerDialog('Save', path);
}

async function using(place, work) {
  const window = await Window.open(place);
  try {
    return await work(window);
  } finally {
    await window.close();
  }
}
