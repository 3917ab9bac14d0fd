// What happens at a table besides legal moves: refusals, rulings, taking back, correcting, looking back, looking on.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { App, movesOf, PHONE, recordedGame, sound } from './app.mjs';
import { Table } from './table.mjs';

let app;
let recorded;
before(async () => {
  app = await App.open();
  recorded = await recordedGame(8);
});
after(() => app.close());

async function at(moves, options) {
  const begun = await app.table(recorded, moves, options);
  const page = await app.page(`#/table/${begun.session}`);
  await page.locator('button.kind').first().waitFor();
  const lines = async () => (await app.ask('table', { session: begun.session })).lines;
  return { page, begun, lines, table: new Table(app, page, begun.session) };
}

/** Somebody who has never seen the app, with its texts as the only help. */
test('a newcomer starts, names two, lays a tile with a follower and takes it back within a minute', async () => {
  const page = await app.page();
  const begun = Date.now();
  await page
    .getByRole('link', { name: /Carcassonne/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Name of seat 1' }).fill('Ilona');
  await page.getByRole('textbox', { name: 'Name of seat 2' }).fill('Marek');
  await page.getByRole('button', { name: /Start, Ilona begins/ }).click();
  await page.getByRole('heading', { name: 'Which tile, Ilona?' }).waitFor();
  await page.getByRole('button', { name: /^Tile V,/ }).click();
  await page
    .getByRole('button', { name: /^V fits at/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^2 Thief/ }).click();
  await page.getByRole('heading', { name: 'Which tile, Marek?' }).waitFor();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('heading', { name: 'Which tile, Ilona?' }).waitFor();
  assert.ok(Date.now() - begun < 60_000);
  sound(page);
});

test('names that cannot be taken are refused at their field, and nothing is begun', async () => {
  const page = await app.page('#/new/carcassonne');
  const before = (await app.ask('tables', {})).tables.length;
  const [first, second] = [1, 2].map((seat) => page.getByRole('textbox', { name: `Name of seat ${seat}` }));
  for (const [name, sentence] of [
    ['', 'A name is missing.'],
    ['x'.repeat(10_000), 'A name has at most 40 characters.'],
    ['anna', 'Two people at the table have this name.'],
    ['A\u202Enna', 'The name has characters that cannot be shown.'],
  ]) {
    await first.fill('Anna');
    await second.fill(name);
    await page.locator('button.go').click();
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
  }
  assert.equal((await app.ask('tables', {})).tables.length, before);
});

test('a refusal stands at the place with its rule, and the table may allow it as a ruling', async () => {
  const { page, begun, lines } = await at(29);
  await page.keyboard.press('p');
  await page.locator('button.place[aria-keyshortcuts]').first().waitFor();
  await page.locator('button.place:not([aria-keyshortcuts])').first().click();
  const bubble = page.locator('.bubble');
  await bubble.getByText(/would run into/).waitFor();
  await bubble.getByRole('button', { name: /^CAR-PLACE-0[34], page 3$/ }).click();
  await page
    .getByRole('dialog')
    .getByText(/landscape must go on/)
    .waitFor();
  await page.keyboard.press('Escape');
  assert.equal((await lines()).length, begun.seq, 'a refusal writes nothing');
  await bubble.getByRole('button', { name: 'Allow anyway' }).click();
  const record = page.getByRole('button', { name: 'Record the ruling' });
  assert.equal(await record.getAttribute('aria-disabled'), 'true', 'not without a reason');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Her hand was still on it.');
  await record.click();
  await page
    .locator('.foot')
    .getByText(/Ruling: Anna|Ruling: Gergő/)
    .waitFor();
  assert.equal((await lines()).at(-1).body.kind, 'ruling');
  sound(page);
});

test('a tile that fits nowhere leaves the game; one that fits is refused with a place where it does', async () => {
  const { page } = await at(29);
  await page.getByRole('button', { name: 'Skip: it fits nowhere' }).click();
  await page.getByRole('button', { name: /^Tile P,/ }).click();
  await page.locator('.bubble').getByText('P does fit, for instance here.').waitFor();
});

test('place first: only kinds that fit there and are left can be chosen', async () => {
  const { page, table } = await at(29);
  const move = movesOf(recorded)[29];
  await table.place(move).click();
  await page.getByText(/left fits? here/).waitFor();
  const { tiles } = await table.ask({ type: 'tiles', x: move.x, y: move.y });
  const free = await page.locator('button.kind:not(.out) b').allTextContents();
  assert.deepEqual(free.sort(), tiles.map(({ tile }) => tile).sort());
  await table.tile(move.tile).click();
  await table.areas();
  await page.locator('.bar button.primary').click();
  await page.locator('.foot').getByText(/^30/).waitFor();
});

test('keys typed faster than the referee answers are neither lost nor out of order', async () => {
  const { page, table, lines } = await at(0);
  const [move] = movesOf(recorded);
  await page.keyboard.press(move.tile.toLowerCase());
  const letter = await table
    .place(move)
    .and(page.locator('[aria-keyshortcuts]'))
    .getAttribute('aria-keyshortcuts');
  await page.keyboard.press('Escape');
  await page.keyboard.type(`${move.tile}${letter}`.toLowerCase());
  await page.keyboard.press('Enter');
  await page.keyboard.type('e');
  await page.getByRole('heading', { name: 'Gergő places E' }).waitFor();
  assert.equal((await lines()).length, 1);
});

test('a double click records once', async () => {
  const { page, table, lines } = await at(0);
  const [move] = movesOf(recorded);
  await table.tile(move.tile).click();
  await table.place(move).click();
  await table.areas();
  await page.locator('.bar button.primary').dblclick();
  await page.getByRole('heading', { name: 'Which tile, Gergő?' }).waitFor();
  assert.equal((await lines()).length, 1);
});

test('undo and redo by key and button; undone lines stay, struck', async () => {
  const { page, lines } = await at(5);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'All 4 moves' }).click();
  assert.equal(await page.locator('ol li.undone').count(), 1);
  await page.getByRole('button', { name: 'Make it again' }).click();
  await page.getByRole('button', { name: 'All 5 moves' }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'All 4 moves' }).waitFor();
  await page.keyboard.press('Control+y');
  await page.getByRole('button', { name: 'All 5 moves' }).waitFor();
  assert.deepEqual(
    (await lines()).map((line) => line.body.kind),
    ['move', 'move', 'move', 'move', 'move', 'undo', 'redo', 'undo', 'redo'],
  );
});

test('an earlier move is corrected: what becomes illegal is listed first', async () => {
  const { page, table, lines } = await at(12);
  const moves = movesOf(recorded);
  await page.getByRole('button', { name: 'All 12 moves' }).click();
  await page.getByRole('button', { name: /^Line 12:/ }).click();
  await page.getByRole('button', { name: 'It was another move' }).click();
  await page.getByText('Correcting move 12').waitFor();
  await page.keyboard.press(moves[11].tile.toLowerCase());
  await page.locator('button.place[aria-keyshortcuts]').first().click();
  await table.areas();
  await page.locator('.bar button.primary').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('All later moves stay legal.').waitFor();
  assert.equal((await lines()).length, 12, 'nothing is written before it is confirmed');
  await dialog.getByRole('button', { name: 'Correct it' }).click();
  await page.waitForFunction(() => !document.querySelector('dialog'));
  const written = await lines();
  assert.equal(written.at(-1).body.kind, 'amend');
  assert.equal(written[11].standing, 'replaced');

  await page.getByRole('button', { name: 'All 12 moves' }).click();
  await page.getByRole('button', { name: /^Line 1:/ }).click();
  await page.getByRole('button', { name: 'It never happened' }).click();
  await dialog.getByText(/later moves become illegal\./).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  assert.equal((await lines()).length, 13);
});

test('the table is looked at as it was, step by step, and nothing can be entered there', async () => {
  const { page } = await at(12);
  await page.getByRole('button', { name: 'All 12 moves' }).click();
  await page.locator('ol .row').nth(3).click();
  await page.getByRole('heading', { name: 'Move 4 of 12' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Move 5 of 12' }).waitFor();
  assert.equal(await page.locator('button.kind').count(), 0);
  await page.keyboard.press('End');
  await page.getByRole('heading', { name: /^Which tile/ }).waitFor();
});

test('without hints nothing helps: no legal places, no forecast, no open counts', async () => {
  const { page } = await at(29, { hints: false });
  await page.keyboard.press('p');
  await page.getByText('Tap the place where it lies.').waitFor();
  assert.equal(await page.locator('g.legal').count(), 0);
  assert.equal(await page.locator('.strip button.over').count(), 0);
  await page.getByRole('button', { name: 'Menu' }).click();
  assert.equal(await page.getByRole('button', { name: 'If it ended now' }).count(), 0);
});

test('a feature is explained where it lies', async () => {
  const { page } = await at(29);
  await page
    .getByRole('button', { name: /: knight at/ })
    .first()
    .click();
  await page
    .locator('.bubble')
    .getByText(/city, open at/)
    .waitFor();
  await page.locator('.bubble').getByText('if it ends open').waitFor();
});

test('notes and points of the table are lines of their own', async () => {
  const { page, lines } = await at(3);
  const menu = async (entry) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: entry }).click();
  };
  await menu('Write a note');
  await page.getByRole('textbox').fill('Tea break');
  await page.getByRole('button', { name: 'Record the note' }).click();
  await menu('Give or take points');
  await page.getByRole('radio', { name: 'Gergő' }).check({ force: true });
  await page.getByRole('spinbutton').fill('-2');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Knocked the board over');
  await page.getByRole('button', { name: 'Record the ruling' }).click();
  await page.waitForFunction(() => !document.querySelector('dialog'));
  assert.deepEqual(
    (await lines()).slice(3).map(({ body }) => body.kind),
    ['note', 'ruling'],
  );
});

test('a phone only looks on, and follows', async () => {
  const begun = await app.table(recorded, 3);
  const page = await app.page(`#/table/${begun.session}`, PHONE);
  await page.getByText('Read only. Follows the table.').waitFor();
  assert.equal(await page.locator('button.place').count(), 0);
  const { randomUUID } = await import('node:crypto');
  await app.ask('play', {
    session: begun.session,
    id: randomUUID(),
    seen: begun.seq,
    move: movesOf(recorded)[3],
  });
  await page.getByText('move 5 of 71').waitFor();
  sound(page);
});

test('a lost answer is asked again and the move stands once', async () => {
  const { page, table, lines } = await at(0);
  const [move] = movesOf(recorded);
  let dropped = 0;
  await page.route('**/api/play', async (route) => {
    await route.fetch();
    dropped += 1;
    if (dropped <= 2) await route.abort();
    else await route.continue();
  });
  await table.tile(move.tile).click();
  await table.place(move).click();
  await table.areas();
  await page.locator('.bar button.primary').click();
  await page.getByRole('heading', { name: 'Which tile, Gergő?' }).waitFor();
  assert.equal((await lines()).length, 1);
});

test('under the hand the tiles move as one picture, and at rest they are painted sharply again', async () => {
  const { page } = await at(40);
  const board = await page.locator('section.board').boundingBox();
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  const picture = page.locator('.country canvas');
  const lie = () => page.locator('.country').evaluate((country) => country.getBoundingClientRect().x);
  const before = await lie();
  assert.equal(await picture.count(), 0);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 10, { steps: 4 });
  await picture.waitFor();
  const painted = await picture.evaluate((canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value) => value > 0);
  });
  assert.ok(painted, 'there is something in the picture');
  await page.mouse.up();
  await picture.waitFor({ state: 'detached' });
  assert.ok(Math.abs((await lie()) - before - 40) < 1, 'the table was moved');
  sound(page);
});
