// Three whole games of the dice game for four, entered in the real window as people would: each roll by keys, the final
// dice by keys and taps, without dice on the island. What stands on the screen is compared with what was built, with the
// engine and with the command line.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { judged } from './judged.mjs';
import { KEY, Place, until, Window } from './window.mjs';

const PEOPLE = ['Anna', 'Gergő', 'Zuzka', 'Marek'];
const FACES = ['ore', 'grain', 'wool', 'lumber', 'brick', 'gold'];
const CROSS = -2;

/** Dice that fall alike every time. */
function diceOf(seed) {
  let state = seed;
  return (count) =>
    Array.from({ length: count }, () => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return FACES[Math.floor((state / 2147483648) * FACES.length)];
    });
}
/** As printed: every road gives one point, everything else the number in its name. */
const pointsOf = (built) => built.reduce((sum, id) => sum + (id.startsWith('R') ? 1 : Number(id.slice(1))), 0);
const keysOf = (dice) => dice.map((face) => String(FACES.indexOf(face) + 1)).join('');
const sorted = (dice) => [...dice].sort((one, other) => FACES.indexOf(one) - FACES.indexOf(other));

/** The table as the people at it see and touch it. */
class DiceTable {
  constructor(window) {
    this.window = window;
  }

  /** A table for everybody, with so many turns each, the first of them entered in this way. */
  async begin(way, turns) {
    this.turns = turns;
    const { window } = this;
    await window.run('location.hash = "#/new/catan-dice"');
    await window.see('input.name');
    const rows = () => window.run('return [...document.querySelectorAll("input.name")].map((field) => field.id)');
    while ((await rows()).length < PEOPLE.length) await window.click('button.fresh');
    for (const [index, id] of (await rows()).entries()) await window.type(`#${id}`, PEOPLE[index]);
    await window.type('input[type=number]', `${turns}${KEY.tab}`);
    await window.click('button.go');
    this.session = await until('the address of a table', () =>
      window.run('return location.hash.match(/^#\\/table\\/([0-9a-f-]{36})$/)?.[1] ?? null'),
    );
    await window.click(`.ways label:nth-child(${way})`);
    await window.see(`.ways label.on:nth-child(${way})`);
  }

  async ask(command, request = {}) {
    const { answer, failure } = await this.window.ask(command, { session: this.session, ...request });
    assert.equal(failure, undefined, JSON.stringify(failure));
    return answer;
  }

  known() {
    return this.ask('table');
  }

  /** The table once it has more lines than `seq`. */
  after(seq, what) {
    return until(what, async () => {
      const table = await this.known();
      return table.seq > seq ? table : undefined;
    });
  }

  /** Builds what gives most points, by the key beside it or by a tap; what was built. */
  async build(byKeys) {
    const { window } = this;
    const { seq } = await this.known();
    const { bundles } = (await this.ask('ask', { turn: null, question: { type: 'bundles' } })).answer;
    if (bundles.length === 0) {
      await this.cross();
      return [];
    }
    const kinds = (built) => built.map((id) => id[0]).join('');
    const best = kinds(bundles[0].built);
    const row = await until('the bundles', async () => {
      const offered = await window.run(
        'return [...document.querySelectorAll(".bundle")].map((each) => each.dataset.built)',
      );
      const index = offered.findIndex((built) => kinds(built.split(' ')) === best);
      return index < 0 ? undefined : { index, built: offered[index].split(' ') };
    });
    if (byKeys) await window.press(String.fromCharCode(97 + row.index));
    else await window.click(`.bundle[data-built="${row.built.join(' ')}"]`);
    await this.after(seq, `the bundle ${row.built}`);
    return row.built;
  }

  /** Ends a turn in which nothing can be built. While dice may still be rolled, one is, and shows the same again. */
  async cross() {
    for (;;) {
      const { seq, position } = await this.known();
      const { rolls, rollsLeft } = position.view.turn;
      if (rollsLeft === 0) {
        await this.window.press(KEY.enter);
        await this.after(seq, 'a cross');
        return;
      }
      await this.window.press(`12345${KEY.enter}${keysOf(rolls.at(-1).dice.slice(5))}${KEY.enter}`);
      await this.after(seq, 'the same dice again');
    }
  }

  /** The totals as the seats show them. */
  async scores() {
    return (await this.window.texts('[data-score]')).map(Number);
  }
}

/** Plays a whole game, one turn after the other; every turn gives what was built. */
async function whole(table, turn) {
  const built = PEOPLE.map(() => []);
  for (let round = 0; round < table.turns; round += 1) {
    for (const seat of PEOPLE.keys()) {
      const { position } = await table.known();
      assert.equal(position.view.seat, seat);
      const now = await turn(round, seat);
      built[seat].push(now);
    }
  }
  return built.map((boxes) =>
    boxes.reduce((sum, box) => sum + (box.length === 0 ? CROSS : pointsOf(box)), 0),
  );
}

/** Screen, engine and command line say what was built. */
async function compare(table, place, totals, reviewed) {
  const { window } = table;
  const done = await table.known();
  assert.equal(done.position.outcome.finished, true, 'the last box ends the game');
  assert.deepEqual(done.position.totals, totals, 'the engine');
  const shown = await until('the result', async () => {
    const cells = (await window.texts('tfoot td')).map((text) => Number(text.replace('−', '-')));
    return cells.length === PEOPLE.length ? cells : undefined;
  });
  assert.deepEqual(shown, totals, 'the result on the screen');
  assert.deepEqual(await table.scores(), totals, 'the seats on the screen');
  const cli = await judged(place, await table.ask('export'), totals);
  const advise = cli('advise');
  assert.equal(advise.status, 0, advise.stderr);
  const { advice, expected, turns } = JSON.parse(advise.stdout);
  assert.equal(advice, null, 'nothing is advised after the end');
  assert.deepEqual(expected, totals, 'what is to be expected has come');
  assert.equal(turns.length, PEOPLE.length * table.turns);
  for (const one of turns) {
    assert.ok(Math.abs(one.before + one.luck - one.lost + one.untold - one.after) < 1e-6);
    assert.equal(Math.abs(one.untold) > 1e-9 && reviewed, false, 'told rolls leave nothing untold');
  }
}

test('whole games for four, in each way of entry', { timeout: 900_000 }, async (context) => {
  const place = await Place.make();
  const window = await Window.open(place);
  const table = new DiceTable(window);
  try {
    await context.test('each roll, by keys', async () => {
      const dice = diceOf(1);
      await table.begin(1, 15);
      const totals = await whole(table, async (round, seat) => {
        let { seq } = await table.known();
        let lie = dice(6);
        await window.press(keysOf(lie) + KEY.enter);
        await table.after(seq, `roll 1 of turn ${round + 1}`);
        // every third turn the first two dice are kept and the others rolled again
        if ((round + seat) % 3 === 0) {
          ({ seq } = await table.known());
          const next = dice(4);
          await window.press(`12${KEY.enter}${keysOf(next)}${KEY.enter}`);
          const { position } = await table.after(seq, `roll 2 of turn ${round + 1}`);
          lie = [...sorted(lie).slice(0, 2), ...next];
          assert.deepEqual(position.view.turn.rolls.at(-1).dice, sorted(lie));
        }
        if (round === 8 && seat === 0) {
          await until('advice for the whole game', () => window.has('[data-best=game]'), 120_000);
          await window.picture('dice-table');
        }
        return table.build(true);
      });
      await until('luck and play', () => window.has('figure .luck'), 120_000);
      await window.picture('dice-result');
      await compare(table, place, totals, true);
    });

    await context.test('final dice, by keys and taps', async () => {
      const dice = diceOf(2);
      await table.begin(2, 5);
      const totals = await whole(table, async (round, seat) => {
        const { seq } = await table.known();
        const lie = dice(6);
        if (round % 3 === 0) {
          for (const face of lie) await window.click(`.pad [data-face=${face}]`);
          await window.click('.bar .go button');
        } else {
          await window.press(keysOf(lie) + KEY.enter);
        }
        await table.after(seq, `the dice of turn ${round + 1}`);
        return table.build(round % 2 === 1 || seat > 1);
      });
      await compare(table, place, totals, false);
    });

    await context.test('without dice, on the island', async () => {
      await table.begin(3, 5);
      const totals = await whole(table, async (round, seat) => {
        const { seq } = await table.known();
        const built = [];
        // now and then nothing, else one or two symbols out of those that may be marked
        for (let count = (round * 5 + seat * 3) % 4; count > 0 && built.length < 2; count -= 1) {
          const question = { type: 'markable', built };
          const { symbols } = (await table.ask('ask', { turn: null, question })).answer;
          if (symbols.length === 0) break;
          const next = symbols[(round + seat) % symbols.length];
          await window.click(`[data-mark="${next}"]`);
          await window.see(`[data-mark="${next}"][aria-pressed=true]`);
          built.push(next);
        }
        if (round === 3 && seat === 2) await window.picture('dice-unpaid');
        await window.press(KEY.enter);
        await table.after(seq, `turn ${round + 1}`);
        return built;
      });
      await compare(table, place, totals, false);
    });
  } finally {
    await window.close();
    await place.remove();
  }
});
