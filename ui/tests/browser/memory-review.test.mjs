// Looking back: every way to step, the reason of each point, marks, corrections from the review, and what would be.

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { App, movesOf, recordedGame, sound } from './app.mjs';

let app;
let recorded;
let whole;
before(async () => {
  app = await App.open();
  recorded = await recordedGame(8);
  whole = await app.table(recorded, recorded.moves.length);
});
after(() => app.close());

const scores = (page) =>
  page.locator('[data-score]').evaluateAll((all) => all.map((each) => Number(each.textContent)));
const at = (turn, of) => `Move ${turn} of ${of}`;
const title = (page) => page.locator('#review-now');

async function open(turn, session = whole.session) {
  const page = await app.page(`#/review/${session}${turn === undefined ? '' : `/${turn}`}`);
  await title(page).waitFor();
  return page;
}
const shows = (page, turn, of = whole.turns) =>
  title(page)
    .filter({ hasText: turn === 0 ? 'The start' : at(turn, of) })
    .waitFor();
/** What the referee says of a moment. */
const then = async (turn, session = whole.session) => (await app.ask('table', { session, turn })).position;

test('keys, wheel, slider, a line and the curve step; the seats show the points of that moment', async () => {
  const page = await open();
  await shows(page, whole.turns);
  assert.deepEqual(await scores(page), whole.position.totals);
  await page.keyboard.press('Home');
  await shows(page, 0);
  for (let turn = 1; turn <= 12; turn += 1) await page.keyboard.press('ArrowRight');
  await shows(page, 12);
  assert.deepEqual(await scores(page), (await then(12)).totals);
  await page.keyboard.press('ArrowLeft');
  await shows(page, 11);
  await page.locator('.board').first().hover();
  await page.mouse.wheel(0, 120);
  await shows(page, 12);
  await page.getByRole('slider').fill('40');
  await shows(page, 40);
  assert.deepEqual(await scores(page), (await then(40)).totals);
  await page.locator('li .row').filter({ hasText: /^38/ }).first().click();
  await shows(page, 38);
  await page.keyboard.press('End');
  await shows(page, whole.turns);
  await page.getByRole('button', { name: 'To the start' }).click();
  await shows(page, 0);
  sound(page);
});

test('however fast the keys come, the last wish is shown', async () => {
  const page = await open(0);
  await shows(page, 0);
  await page.evaluate(() => {
    for (let step = 0; step < 30; step += 1)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await shows(page, 35);
  assert.deepEqual(await scores(page), (await then(35)).totals);
  sound(page);
});

test('every point has its reason: beside its move, and on the sheet of that moment', async () => {
  const scored = whole.lines.find((line) => line.scored.length > 0);
  const page = await open(scored.turn);
  const more = page.locator('li[aria-current="step"] .more p');
  await more.first().waitFor();
  assert.equal(await more.count(), scored.scored.length);
  await page.getByRole('tab', { name: 'Sheet' }).click();
  const { sheet, totals } = await then(scored.turn);
  assert.equal(await page.locator('.sheet ol li').count(), sheet.length);
  assert.deepEqual(
    await page.locator('.sheet tfoot td').evaluateAll((all) => all.map((each) => Number(each.textContent))),
    totals,
  );
  sound(page);
});

test('a move is marked, the session gets its place and note, and both stay', async () => {
  const page = await open(7);
  await page.getByRole('button', { name: 'Memorable' }).click();
  await page.locator('li[aria-current="step"] .sign').waitFor();
  await page.locator('button.menu').click();
  await page.getByRole('button', { name: 'Time, place, note' }).click();
  await page.getByRole('combobox', { name: 'Place' }).fill('Garden');
  await page.getByRole('textbox', { name: 'Note' }).fill('the great farm');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  const margin = await app.ask('margin', { session: whole.session });
  assert.deepEqual([margin.place, margin.note], ['Garden', 'the great farm']);
  assert.deepEqual(
    margin.marks.map(({ mark }) => mark),
    ['star'],
  );
  sound(page);
});

test('what if: moves are only supposed, judged, taken back, and the record stays as it was', async () => {
  const page = await open(20);
  await shows(page, 20);
  await page.keyboard.press('w');
  await page.getByText('What if, from move 20.').waitFor();
  await page.locator('button.kind').first().waitFor();
  const next = movesOf(recorded)[20];
  await page
    .locator('button.kind')
    .filter({ has: page.locator(`b:text-is("${next.tile}")`) })
    .click();
  await page.locator('button.place').first().click();
  await page.locator('ul.options .option').first().waitFor();
  await page.locator('.bar button.primary').click();
  await page.getByText('One supposed move.').waitFor();
  await page
    .locator('.log .foot')
    .filter({ hasText: new RegExp(`placed .?${next.tile}.? `) })
    .waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText('Play on from here.').waitFor();
  await page.getByRole('link', { name: 'Back to the review' }).click();
  await shows(page, 20);
  const now = await app.ask('table', { session: whole.session });
  assert.deepEqual([now.seq, now.turns], [whole.seq, whole.turns]);
  sound(page);
});

test('an earlier move is deleted through the preview, stays to be seen struck, and the rest is judged again', async () => {
  const begun = await app.table(recorded, 12);
  const page = await open(12, begun.session);
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await page.getByRole('button', { name: 'It never happened' }).click();
  await page.getByText('All later moves stay legal.').waitFor();
  await page.getByRole('button', { name: 'Correct it' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('li.struck').filter({ hasText: 'deleted' }).waitFor();
  assert.equal((await app.ask('table', { session: begun.session })).turns, 11);
  sound(page);
});

test('a move is entered anew at the table as it was then', async () => {
  const begun = await app.table(recorded, 12);
  const page = await open(6, begun.session);
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await page.getByRole('button', { name: 'It was another move' }).click();
  await page.locator('button.kind').first().waitFor();
  assert.match(page.url(), /#\/table\/.*\/replace\/6$/);
  assert.equal(await page.locator('.banner').count(), 1, 'the table says that a line is corrected');
  sound(page);
});

test('board and sheet leave as pictures, the play as a file and as a code', async () => {
  const page = await open();
  const save = async (name) => {
    if ((await page.locator('dialog').count()) === 0)
      await page.getByRole('button', { name: 'Share' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return readFile(await (await coming).path());
  };
  const svg = (await save('Picture of board and sheet (SVG)')).toString();
  assert.match(svg, /<symbol/, 'the tiles come along');
  assert.doesNotMatch(svg, /var\(--/, 'every colour is written out');
  assert.ok(svg.includes(`>${whole.position.totals[0]}<`));
  assert.deepEqual([...(await save('Picture of board and sheet (PNG)')).subarray(1, 4)], [0x50, 0x4e, 0x47]);
  const play = JSON.parse((await save('Play file for BG Stats')).toString());
  assert.equal(play.plays.length, 1);
  await page.getByRole('button', { name: 'To BG Stats on a telephone' }).click();
  await page.getByRole('textbox', { name: 'To BG Stats' }).waitFor();
  assert.match(await page.locator('dialog input').inputValue(), /createPlay\.html\?data=/);
  sound(page);
});

test('a result that nobody refereed has a sheet instead of a review', async () => {
  const session = randomUUID();
  const seats = [
    { name: 'Anna', score: 3 },
    { name: 'Marek', score: 2 },
  ];
  await app.ask('record_result', {
    session,
    id: randomUUID(),
    game: 'Go',
    result: { startedAt: new Date().toISOString(), seats },
  });
  const page = await app.page(`#/review/${session}`);
  await page.getByRole('heading', { name: 'Go', level: 1 }).waitFor();
  assert.match(page.url(), /#\/result\//);
  sound(page);
});
