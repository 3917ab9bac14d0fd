// Games that people played, entered to the last tile: one by keys alone, one by taps. Keys and taps a move are counted,
// every total on the screen is compared with the record.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { App, median, movesOf, recordedGame, sound } from './app.mjs';
import { Table } from './table.mjs';

let app;
before(async () => {
  app = await App.open();
});
after(() => app.close());

async function whole(recorded, enter) {
  const begun = await app.table(recorded, 0);
  const page = await app.page(`#/table/${begun.session}`);
  const table = new Table(app, page, begun.session);
  const counts = [];
  await page.locator('button.kind').first().waitFor();
  for (const [index, move] of movesOf(recorded).entries()) {
    counts.push(await enter(table, move));
    const { scores } = recorded.moves[index].expect;
    if (scores && index < recorded.moves.length - 1) await table.shows(scores);
    else
      await page.waitForFunction(
        (n) => document.querySelector('.foot .move')?.textContent === String(n),
        index + 1,
      );
  }
  return { page, table, counts };
}

async function ended(page, scores) {
  await page.getByRole('region', { name: 'Final scoring' }).waitFor();
  for (let step = 0; step < 100 && (await page.locator('tfoot').count()) === 0; step += 1) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(30);
  }
  assert.deepEqual((await page.locator('.tray tfoot td').allTextContents()).map(Number), scores);
  assert.deepEqual((await page.locator('[data-score]').allTextContents()).map(Number), scores);
}

test('a whole game by keys alone', async () => {
  const recorded = await recordedGame(0);
  const { page, counts } = await whole(recorded, (table, move) => table.type(move));
  await ended(page, recorded.end.scores);
  process.stdout.write(`keys a move: median ${median(counts)}, most ${Math.max(...counts)}\n`);
  assert.ok(median(counts) <= 4, `median ${median(counts)}`);
  sound(page);
});

test('a whole game by taps', async () => {
  const recorded = await recordedGame(8);
  const { page, counts } = await whole(recorded, (table, move) => table.point(move));
  await ended(page, recorded.end.scores);
  process.stdout.write(`taps a move: median ${median(counts)}, most ${Math.max(...counts)}\n`);
  assert.ok(median(counts) <= 3, `median ${median(counts)}`);
  assert.ok(Math.max(...counts) <= 4, `most ${Math.max(...counts)}`);
  sound(page);
});
