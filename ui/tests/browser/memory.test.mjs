// What is remembered: results entered, the list and its filters, players, statistics, data out and in, backups.

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { App, PHONE, recordedGame, sound, TABLET } from './app.mjs';

let app;
let recorded;
before(async () => {
  app = await App.open();
  recorded = await recordedGame(8);
});
after(() => app.close());

const DAY = 86_400_000;
/** A result entered behind the screens; `scores` by name. */
async function result(game, scores, { daysAgo = 1, more = {} } = {}) {
  const session = randomUUID();
  const seats = Object.entries(scores).map(([name, score]) => ({ name, score }));
  const startedAt = new Date(Date.now() - daysAgo * DAY).toISOString();
  await app.ask('record_result', { session, id: randomUUID(), game, result: { startedAt, seats, ...more } });
  return session;
}
const people = async () => (await app.ask('people')).people;
const rows = (page) => page.locator('a.row');

test('a result is entered by keys alone, stands in the list, and is corrected with the old one kept', async () => {
  const page = await app.page('#/result');
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Catan' });
  await page.getByRole('textbox', { name: 'Name of seat 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Points of Anna' }).fill('10');
  await page.getByRole('textbox', { name: 'Name of seat 2' }).fill('Gergő');
  await page.getByRole('textbox', { name: 'Points of Gergő' }).fill('7');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sessions', level: 1 }).waitFor();
  const row = rows(page).filter({ hasText: 'Gergő' });
  assert.match(await row.textContent(), /Catan[\s\S]*Anna[\s\S]*10[\s\S]*Gergő[\s\S]*7/);

  await row.click();
  await page.getByRole('textbox', { name: 'Points of Gergő' }).fill('12');
  await page.getByRole('button', { name: 'Correct the result' }).click();
  await page.getByRole('heading', { name: 'Sessions', level: 1 }).waitFor();
  const { tables } = await app.ask('tables', {});
  assert.deepEqual(tables[0].totals, [10, 12]);
  assert.deepEqual(tables[0].winners, [1]);
  await row.click();
  await page.getByRole('heading', { name: 'Entered so far' }).waitFor();
  assert.equal(await page.locator('ol.history li').count(), 2);
  sound(page);
});

test('a result that cannot be is refused at its place, and nothing is kept', async () => {
  const page = await app.page('#/result');
  const before = (await app.ask('tables', {})).total;
  await page.getByRole('textbox', { name: 'Name of seat 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Name of seat 2' }).fill('anna');
  await page.getByRole('button', { name: 'Record the result' }).click();
  await page.getByRole('alert').filter({ hasText: 'Two people at the table have this name.' }).waitFor();
  assert.equal((await app.ask('tables', {})).total, before);
  sound(page);
});

test('the list is found by words, people, place, time and state', async () => {
  await result('Go', { Zuzka: 3, Marek: 5 }, { daysAgo: 400 });
  const table = await app.table(recorded, 4);
  await app.ask('set_margin', { session: table.session, note: 'under the apple tree', place: 'Garden' });
  const page = await app.page('#/sessions');
  const count = page.locator('p.count');
  await rows(page).first().waitFor();
  const search = page.getByRole('searchbox');
  const finds = async (text) => {
    await search.fill(text);
    await page.waitForTimeout(400);
    return rows(page).count();
  };
  assert.equal(await finds('apple'), 1);
  assert.equal(await finds('gergo anna garden'), 1, 'accents and case do not matter, every word does');
  assert.equal(await finds('zebra'), 0);
  await count.filter({ hasText: 'No session is like this.' }).waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();

  const pick = async (button, choice) => {
    await page.getByRole('button', { name: button }).click();
    await page.locator('fieldset.panel label').filter({ hasText: choice }).click();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
  };
  await pick('People:', 'Marek');
  assert.equal(await rows(page).count(), 1);
  await pick('Time:', 'This year');
  assert.equal(await rows(page).count(), 0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await pick('State:', 'in play');
  assert.equal(await rows(page).count(), 1);
  await page.getByRole('button', { name: 'Clear' }).click();
  await pick('Place:', 'Garden');
  assert.equal(await rows(page).count(), 1);
  sound(page);
});

/** Plays as BoardGameGeek writes them, one a day, the newest first. */
function plays(count) {
  const play = (index) => {
    const date = new Date(Date.UTC(2020, 0, 1) - index * DAY).toISOString().slice(0, 10);
    return `<play id="${900_000 + index}" date="${date}" quantity="1" length="30" incomplete="0" nowinstats="0" location="">
      <item name="Go" objecttype="thing" objectid="188"><subtypes><subtype value="boardgame"/></subtypes></item>
      <players><player username="" userid="0" name="Anna" startposition="1" color="" score="${index}" new="0" rating="0" win="1"/>
      <player username="" userid="0" name="Marek" startposition="2" color="" score="0" new="0" rating="0" win="0"/></players></play>`;
  };
  const all = Array.from({ length: count }, (_, index) => play(index)).join('');
  return `<?xml version="1.0" encoding="utf-8"?><plays username="x" userid="1" total="${count}" page="1" termsofuse="">${all}</plays>`;
}

test('of a long list only what is in sight is in the page, and the end is reached at once', async () => {
  const count = 1500;
  const other = await App.open();
  try {
    const taken = await other.ask('import_many', { batch: randomUUID(), dryRun: false, text: plays(count) });
    assert.equal(taken.fresh, count);
    const page = await other.page('#/sessions');
    await page.getByText(/1,500 sessions/).waitFor();
    assert.ok((await rows(page).count()) < 60);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await rows(page)
      .filter({ hasText: `${count - 1}` })
      .first()
      .waitFor();
    assert.ok((await rows(page).count()) < 60);
    sound(page);
  } finally {
    await other.close();
  }
});

test('two names that are one person are merged, taken back, and statistics follow', async () => {
  await result('catan-dice', { Ilona: 20, Ilka: 30 }, { daysAgo: 3 });
  await result('catan-dice', { Ilka: 20, Marek: 30 }, { daysAgo: 2 });
  const page = await app.page('#/players');
  await page.getByRole('button', { name: /^Ilka/ }).click();
  await page.getByLabel('Is the same person as').selectOption({ label: 'Zuzka' });
  await page.getByRole('button', { name: 'Merge' }).click();
  await page.getByText('Ilka is now Zuzka.').waitFor();
  assert.ok(!(await people()).some(({ name }) => name === 'Ilka'));
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: /^Ilka/ }).waitFor();
  assert.ok((await people()).some(({ name }) => name === 'Ilka'));

  await page.getByRole('button', { name: /^Ilka/ }).click();
  await page.getByRole('radio', { name: 'green' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Name' }).fill('Zuzka');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').filter({ hasText: 'taken already' }).waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ilike');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Ilike/ }).waitFor();
  assert.equal((await people()).find(({ name }) => name === 'Ilike').colour, 'green');
  sound(page);
});

test('a group filters the statistics, whose figures are those of the results', async () => {
  const page = await app.page('#/players');
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Thursday table');
  for (const name of ['Petra', 'Bence']) {
    await app.ask('set_person', { person: randomUUID(), name });
  }
  await page.reload();
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Thursday table');
  for (const name of ['Petra', 'Bence'])
    await page.locator('fieldset label').filter({ hasText: name }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Thursday table/ }).waitFor();
  for (const [one, other] of [
    [50, 40],
    [60, 45],
    [30, 30],
  ])
    await result('catan-dice', { Petra: one, Bence: other }, { daysAgo: 5 });
  await page.goto(`${app.address}/#/statistics/catan-dice`);
  await page.getByRole('button', { name: 'Group:' }).click();
  await page.locator('fieldset.panel label').filter({ hasText: 'Thursday table' }).click();
  await page.keyboard.press('Escape');
  const everybody = page.getByRole('region', { name: 'Everybody' });
  const cells = async (name) => {
    const row = everybody.getByRole('row').filter({ hasText: name });
    return (await row.getByRole('cell').allInnerTexts()).slice(0, 5);
  };
  await everybody.getByRole('row').nth(2).waitFor();
  await page.waitForFunction(() => document.querySelector('dl dd')?.textContent === '3');
  assert.deepEqual(await cells('Petra'), ['3', '100% (3 of 3)', '1', '46.7', '50']);
  assert.deepEqual(await cells('Bence'), ['3', '33% (1 of 3)', '1', '38.3', '40']);
  sound(page);
});

test('a chart is read by keys: its words, its table behind one key, and it leaves as a picture', async () => {
  const page = await app.page('#/statistics/catan-dice');
  const chart = page.getByRole('figure', { name: /Wins/ });
  const drawing = chart.getByRole('img');
  await drawing.focus();
  assert.match(await drawing.getAttribute('aria-label'), /n = \d+.*T shows the figures as a table/s);
  await page.keyboard.press('t');
  await chart.getByRole('columnheader', { name: 'Person' }).waitFor();
  for (const [name, check] of [
    ['Save as SVG', (bytes) => assert.match(bytes.toString(), /^<svg[^>]*>.*Catan Dice Game: Wins/s)],
    ['Save as PNG', (bytes) => assert.deepEqual([...bytes.subarray(0, 4)], [0x89, 0x50, 0x4e, 0x47])],
  ]) {
    await chart.getByRole('button', { name: /table, picture/ }).click();
    const coming = page.waitForEvent('download');
    await chart.getByRole('button', { name }).click();
    check(await readFile(await (await coming).path()));
  }
  sound(page);
});

test('the whole archive goes out, and into an empty house, and out again as one', async () => {
  const page = await app.page('#/data');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a file' }).click();
  const file = await (await coming).path();
  const { total } = await app.ask('tables', {});

  const other = await App.open();
  try {
    const there = await other.page('#/data');
    const take = async () => {
      const chooser = there.waitForEvent('filechooser');
      await there.getByRole('button', { name: 'Choose a file' }).click();
      await (await chooser).setFiles(file);
    };
    await take();
    await there.getByText(`${total} new sessions, 0 known already.`).waitFor();
    assert.equal((await other.ask('tables', {})).total, 0, 'the report keeps nothing');
    await there.getByRole('button', { name: 'Take it in' }).click();
    await there.getByText(`Taken in: ${total} new sessions`).waitFor();
    const seen = async (from) =>
      (await from.ask('tables', {})).tables.map(({ session, totals }) => [session, totals]);
    assert.deepEqual(await seen(other), await seen(app));
    await take();
    await there.getByRole('button', { name: 'Nothing new in it' }).waitFor();
    await there.getByRole('button', { name: 'Cancel' }).click();
    await there.getByRole('button', { name: 'Take out again' }).click();
    await there.getByRole('button', { name: 'Bring back' }).waitFor();
    assert.equal((await other.ask('tables', {})).total, 0);
    await there.getByRole('button', { name: 'Bring back' }).click();
    await there.getByRole('button', { name: 'Take out again' }).waitFor();
    assert.equal((await other.ask('tables', {})).total, total);
    sound(there);
  } finally {
    await other.close();
  }
  sound(page);
});

test('a file that is none is refused with its place, and nothing of it is kept', async () => {
  const page = await app.page('#/data');
  const { total } = await app.ask('tables', {});
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({
    name: 'plays.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"plays":['),
  });
  await page.getByRole('alert').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Take it in' }).count(), 0);
  assert.equal((await app.ask('tables', {})).total, total);
});

test('a backup is shown before it is put back, and then everything is as it was; the check finds nothing', async () => {
  const page = await app.page('#/data');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByText('Backed up.').waitFor();
  const { total } = await app.ask('tables', {});
  await result('Chess', { Anna: 1, Marek: 0 });
  assert.equal((await app.ask('tables', {})).total, total + 1);
  await page
    .getByRole('button', { name: /^Put back/ })
    .first()
    .click();
  const sessions = await page
    .locator('dialog dl')
    .evaluateAll((lists) => lists.map((list) => Number(list.querySelector('dd').textContent)));
  assert.deepEqual(sessions, [total, total + 1]);
  await page.getByRole('button', { name: 'Put back', exact: true }).click();
  await page.getByText(/The archive of before is kept as/).waitFor();
  assert.equal((await app.ask('tables', {})).total, total);
  await page.getByRole('button', { name: 'Check everything' }).click();
  await page.getByText('All is well.').waitFor();
  sound(page);
});

test('no page is wider than its screen', async () => {
  const found = [];
  for (const size of [PHONE, TABLET]) {
    for (const route of [
      '#/',
      '#/sessions',
      '#/statistics',
      '#/statistics/catan-dice',
      '#/players',
      '#/data',
      '#/result',
    ]) {
      const page = await app.page(route, size);
      await page.locator('main').waitFor();
      await page.waitForTimeout(600);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) found.push(`${route} at ${size.width}: ${over}`);
      sound(page);
      await page.context().close();
    }
  }
  assert.deepEqual(found, []);
});
