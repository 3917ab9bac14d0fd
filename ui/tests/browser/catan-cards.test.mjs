// The card game's table in a browser: axe, thumbs, no scroll bars; keys alone; what is refused says why; a price that is
// not confirmed is corrected once and holds.

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { App, DESKTOP, PHONE, sound, TABLET } from './app.mjs';
import { faultsByTheme, LANGUAGES, THEMES } from './axe.mjs';

const PEOPLE = [
  { name: 'Anna', colour: 'red' },
  { name: 'Gergő', colour: 'blue' },
];
/** A table in the middle: knights, a church, a town hall, regions full and empty. */
const POSITION = {
  turn: 9,
  stage: 'main',
  sevenReached: true,
  discard: ['scout'],
  realms: [
    {
      holds: { region_set2_forest: 3, region_set2_pasture: 2, region_set2_hills: 2, region_set2_gold: 2 },
      settlements: [{ at: -3, upper: 'region_new_mountains_4', lower: 'region_new_pasture_5' }],
      cities: [-1],
      cards: [
        { card: 'conrad_the_swift', at: -3, side: 'upper' },
        { card: 'library', at: -1, side: 'lower' },
        { card: 'garrison', at: -1, side: 'upper' },
      ],
      hand: 3,
    },
    {
      holds: { region_set1_mountains: 3, region_set1_pasture: 3, region_set1_fields: 3 },
      cities: [1],
      cards: [
        { card: 'otto_the_berserker', at: -1, side: 'upper' },
        { card: 'church', at: 1, side: 'upper' },
        { card: 'town_hall', at: 1, side: 'lower' },
      ],
      hand: 3,
    },
  ],
};

let app;
/** Sessions by what is asked there. */
const at = {};
before(async () => {
  app = await App.open();
  at.opening = await table({});
  at.main = await table({ position: POSITION });
  at.dice = await table({ position: { ...POSITION, stage: 'dice' } });
  at.attacked = await table({ position: POSITION }, [{ type: 'attack', seat: 0, card: 'black_knight' }]);
  at.wide = await table({ position: wide() });
});
after(() => app.close());
beforeEach(async () => {
  await set('theme', THEMES[0]);
  await set('language', LANGUAGES[0]);
});

/** The whole supply of settlements in one realm: the widest there can be. */
function wide() {
  const [first, second] = POSITION.realms;
  const regions = [
    'mountains_5',
    'fields_3',
    'forest_6',
    'forest_1',
    'hills_1',
    'hills_2',
    'gold_3',
    'pasture_6',
  ];
  const settlements = [-5, -7, 3, 5].map((column, index) => ({
    at: column,
    upper: `region_new_${regions[2 * index]}`,
    lower: `region_new_${regions[2 * index + 1]}`,
  }));
  return { ...POSITION, realms: [{ ...first, settlements: [...first.settlements, ...settlements] }, second] };
}

async function table(setup, moves = []) {
  const session = randomUUID();
  const suggested = (await app.ask('suggest', { game: 'catan-cards', seats: 2 })).setup;
  let now = await app.ask('start', {
    session,
    game: 'catan-cards',
    seats: PEOPLE,
    setup: { ...suggested, ...setup },
    options: { hints: true },
  });
  for (const move of moves) now = await app.ask('play', { session, id: randomUUID(), seen: now.seq, move });
  return now;
}
const known = (session) => app.ask('table', { session });
const set = (name, value) => app.ask('set_setting', { name, value });
const ready = (page) => page.locator('button.primary[aria-disabled="false"]').waitFor();
const to = (name) => `#/table/${at[name].session}`;

/** Every state of the table and its set-up: an address, and what is done there. */
const SCREENS = {
  'new game': ['#/new/catan-cards'],
  'open questions': ['#/new/catan-cards', (page) => page.locator('.heading .link').click()],
  'check the deck': [
    () => to('main'),
    async (page) => {
      await page.locator('button.menu').click();
      await page.locator('dialog .menu button').first().click();
      await page.locator('dialog .keep').waitFor();
    },
  ],
  'count again': [() => to('main'), counted],
  'starting hands': [() => to('opening'), (page) => page.keyboard.press('2')],
  dice: [() => to('dice'), rolled],
  build: [() => to('main')],
  'a card to be built': [() => to('main'), (page) => chosen(page, 'abbey')],
  'what cannot be built': [() => to('main'), refused],
  trade: [() => to('main'), (page) => page.locator('[data-tab=trade]').click()],
  action: [() => to('main'), (page) => page.locator('[data-tab=action]').click()],
  dismantle: [() => to('main'), (page) => page.locator('[data-tab=dismantle]').click()],
  hand: [() => to('main'), (page) => page.keyboard.press('Enter')],
  'an attack': [() => to('attacked')],
  'seven settlements': [() => to('wide')],
};

async function rolled(page) {
  await page.locator('[data-face=club]').click();
  await page.locator('.numbers [aria-keyshortcuts="4"]').click();
  await ready(page);
}
/** The first region of the first realm is said to show one less. */
async function counted(page) {
  await page.locator('button.menu').click();
  await page.locator('[data-entry=recount] button').click();
  await page
    .getByRole('button', { name: 'Forest 5: −' })
    .or(page.getByRole('button', { name: /5: −$/ }))
    .first()
    .click();
  await page.locator('dialog .told li').first().waitFor();
}
async function chosen(page, card) {
  await page.locator(`[data-card=${card}]`).click();
  await page.locator('.big').waitFor();
}
async function refused(page) {
  await page.locator('[data-family=red]').click();
  await chosen(page, 'colossus_of_catan');
  await page.locator('.note.refused').waitFor();
}

async function show(page, name) {
  const [route, act] = SCREENS[name];
  for (const hash of ['#/sessions', typeof route === 'function' ? route() : route]) {
    await page.keyboard.press('Escape');
    await page.evaluate((address) => {
      location.hash = address;
    }, hash);
    await page.locator('.page-title, .tray h2').first().waitFor();
  }
  if (typeof route === 'function')
    await page.locator('button[data-stack]:not(:disabled), .picks, [data-face], .choices').first().waitFor();
  await act?.(page);
}

for (const language of LANGUAGES) {
  test(`axe finds nothing by day, in the evening and in winter: ${language}`, {
    timeout: 400_000,
  }, async () => {
    await set('language', language);
    const found = [];
    const page = await app.page();
    for (const [state, name] of Object.keys(SCREENS).entries()) {
      await show(page, name);
      assert.equal(await page.locator('html').getAttribute('lang'), language);
      assert.doesNotMatch(
        await page.locator('body').textContent(),
        /card-(screen|asks|move|refused|name)-|undefined|NaN/,
        name,
      );
      found.push(...(await faultsByTheme(page, language, state)).map((fault) => `${name}, ${fault}`));
    }
    sound(page);
    await page.context().close();
    assert.deepEqual(found, []);
  });
}

test('no control is smaller than a thumb, no table has a scroll bar', { timeout: 300_000 }, async () => {
  const found = [];
  for (const size of [DESKTOP, TABLET]) {
    const page = await app.page('#/', size);
    for (const name of Object.keys(SCREENS).filter((each) => SCREENS[each][0] instanceof Function)) {
      await show(page, name);
      await page.waitForTimeout(250);
      found.push(...(await page.evaluate(tooSmall)).map((each) => `${size.width} ${name}: ${each}`));
      if (size === DESKTOP) {
        const bars = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('main, .tray .content')]
            .filter(
              (each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1,
            )
            .map((each) => each.className || each.tagName),
        );
        found.push(...bars.map((each) => `${name}: ${each} scrolls`));
      }
    }
    sound(page);
    await page.context().close();
  }
  assert.deepEqual(found, []);
});

/** Controls that no thumb hits; what reaches beyond its box by ::after counts with it. */
function tooSmall() {
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
  return [...document.querySelectorAll('button, a')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .map((element) => ({ element, size: reach(element) }))
    .filter(({ size }) => size.width < 43.5 || size.height < 43.5)
    .map(({ element, size }) => `${element.outerHTML.slice(0, 120)} ${size.width}x${size.height}`);
}

test('a phone looks on and enters nothing', async () => {
  const page = await app.page(to('main'), PHONE);
  await page.locator('[data-realm]').first().waitFor();
  assert.equal(await page.locator('[data-realm] button').count(), 0);
  assert.equal(await page.locator('.tray').first().isVisible(), false);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  sound(page);
  await page.context().close();
});

test('a turn is entered by keys alone', { timeout: 120_000 }, async () => {
  const { session } = await table({ position: { ...POSITION, stage: 'dice' } });
  const page = await app.page(`#/table/${session}`);
  await page.locator('[data-face]').first().waitFor();
  await page.keyboard.press('k');
  await page.keyboard.press('5');
  await ready(page);
  await page.keyboard.press('Enter');
  // the higher tournament number gains: a region of the other seat, walked to by Tab
  const gain = page.locator('[data-pick]').first();
  await gain.waitFor();
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('[data-pick], button[data-region]'))) break;
  }
  await page.keyboard.press('Space');
  await ready(page);
  await page.keyboard.press('Tab');
  await page.locator('button.primary').focus();
  await page.keyboard.press('Enter');
  await page.locator('.picks').waitFor();
  await page.keyboard.press('Control+z');
  await gain.waitFor();
  const { lines } = await known(session);
  assert.deepEqual(
    lines.map(({ body }) => body.kind),
    ['move', 'move', 'undo'],
  );
  sound(page);
  await page.context().close();
});

test('what is refused names its rule, and the table may decide otherwise', async () => {
  const { session } = await table({ position: POSITION });
  const page = await app.page(`#/table/${session}`);
  await page.locator('.picks').waitFor();
  await page.locator('[data-do=settlement]').click();
  const note = page.locator('.note.refused');
  await note.waitFor();
  assert.match(await note.textContent(), /needs a road/);
  assert.match(await note.textContent(), /CARD-BUILD-04, page 7/);
  assert.equal(await page.locator('button.primary').getAttribute('aria-disabled'), 'true');
  await note.locator('button.num').first().click();
  assert.match(await page.locator('dialog').textContent(), /lies at a road/);
  await page.keyboard.press('Escape');
  await note.locator('.allow').click();
  await page.locator('dialog textarea').waitFor();
  assert.equal((await known(session)).lines.length, 0, 'nothing is recorded by asking');
  sound(page);
  await page.context().close();
});

test('a dispute is answered by the rule, and the table may decide otherwise', async () => {
  const { session } = await table({ position: POSITION });
  const page = await app.page(`#/table/${session}`);
  await page.locator('.picks').waitFor();
  await counted(page);
  assert.match(await page.locator('dialog .told').textContent(), /Forest 5 shows 3, not 2/);
  assert.equal((await known(session)).lines.length, 0, 'nothing is recorded by asking');
  await page.getByRole('button', { name: 'The table is right' }).click();
  await page.locator('dialog textarea').fill('Both saw it turned twice.');
  await page.getByRole('button', { name: 'Record the ruling' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  const { lines, position } = await known(session);
  assert.deepEqual(
    lines.map(({ body }) => body.kind),
    ['ruling'],
  );
  const forest = position.view.seats[0].regions.find(({ region }) => region === 'region_set2_forest');
  assert.equal(forest.holds, 2);
  // what follows from the cards is not set: the dialog says why and stays
  await page.locator('button.menu').click();
  await page.locator('[data-entry=recount] button').click();
  await page.getByRole('button', { name: 'victory points: +' }).first().click();
  await page.locator('dialog .told li').first().waitFor();
  await page.getByRole('button', { name: 'The table is right' }).click();
  await page.locator('dialog textarea').fill('We say so.');
  await page.getByRole('button', { name: 'Record the ruling' }).click();
  await page
    .locator('dialog')
    .getByText(/Setup|CARD-SETUP-10/)
    .first()
    .waitFor();
  assert.equal((await known(session)).lines.length, 1);
  sound(page);
  await page.context().close();
});

test('a card that says something else is built for its own price, and every later table knows it', async () => {
  const { session } = await table({ position: POSITION });
  const page = await app.page(`#/table/${session}`);
  await page.locator('[data-family=fleet]').click();
  await chosen(page, 'ore_fleet');
  assert.match(await page.locator('.tray').first().textContent(), /Unconfirmed price/);
  await page.getByRole('button', { name: 'Unconfirmed price' }).click();
  await page.getByRole('button', { name: 'One less: wool' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.locator('[data-realm="0"] button[data-site="1 upper 1"]').click();
  await ready(page);
  await page.keyboard.press('Enter');
  // the card is drawn as soon as it is chosen: what counts is the log
  let now = await known(session);
  for (; now.lines.length === 0; now = await known(session)) await page.waitForTimeout(50);
  const { lines, position } = now;
  assert.deepEqual(lines[0].body.move.pay, { region_set2_forest: 1 });
  const fleet = position.view.seats[0].sites.find(({ card }) => card?.card === 'ore_fleet').card;
  assert.deepEqual(fleet.price, { lumber: 1 });
  await page.context().close();
  const next = await app.page('#/new/catan-cards');
  await next.getByRole('button', { name: 'Check your deck' }).waitFor();
  await next.locator('input.name').first().fill('Anna');
  await next.locator('input.name').last().fill('Marek');
  await next.locator('button.go').click();
  await next.locator('[data-stack]').first().waitFor();
  const begun = (await next.url()).split('/').at(-1);
  const { setup } = await known(begun);
  const entry = setup.catalogue.find(({ id }) => id === 'ore_fleet');
  assert.deepEqual(entry.cost, { lumber: 1 });
  assert.deepEqual(entry.confirmed, ['cost']);
  sound(next);
  await next.context().close();
});

test('what finds no room is said aloud', async () => {
  const { session } = await table({ position: { ...POSITION, stage: 'dice' } });
  const page = await app.page(`#/table/${session}`);
  await page.locator('[data-face=club]').click();
  await page.locator('.numbers [aria-keyshortcuts="5"]').click();
  await ready(page);
  await page.keyboard.press('Enter');
  const said = page.locator('p.unseen[role=status]');
  await page.waitForFunction(() =>
    /lost/.test(document.querySelector('p.unseen[role=status]')?.textContent ?? ''),
  );
  assert.match(await said.textContent(), /Forest 5 is full: 1 lost/);
  sound(page);
  await page.context().close();
});
