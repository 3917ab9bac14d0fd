// Catan's table in a browser: axe, thumbs, no scroll bars; keys alone; what is refused says why; closed hands.

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { boardOf, humanGame, movesOf } from '../../../tests/e2e/catan-recorded.mjs';
import { App, DESKTOP, PHONE, sound, TABLET } from './app.mjs';
import { faults, faultsByTheme, LANGUAGES, THEMES } from './axe.mjs';

const PEOPLE = [
  { name: 'Anna', colour: 'red' },
  { name: 'Gergő', colour: 'blue' },
  { name: 'Zuzka', colour: 'white' },
];

let app;
let recorded;
/** Sessions by what is asked there. */
const at = {};
before(async () => {
  app = await App.open();
  recorded = await humanGame();
  at.begin = await table({ moves: 0 });
  for (const phase of ['beforeRoll', 'act', 'robber', 'discard']) at[phase] = await until(phase);
  at.open = await table({ moves: 12, hands: 'open' });
  at.over = await table({});
});
after(() => app.close());

/** A session of the recorded game; what only its owner saw is not told unless hands are open. */
async function table({ moves = 1000, hands = 'closed', stop = () => false }) {
  const session = randomUUID();
  const setup = { seats: recorded.players, first: 0, board: boardOf(recorded.board), hands };
  let now = await app.ask('start', { session, game: 'catan', seats: PEOPLE, setup });
  let made = 0;
  for (const { totals: _, refused, card, ...move } of movesOf(recorded)) {
    if (refused || made >= moves || stop(now, made)) continue;
    const told = hands === 'open' && card ? { ...move, card } : move;
    const shown = move.type === 'claimWin' ? { ...told, shown: 1 } : told;
    now = await app.ask('play', { session, id: randomUUID(), seen: now.seq, move: shown });
    made += 1;
  }
  return now;
}
/** The recorded game up to where this is asked, late enough for hands to be uncertain. */
const until = (phase) => table({ stop: (now, made) => made > 60 && now.position.view.phase === phase });

const set = (name, value) => app.ask('set_setting', { name, value });
const choose = (purchase) => (page) => page.locator(`[data-build=${purchase}]`).click();
const also = (what) => (page) => page.locator(`[data-also=${what}]`).click();

/** Every state of the table and its set-up: an address, and what is done there. */
const SCREENS = {
  'new game': ['#/new/catan'],
  'house rules': ['#/new/catan', (page) => page.locator('.heading .link').click()],
  'the board entered': ['#/new/catan', edited],
  'first settlement': [() => `#/table/${at.begin.session}`],
  'a settlement chosen': [() => `#/table/${at.begin.session}`, (page) => page.keyboard.press('ArrowRight')],
  dice: [() => `#/table/${at.beforeRoll.session}`],
  'a number chosen': [
    () => `#/table/${at.beforeRoll.session}`,
    (page) => page.locator('[data-roll="8"]').click(),
  ],
  'two dice': [() => `#/table/${at.beforeRoll.session}`, (page) => page.locator('[data-roll=dice]').click()],
  building: [() => `#/table/${at.act.session}`],
  'a road chosen': [() => `#/table/${at.act.session}`, choose('road')],
  'a refusal': [() => `#/table/${at.act.session}`, refused],
  'a trade': [() => `#/table/${at.act.session}`, also('trade')],
  'development cards': [() => `#/table/${at.act.session}`, also('card')],
  'the claim to win': [() => `#/table/${at.act.session}`, also('win')],
  'a seat': [() => `#/table/${at.act.session}`, (page) => page.locator('.strip button.over').first().click()],
  'a stack counted': [
    () => `#/table/${at.act.session}`,
    (page) => page.locator('.bank button').first().click(),
  ],
  menu: [() => `#/table/${at.act.session}`, (page) => page.locator('button.menu').click()],
  robber: [() => `#/table/${at.robber.session}`],
  'the robber put': [() => `#/table/${at.robber.session}`, (page) => page.keyboard.press('ArrowRight')],
  discards: [() => `#/table/${at.discard.session}`],
  'open hands': [() => `#/table/${at.open.session}`],
  result: [() => `#/table/${at.over.session}`],
};

async function edited(page) {
  await page.locator('button.picture').click();
  await page.locator('.editor [data-terrain]').first().waitFor();
}
async function refused(page) {
  // a settlement beside another one
  const { corners } = at.act.position.view;
  const own = corners.findIndex(
    (corner) => corner.seat !== null && corner.seat !== at.act.position.view.active,
  );
  await page.locator('[data-build=settlement]').click();
  await page.locator(`[data-place=corner-${own}]`).click();
  await page.locator('.bubble').waitFor();
}

async function show(page, name) {
  const [route, act] = SCREENS[name];
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await page.locator('.page-title').first().waitFor();
  await page.evaluate(
    (address) => {
      location.hash = address;
    },
    typeof route === 'function' ? route() : route,
  );
  await page.locator('.country').first().waitFor();
  await act?.(page);
  await page.waitForTimeout(150);
}

for (const language of LANGUAGES) {
  test(`axe finds nothing by day, in the evening and in winter: ${language}`, {
    timeout: 900_000,
  }, async () => {
    await set('theme', THEMES[0]);
    await set('language', language);
    const found = [];
    const page = await app.page();
    for (const [state, name] of Object.keys(SCREENS).entries()) {
      await show(page, name);
      assert.equal(await page.locator('html').getAttribute('lang'), language);
      assert.doesNotMatch(await page.locator('body').textContent(), /cat-[a-z]+-|undefined|NaN/, name);
      found.push(...(await faultsByTheme(page, language, state)).map((fault) => `${name}, ${fault}`));
    }
    sound(page);
    await page.context().close();
    assert.deepEqual(found, []);
  });
}

test('nothing has to be scrolled, and no control is smaller than a thumb', { timeout: 600_000 }, async () => {
  await set('theme', 'day');
  await set('language', 'hu');
  const found = [];
  for (const size of [DESKTOP, TABLET]) {
    const page = await app.page('#/', size, { reducedMotion: 'reduce' });
    for (const name of Object.keys(SCREENS)) {
      if (name === 'new game' || name === 'house rules' || name === 'menu') continue;
      await show(page, name);
      const seen = await page.evaluate(() => {
        const frames = document.querySelector('.editor') ? [] : [document.documentElement];
        const over = [...frames, ...document.querySelectorAll('.tray .content')].some(
          (each) => each.scrollHeight > each.clientHeight + 1,
        );
        const small = [
          ...document.querySelectorAll('.tray button, .bubble button, .bank button, .zoom button'),
        ]
          .filter((each) => each.checkVisibility())
          .filter((each) => {
            const box = each.getBoundingClientRect();
            const after = getComputedStyle(each, '::after');
            if (after.position !== 'absolute' || after.content === 'none')
              return box.height < 43.5 || box.width < 43.5;
            return false;
          })
          .map((each) => each.textContent?.trim() || each.ariaLabel);
        return { over, small };
      });
      if (seen.over && name !== 'result') found.push(`${name} at ${size.width} scrolls`);
      found.push(...seen.small.map((each) => `${name} at ${size.width}: ${each} is small`));
    }
    sound(page);
    await page.context().close();
  }
  assert.deepEqual(found, []);
});

test('the phone looks on', async () => {
  await set('language', 'en');
  const page = await app.page(`#/table/${at.act.session}`, PHONE);
  await page.locator('.country').waitFor();
  assert.deepEqual(await faults(page), []);
  assert.equal(await page.locator('[data-place]').count(), 0, 'nothing can be entered');
  await page.context().close();
});

test('a game begins by keys alone', async () => {
  await set('language', 'en');
  const begun = await table({ moves: 0 });
  const page = await app.page(`#/table/${begun.session}`);
  await page.locator('.country').waitFor();
  const known = () => app.ask('table', { session: begun.session });
  for (let piece = 0; piece < 12; piece += 1) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await recordedUpTo(known, piece + 1);
  }
  assert.equal((await known()).position.view.phase, 'beforeRoll');
  // a one waits for its second figure
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  const after = await recordedUpTo(known, 13);
  assert.deepEqual(after.lines.at(-1).body.move, { type: 'roll', seat: 0, dice: 11 });
  await page.keyboard.press('Enter');
  const passed = await recordedUpTo(known, 14);
  assert.equal(passed.lines.at(-1).body.move.type, 'endTurn');
  await page.keyboard.press('Control+z');
  await recordedUpTo(known, 15);
  assert.equal((await known()).position.view.phase, 'act', 'and taken back');
  sound(page);
  await page.context().close();
});

test('what is refused says why, where it happened, and records nothing', async () => {
  const page = await app.page(`#/table/${at.act.session}`);
  await page.locator('.country').waitFor();
  await refused(page);
  assert.match(await page.locator('.bubble').textContent(), /CAT-BLD-0[45]/);
  assert.equal(await page.locator('button.primary').getAttribute('aria-disabled'), 'true');
  await page.keyboard.press('Enter');
  assert.equal((await app.ask('table', { session: at.act.session })).seq, at.act.seq);
  await page.context().close();
});

test('hands of closed tables are not told, unless the table counts cards', async () => {
  const page = await app.page(`#/table/${at.act.session}`);
  await page.locator('.hand').waitFor();
  assert.equal(await page.locator('.hand b').count(), 0, 'no number says what is in a hand');
  await page.locator('button.menu').click();
  await page.locator('dialog [role=switch]').click();
  await page.locator('.hand b').first().waitFor();
  assert.equal(await page.locator('.hand b').count(), 5);
  sound(page);
  await page.context().close();
});

test('evidence that fits nothing names the earliest move it contradicts', async () => {
  // Somebody was robbed, so the thief's hand is uncertain; that he holds what nobody could have drawn is refused.
  const known = await table({ stop: (now, made) => made > 100 && now.position.view.phase === 'act' });
  const page = await app.page(`#/table/${known.session}`);
  await page.locator('.bank button').first().click();
  await page.locator('.stepper button').last().click();
  await page.locator('.verdict.refused').waitFor();
  assert.match(await page.locator('.verdict').textContent(), /bank cannot hold so many brick/i);
  assert.match(await page.locator('.verdict').textContent(), /CAT-/);
  sound(page);
  await page.context().close();
});

test('a board is entered hex by hex; what is wrong is said and shown; the rest is filled', async () => {
  await set('language', 'en');
  const page = await app.page('#/new/catan');
  await page.locator('button.picture').click();
  await page.locator('[data-lay=empty]').click();
  for (const [terrain, token] of [
    ['forest', 6],
    ['hills', 8],
  ]) {
    await page.locator(`[data-terrain=${terrain}]`).click();
    await page.locator(`[data-token="${token}"]`).click();
  }
  await page.getByText('Two red numbers lie side by side.').waitFor();
  assert.equal(await page.locator('.faults polygon').count(), 2, 'both hexes are marked');
  await page.locator('[data-hex="1"]').click();
  await page.locator('[data-token="3"]').click();
  await page.locator('.tray .link').last().click();
  await page.getByText('The board is complete and allowed.').waitFor();
  await page.locator('.editor button.primary').click();
  await page.locator('.editor').waitFor({ state: 'detached' });
  sound(page);
  await page.context().close();
});

async function recordedUpTo(known, seq) {
  for (let tries = 0; tries < 600; tries += 1) {
    const now = await known();
    if (now.seq >= seq) return now;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error(`nothing was recorded after line ${seq - 1}`);
}
