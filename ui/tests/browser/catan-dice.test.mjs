// The dice game as a person plays it: three ways of entry, by keys and by taps; refusals, crosses, advice; what keys and
// screen readers need.

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { App, DESKTOP, PHONE, sound, TABLET } from './app.mjs';
import { faults } from './axe.mjs';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'orange', 'black', 'white', 'brown'];
const NAMES = ['Anna', 'Gergő', 'Zuzka', 'Marek', 'Ilona', 'Anna B', 'Zuzka B', 'Marek B'];
/** A machine that does something else as well may take its time over every sheet there is. */
const WORKING = 120_000;

let app;
before(async () => {
  app = await App.open();
});
after(() => app.close());

/** A table of the dice game with these moves made. */
async function begin(moves = [], { seats = 2, setup = {}, options = { hints: true } } = {}) {
  const session = randomUUID();
  const people = NAMES.slice(0, seats).map((name, seat) => ({ name, colour: COLOURS[seat] }));
  await app.ask('start', {
    session,
    game: 'catan-dice',
    seats: people,
    setup: { seats, ...setup },
    options,
  });
  for (const move of moves) await play(session, move);
  return session;
}
const known = (session) => app.ask('table', { session });
async function play(session, move) {
  const { seq } = await known(session);
  return app.ask('play', { session, id: randomUUID(), seen: seq, move });
}
const marked = (seat, built, jokers = []) => ({
  type: 'marked',
  seat,
  built: built.split(' ').filter(Boolean),
  jokers,
});
async function at(session, size = DESKTOP) {
  const page = await app.page(`#/table/${session}`, size);
  await page.locator('.sheet').waitFor();
  return page;
}
const heading = (page, name) => page.getByRole('heading', { name, exact: true }).waitFor();
const movesOf = async (session) => (await known(session)).lines.map((line) => line.body.move);

test('a turn of three rolls by keys alone', async () => {
  const session = await begin();
  const page = await at(session);
  await heading(page, 'What did Anna roll?');
  // letters and numbers name faces: O, G, W, L, B, A are 1 to 6
  for (const key of 'og3wb6') await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await heading(page, 'Roll again, or build?');
  // dice lie in the order of the faces: ore, grain, wool, wool, brick, gold
  for (const key of '123') await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await heading(page, 'What do the 3 show?');
  for (const key of 'lbb') await page.keyboard.press(key);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('l');
  await page.keyboard.press('Enter');
  await heading(page, 'Roll again, or build?');
  await page.keyboard.press('a');
  await heading(page, 'What did Gergő roll?');
  const [first, second, bundle] = await movesOf(session);
  assert.deepEqual(first.rolled, ['ore', 'grain', 'wool', 'wool', 'brick', 'gold']);
  assert.deepEqual(
    [second.kept, second.rolled],
    [
      ['ore', 'grain', 'wool'],
      ['lumber', 'brick', 'lumber'],
    ],
  );
  assert.deepEqual(
    bundle.steps.filter((step) => step.type === 'build').map((step) => step.what),
    ['S3'],
  );
  sound(page);
});

test('final dice and one tap: eight taps for a turn with gold worked out', async () => {
  const session = await begin([marked(0, ''), marked(1, '')]);
  const page = await at(session);
  await page.getByText('Final dice', { exact: true }).click();
  for (const face of ['ore', 'ore', 'gold', 'gold', 'grain', 'wool']) {
    await page.locator(`.pad [data-face=${face}]`).click();
  }
  assert.equal(await page.locator('.pad button[aria-disabled=true]').count(), 6, 'a seventh die has no key');
  await page.getByRole('button', { name: 'Record the dice' }).click();
  await page.getByRole('button', { name: 'Build knight 1: 1 point' }).click();
  await heading(page, 'What did Gergő roll?');
  assert.equal((await known(session)).position.totals[0], 1 - 2);
  // the next turn is entered in the same way without asking
  assert.ok(await page.getByRole('radio', { name: 'Final dice' }).isChecked());
  sound(page);
});

test('a turn without dice: marked on the island, checked, and said to be unpaid', async () => {
  const session = await begin();
  const page = await at(session);
  await page.getByText('Only builds', { exact: true }).click();
  await page.getByText('Payment is not checked in this turn').waitFor();
  await page.locator('[data-mark=R0]').click();
  await page.locator('[data-mark=R1]').click();
  await page.getByRole('button', { name: 'Write 2 points' }).waitFor();
  await page.locator('[data-mark=C7]').click();
  await page.locator('.told').getByText('That takes 9 dice; there are 6.').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await heading(page, 'What did Gergő build?');
  assert.deepEqual((await movesOf(session))[0], marked(0, 'R0 R1'));
  await page.getByRole('button', { name: 'Sheet of Anna' }).click();
  await page.getByText('dashed: payment not checked').waitFor();
  sound(page);
});

test('step by step: gold, a joker, two builds, each a line of its own', async () => {
  const session = await begin([
    marked(0, 'K1'),
    marked(1, ''),
    { type: 'finalDice', seat: 0, dice: ['wool', 'grain', 'wool', 'lumber', 'gold', 'gold'] },
  ]);
  const page = await at(session);
  await page.getByRole('button', { name: 'Step by step' }).click();
  await page.locator('[data-step="gold brick"]').click();
  await page.locator('[data-mark=R0]').click();
  await page.getByRole('button', { name: 'End turn, 1 point' }).waitFor();
  await page.locator('[data-joker="1"]').click();
  await page.locator('[data-step="turn wool"]').click();
  await page.waitForFunction(() => !document.querySelector('[data-joker="1"]'));
  await page.locator('[data-mark=K2]').click();
  await page.getByRole('button', { name: 'End turn, 3 points' }).waitFor();
  const moves = (await movesOf(session)).slice(3);
  assert.deepEqual(moves.slice(0, 3), [
    { type: 'gold', seat: 0, to: 'brick' },
    { type: 'build', seat: 0, what: 'R0' },
    { type: 'joker', seat: 0, knight: 1, turn: 'wool', to: 'ore' },
  ]);
  assert.deepEqual(moves[3], { type: 'build', seat: 0, what: 'K2' });
  await page.keyboard.press('Enter');
  await heading(page, 'What did Gergő build?');
  sound(page);
});

test('a refusal says why, with its rule, at the symbol, and writes nothing', async () => {
  const session = await begin([
    marked(0, 'R0 R1'),
    marked(1, ''),
    { type: 'finalDice', seat: 0, dice: ['ore', 'ore', 'grain', 'grain', 'lumber', 'wool'] },
  ]);
  const page = await at(session);
  const { seq } = await known(session);
  for (const [symbol, sentence, rule] of [
    ['C7', 'These dice hold two ore, a city takes three.', /^DICE-CITY-01/],
    ['C20', 'No road leads to city 20.', /^DICE-CITY-02/],
    ['S7', 'No road leads to settlement 7.', /^DICE-SETL-02/],
    ['R0', 'This road is built already.', /^DICE-BUILD-07/],
    ['R4', 'This road touches no built road.', /^DICE-ROAD-03/],
    ['K3', 'Knight 3 needs knight 2 first.', /^DICE-KNGT-02/],
  ]) {
    await page.locator(`[data-mark=${symbol}]`).click({ force: true });
    await page.locator('.bubble').getByText(sentence, { exact: true }).waitFor();
    await page.locator('.bubble').getByRole('button', { name: rule }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.bubble').waitFor({ state: 'detached' });
  }
  await page.locator('[data-mark=C20]').click();
  await page.locator('.bubble').getByText('City 20 needs city 12 first.').waitFor();
  assert.equal((await known(session)).seq, seq, 'nothing was written');
  // the table may decide otherwise
  await page.locator('.bubble').getByRole('button', { name: 'Allow anyway' }).click();
  await page.getByRole('dialog').locator('textarea').waitFor();
  sound(page);
});

test('bad input is refused, each kind in its own words, and changes nothing', async () => {
  const roll = (kept, rolled) => ({ type: 'roll', seat: 0, kept, rolled });
  const six = ['ore', 'ore', 'grain', 'gold', 'wool', 'brick'];
  const fresh = await begin();
  const thrice = await begin([
    roll([], six),
    roll(six.slice(0, 3), six.slice(3)),
    roll(six.slice(0, 3), six.slice(3)),
  ]);
  const over = await begin([marked(0, '')], { seats: 1, setup: { turns: 1 } });
  for (const [session, move, message] of [
    [fresh, roll([], [...six, 'gold']), 'dice-refused-count'],
    [fresh, roll([], [...six.slice(1), 'diamond']), 'dice-refused-face'],
    [fresh, marked(0, 'K1', [2]), 'dice-refused-joker-unbuilt'],
    [thrice, { type: 'joker', seat: 0, knight: 1, turn: 'wool', to: 'ore' }, 'dice-refused-joker-unbuilt'],
    [thrice, roll(six.slice(0, 5), ['gold']), 'dice-refused-fourth-roll'],
    [over, marked(0, 'K1'), 'dice-refused-over'],
    [over, roll([], six), 'dice-refused-over'],
  ]) {
    const before = await known(session);
    const answer = await fetch(`${app.address}/api/play`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session, id: randomUUID(), seen: before.seq, move }),
    });
    assert.equal(answer.status, 409);
    const failure = await answer.json();
    assert.deepEqual([failure.code, failure.reasons[0].message], ['refused', message]);
    assert.deepEqual(await known(session), before);
  }
});

test('a cross that was not needed is warned of first, and can be forbidden', async () => {
  const dice = { type: 'finalDice', seat: 0, dice: ['brick', 'lumber', 'gold', 'ore', 'ore', 'ore'] };
  const session = await begin([dice]);
  const page = await at(session);
  await page.getByRole('button', { name: 'Build nothing' }).click();
  await page
    .locator('.told')
    .getByText('A cross, although something can be built: a road, 1 point.')
    .waitFor();
  assert.equal((await known(session)).seq, 1);
  await page.getByRole('button', { name: 'Write a cross' }).click();
  await heading(page, 'What did Gergő roll?');
  assert.equal((await known(session)).position.totals[0], -2);
  const strict = await begin([dice], { setup: { mayDecline: false } });
  const other = await at(strict);
  await other.getByRole('button', { name: 'Build nothing' }).click();
  await other
    .locator('.told, .bubble')
    .getByText(/This table does not let you decline/)
    .waitFor();
  assert.equal((await known(strict)).seq, 1);
  sound(page);
});

/** Advice as soon as the table of the whole game is there. */
async function advised(session) {
  for (const end = Date.now() + WORKING; Date.now() < end; ) {
    const { advice, progress } = await app.ask('advise', { session });
    if (!progress) return advice;
    assert.ok(progress.done <= progress.all);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('the table of the whole game was never ready');
}

test('advice between rolls: what to keep for a goal, this turn, the whole game; off where the session says so', {
  timeout: 2 * WORKING,
}, async () => {
  const first = await begin();
  const before = await advised(first);
  assert.ok(Math.abs(before.advice.wholeGame.expected - 94.790335) < 1e-6);
  assert.ok(
    Math.abs(before.advice.goals.find(({ kinds }) => kinds.join() === 'road').chance - 0.977593) < 1e-6,
  );
  const session = await begin([
    { type: 'roll', seat: 0, kept: [], rolled: ['ore', 'ore', 'lumber', 'lumber', 'brick', 'brick'] },
  ]);
  const page = await at(session);
  // 96.148: four dice for two roads are better kept than the five with an ore
  const best = page.locator('[data-best=game]');
  await best.getByText('96.1').waitFor();
  await best.getByRole('button', { name: 'Keep lumber, lumber, brick, and brick' }).click();
  assert.equal(await page.getByRole('button', { name: /, kept; press to roll it again$/ }).count(), 4);
  await page.getByRole('button', { name: /^Knight and road, .* %: keep/ }).click();
  await page.getByRole('button', { name: /^Keep \d, roll 2/ }).waitFor();
  await page
    .locator('.strip')
    .getByText(/about \d+ at the end/)
    .first()
    .waitFor();
  await page.locator('button.menu').click();
  await page.getByRole('button', { name: 'Hide advice' }).click();
  await best.waitFor({ state: 'detached' });
  const silent = await begin([], { options: { hints: true, advice: false } });
  assert.deepEqual(await app.ask('advise', { session: silent }), { advice: null, progress: null });
  assert.equal((await known(silent)).options.advice, false, 'it is stored with the session');
  const quiet = await at(silent);
  await heading(quiet, 'What did Anna roll?');
  assert.equal(await quiet.getByText('Before the first roll').count(), 0);
  sound(page);
});

/** A whole short game, dice as they come, always the bundle with most points. */
async function played(seats, turns) {
  const session = await begin([], { seats, setup: { turns } });
  const faces = ['ore', 'grain', 'wool', 'lumber', 'brick', 'gold'];
  let seed = 11;
  const die = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return faces[Math.floor((seed / 2147483648) * 6)];
  };
  for (;;) {
    const { seat } = (await known(session)).position.view;
    if (seat === null) return session;
    await play(session, { type: 'roll', seat, kept: [], rolled: Array.from({ length: 6 }, die) });
    const { answer } = await app.ask('ask', { session, question: { type: 'bundles' } });
    const [bundle] = answer.bundles;
    await play(
      session,
      bundle ? { type: 'bundle', seat, steps: bundle.ways[0].steps } : { type: 'endTurn', seat },
    );
  }
}

test('after the game luck and play are told apart, turn by turn', { timeout: 2 * WORKING }, async () => {
  const session = await played(2, 4);
  const { turns } = await advised(session);
  assert.equal(turns.length, 8);
  for (const turn of turns) {
    assert.ok(Math.abs(turn.before + turn.luck - turn.lost + turn.untold - turn.after) < 1e-6);
  }
  const page = await at(session);
  await page.getByRole('heading', { name: /wins with|share the win/ }).waitFor();
  const rows = page.locator('figure table tbody tr');
  await rows.first().waitFor({ state: 'attached' });
  assert.equal(await rows.count(), 4);
  const totals = await page.locator('tfoot td').allTextContents();
  assert.deepEqual(
    totals.map((total) => Number(total.replace('−', '-'))),
    (await known(session)).position.totals,
  );
  sound(page);
});

// ---- every state of the screen: nothing hidden, nothing too small, axe content

const SIX = ['ore', 'ore', 'grain', 'gold', 'gold', 'lumber'];
const LONG = [
  ['S3', 'S3', 'R0 R1'],
  ['R0 R1', 'R0 R1', 'K1 K2'],
  ['R2 R3', '', 'C7'],
  ['', 'C7', 'R2 R3'],
  ['K1 K2', 'R2 R3', 'K3 R4'],
  ['C7', 'K1 R5', 'C12'],
  ['K3', 'S4', 'K4'],
  ['R4', 'K2 R6', 'R5'],
];
/** The sessions that states are shown of: begun once, and only looked at. */
const shown = new Map();
function once(name, make) {
  if (!shown.has(name)) shown.set(name, make());
  return shown.get(name);
}
const middle = () =>
  once('middle', () =>
    begin(
      [
        ...LONG.flatMap((round) => round.map((built, seat) => marked(seat, built))),
        { type: 'roll', seat: 0, kept: [], rolled: SIX },
      ],
      { seats: 3 },
    ),
  );
const fresh = () => once('fresh', () => begin());
const STATES = {
  'set-up': async (page) => {
    await page.evaluate(() => {
      location.hash = '#/new/catan-dice';
    });
    await page.locator('.heading .link').waitFor();
  },
  'open points': async (page) => {
    await page.evaluate(() => {
      location.hash = '#/new/catan-dice';
    });
    await page.locator('.heading .link').click();
  },
  dice: async (page) => show(page, await fresh()),
  'only builds': async (page) => {
    await show(page, await fresh());
    await page.locator('.ways label').last().click();
    await page.locator('[data-mark=R0]').click();
    await page.locator('[data-mark=R1]').click();
  },
  keep: async (page) => {
    await show(page, await middle());
    await page.locator('[data-best=game]').waitFor({ timeout: WORKING });
  },
  again: async (page) => {
    await show(page, await middle());
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.locator('.pad').waitFor();
  },
  steps: async (page) => {
    await show(page, await middle());
    await page.locator('h3 .link').click();
    await page.locator('[data-step="joker 3"]').waitFor();
  },
  refusal: async (page) => {
    await show(page, await middle());
    await page.locator('[data-mark=C20]').click();
    await page.locator('.bubble').waitFor();
  },
  'another sheet': async (page) => {
    await show(page, await middle());
    await page.locator('.strip button.over').nth(1).click();
    await page.locator('.banner').waitFor();
  },
  result: async (page) => show(page, await once('result', () => played(3, 2))),
  eight: async (page) =>
    show(
      page,
      await once('eight', () => begin([marked(0, 'K1')], { seats: 8, setup: { layout: 'islandOne' } })),
    ),
  solo: async (page) => show(page, await once('solo', () => begin([], { seats: 1 }))),
};
/** From one state to the next by way of a page that has none. */
async function leave(page) {
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await page.locator('.page-title').waitFor();
}
async function show(page, session) {
  await page.evaluate((address) => {
    location.hash = address;
  }, `#/table/${session}`);
  await page.locator('.sheet').waitFor();
  await page.locator('.bar .go button').waitFor({ state: 'attached' });
}

for (const [theme, language] of [
  ['day', 'en'],
  ['evening', 'hu'],
  ['winter', 'cs'],
]) {
  test(`axe finds nothing at the dice game: ${theme}, ${language}`, { timeout: 3 * WORKING }, async () => {
    await app.ask('set_setting', { name: 'theme', value: theme });
    await app.ask('set_setting', { name: 'language', value: language });
    const found = [];
    const page = await app.page('#/settings');
    for (const [name, reach] of Object.entries(STATES)) {
      await leave(page);
      await reach(page);
      found.push(...(await faults(page)).map((fault) => `${name}: ${fault}`));
    }
    sound(page);
    await page.context().close();
    assert.deepEqual(found, []);
  });
}

test('nothing is cut off, nothing scrolls, nothing is smaller than a thumb, at three sizes', {
  timeout: 3 * WORKING,
}, async () => {
  await app.ask('set_setting', { name: 'theme', value: 'day' });
  await app.ask('set_setting', { name: 'language', value: 'en' });
  const found = [];
  for (const size of [DESKTOP, TABLET, PHONE]) {
    const page = await app.page('#/settings', size);
    for (const [name, reach] of Object.entries(STATES)) {
      // on the phone nothing is entered
      if (size === PHONE && !['set-up', 'dice', 'result', 'solo', 'eight'].includes(name)) continue;
      await leave(page);
      await reach(page);
      await page.waitForTimeout(300);
      const wrong = await page.evaluate(() => {
        const said = [];
        if (document.documentElement.scrollWidth > innerWidth + 1) said.push('scrolls sideways');
        const table = document.querySelector('.sheet') !== null;
        if (table && document.documentElement.scrollHeight > innerHeight + 1) said.push('the table scrolls');
        const content = document.querySelector('.tray .content');
        if (
          content?.checkVisibility() &&
          innerWidth >= 1280 &&
          content.scrollHeight > content.clientHeight + 1
        )
          said.push(`the tray scrolls by ${content.scrollHeight - content.clientHeight}`);
        for (const element of document.querySelectorAll('button, a, label:has(input)')) {
          const { width, height } = element.getBoundingClientRect();
          if (!element.checkVisibility() || width < 2 || element.matches('button.place, label input'))
            continue;
          const after = getComputedStyle(element, '::after');
          const grown = after.content !== 'none' && after.position === 'absolute';
          if (!grown && (width < 43.5 || height < 43.5))
            said.push(`${element.outerHTML.slice(0, 90)} is ${Math.round(width)}x${Math.round(height)}`);
        }
        return said;
      });
      found.push(...wrong.map((each) => `${name} at ${size.width}: ${each}`));
    }
    await page.context().close();
  }
  assert.deepEqual(found, []);
});
