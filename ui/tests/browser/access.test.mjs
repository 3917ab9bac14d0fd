// axe-core finds nothing on any screen, in three themes and three languages; what keys and screen readers need besides.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { App, PHONE, recordedGame, sound, TABLET } from './app.mjs';
import { faults, faultsByTheme, LANGUAGES, THEMES } from './axe.mjs';

let app;
let open;
let over;
let paused;
before(async () => {
  app = await App.open();
  const recorded = await recordedGame(8);
  over = await app.table(recorded, recorded.moves.length);
  open = await app.table(recorded, 30);
  paused = await app.table(recorded, 10);
  await app.ask('set_state', { session: paused.session, state: 'paused' });
  await app.ask('set_setting', { name: 'people', value: ['Ilona', 'Marek'] });
});
after(() => app.close());

const set = (name, value) => app.ask('set_setting', { name, value });

/** Every state of every screen: an address, and what is done there. */
const SCREENS = {
  start: ['#/'],
  'new game': ['#/new/carcassonne'],
  'older rules': ['#/new/carcassonne', (page) => page.locator('.heading .link').click()],
  sessions: ['#/sessions'],
  'sessions filtered': ['#/sessions', (page) => page.locator('.picker .button').first().click()],
  'a result': ['#/result'],
  review: [() => `#/review/${over.session}`],
  'the sheet of a moment': [
    () => `#/review/${over.session}/20`,
    (page) => page.locator('[role="tab"]').last().click(),
  ],
  share: [() => `#/review/${over.session}`, (page) => page.locator('.tray footer button').first().click()],
  statistics: ['#/statistics'],
  'statistics of a game': ['#/statistics/carcassonne', (page) => page.locator('.drawing').first().waitFor()],
  'a chart as a table': [
    '#/statistics/carcassonne',
    async (page) => {
      await page.locator('.drawing').first().press('t');
      await page.locator('figure .more button').first().click();
    },
  ],
  players: ['#/players'],
  'a person': ['#/players', (page) => page.locator('main ul button.row').first().click()],
  data: ['#/data'],
  settings: ['#/settings'],
  'which tile': [() => `#/table/${open.session}`],
  'a tile chosen by key': [() => `#/table/${open.session}`, (page) => page.keyboard.press('v')],
  'a tile laid': [() => `#/table/${open.session}`, laid],
  'a refusal': [() => `#/table/${open.session}`, refused],
  'a road explained': [
    () => `#/table/${open.session}`,
    (page) => page.locator('button.figure').first().click(),
  ],
  menu: [() => `#/table/${open.session}`, (page) => page.locator('button.menu').click()],
  keys: [() => `#/table/${open.session}`, (page) => page.keyboard.press('?')],
  note: [() => `#/table/${open.session}`, (page) => entry(page, 'note')],
  points: [() => `#/table/${open.session}`, (page) => entry(page, 'points')],
  'open places': [() => `#/table/${open.session}`, (page) => entry(page, 'places')],
  'a place chosen first': [
    () => `#/table/${open.session}`,
    (page) => page.locator('button.place').first().click(),
  ],
  fields: [() => `#/table/${open.session}`, fields],
  standing: [() => `#/table/${open.session}`, (page) => page.locator('.strip button.over').first().click()],
  log: [() => `#/table/${open.session}`, (page) => page.locator('button.all').click()],
  'a line of the log': [() => `#/table/${open.session}`, line],
  'a correction': [() => `#/table/${open.session}`, correction],
  paused: [() => `#/table/${paused.session}`],
  'the past': [() => `#/table/${open.session}`, past],
  'a ruling': [() => `#/table/${open.session}`, ruling],
  result: [() => `#/table/${over.session}`],
  'final scoring': [() => `#/table/${over.session}`, (page) => page.locator('.tools button').last().click()],
};

async function laid(page) {
  await page.locator('button.kind:not(.out)').last().click();
  await page.locator('button.place[aria-keyshortcuts]').first().click();
  await page.locator('ul.options .option').first().waitFor();
}
async function refused(page) {
  await page.locator('button.kind:not(.out)').first().click();
  await page.locator('button.place[aria-keyshortcuts]').first().waitFor();
  await page.locator('button.place:not([aria-keyshortcuts])').first().click();
  await page.locator('.bubble').waitFor();
}
async function entry(page, name) {
  await page.locator('button.menu').click();
  await page.locator(`dialog [data-entry=${name}] button`).click();
}
async function fields(page) {
  await entry(page, 'fields');
  await page.locator('.tray ul button').first().waitFor();
}
async function line(page) {
  await page.locator('button.all').click();
  await page.locator('ol .tool').nth(4).click();
  await page.locator('dialog .said').waitFor();
}
async function correction(page) {
  await line(page);
  await page.locator('dialog [data-entry=correct] button').click();
  await page.locator('.banner').waitFor();
}
async function past(page) {
  await page.locator('button.all').click();
  await page.locator('ol .row').nth(4).click();
  await page.locator('.banner').waitFor();
}
async function ruling(page) {
  await refused(page);
  await page.locator('.bubble .links button').last().click();
  await page.locator('dialog textarea').waitFor();
}

/** Goes to a screen anew and does there what leads to its state. */
async function show(page, name) {
  const [route, act] = SCREENS[name];
  const leave = name === 'start' ? '#/settings' : '#/';
  for (const hash of [leave, typeof route === 'function' ? route() : route]) {
    await page.keyboard.press('Escape');
    await page.evaluate((address) => {
      location.hash = address;
    }, hash);
    await page.locator('main').first().waitFor();
    await page.locator('.page-title, .kind, .tools, #review-now').first().waitFor();
  }
  await act?.(page);
}

for (const language of LANGUAGES) {
  test(`axe finds nothing by day, in the evening and in winter: ${language}`, {
    timeout: 600_000,
  }, async () => {
    await set('theme', THEMES[0]);
    await set('language', language);
    const found = [];
    const page = await app.page();
    for (const [state, name] of Object.keys(SCREENS).entries()) {
      await show(page, name);
      assert.equal(await page.locator('html').getAttribute('lang'), language);
      found.push(...(await faultsByTheme(page, language, state)).map((fault) => `${name}, ${fault}`));
    }
    sound(page);
    await page.context().close();
    assert.deepEqual(found, []);
  });
}

test('axe finds nothing on the tablet and on the phone', async () => {
  await set('theme', 'day');
  await set('language', 'en');
  for (const size of [TABLET, PHONE]) {
    for (const route of ['#/', '#/new/carcassonne', `#/table/${open.session}`, `#/table/${over.session}`]) {
      const page = await app.page(route, size);
      await page.locator('main').first().waitFor();
      assert.deepEqual(await faults(page), [], `${route} at ${size.width}`);
      await page.context().close();
    }
  }
});

test('no control is smaller than a thumb', async () => {
  const found = [];
  const page = await app.page('#/', TABLET);
  for (const name of Object.keys(SCREENS)) {
    await show(page, name);
    await page.waitForTimeout(300);
    const small = await page.evaluate(() => {
      const reach = (element) => {
        const own = element.getBoundingClientRect();
        const after = getComputedStyle(element, '::after');
        if (after.content === 'none' || after.position !== 'absolute') return own;
        const grow = (side) => Math.max(0, -Number.parseFloat(after[side]) || 0);
        return {
          width: own.width + grow('left') + grow('right'),
          height: own.height + grow('top') + grow('bottom'),
        };
      };
      return [
        ...document.querySelectorAll('button, a, input:not(.unseen):not([type=file]), label:has(input)'),
      ]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .filter((element) => !element.matches('button.place, button.figure, label input'))
        .map((element) => ({ element, size: reach(element) }))
        .filter(({ size }) => size.width < 43.5 || size.height < 43.5)
        .map(({ element, size }) => `${element.outerHTML.slice(0, 120)} ${size.width}x${size.height}`);
    });
    found.push(...small.map((each) => `${name}: ${each}`));
  }
  assert.deepEqual(found, []);
});
