// A game of Catan that people played, entered in the real window as a person would: once with open hands by taps, and once
// with closed hands by keys, where nobody tells which card was stolen or bought. After every turn the engine and the screen
// are compared with what was written down elsewhere.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { humanGame, movesOf } from './catan-recorded.mjs';
import { CatanTable } from './catan-table.mjs';
import { judged, shown } from './judged.mjs';
import { Place, Window } from './window.mjs';

const NAMES = ['Anna', 'Gergő', 'Zuzka', 'Marek'];
let place;
let window;
let game;

before(async () => {
  game = await humanGame();
  place = await Place.make();
  window = await Window.open(place);
});
after(async () => {
  await window?.close();
  await place?.remove();
});

test('a recorded game with open hands by taps', { timeout: 1_800_000 }, () => played({ hands: 'Open', byKeys: false }));

test('the same game with closed hands by keys', { timeout: 1_800_000 }, () => played({ hands: 'Closed', byKeys: true }));

async function played({ hands, byKeys }) {
  const open = hands === 'Open';
  const table = new CatanTable(window);
  await window.run('location.hash = "#/"');
  await table.begin(NAMES.slice(0, game.players), { hands, board: game.board });
  const counts = [];
  const began = Date.now();
  for (const [index, { totals, refused, ...whole }] of movesOf(game).entries()) {
    const move = open ? whole : closed(whole);
    if (refused) {
      const { answer } = await window.ask('check', { session: await table.session(), move, turn: null });
      assert.equal(answer.verdict, 'refused', `event ${index} was refused to the people, too`);
      continue;
    }
    const { position } = await table.enter(move, byKeys);
    counts.push(table.acts);
    if (totals) await compare(table, position.view, totals, { open, what: `event ${index}` });
  }
  const done = await table.known();
  assert.equal(done.position.outcome.finished, true);
  assert.deepEqual(done.position.outcome.winners, [game.expected.winner]);
  await compare(table, done.position.view, game.expected, { open, what: 'the end' });
  const result = game.expected.vp_public.map((points, seat) => (seat === game.expected.winner ? game.expected.vp[seat] : points));
  assert.deepEqual(done.position.totals, result, 'the engine against the record');
  assert.deepEqual(await shown(table, result), result, 'the seats on the screen');
  const totals = (await window.texts('.tray tfoot td')).map(Number);
  assert.deepEqual(totals, result, 'the result on the screen');
  await window.picture(`catan-${hands.toLowerCase()}`);
  const { answer: file } = await window.ask('export', { session: await table.session() });
  await judged(place, file, result);

  const sorted = counts.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  process.stdout.write(
    `${byKeys ? 'keys' : 'taps'} a move: median ${median}, most ${sorted.at(-1)}, ${counts.length} moves in ${Math.round((Date.now() - began) / 1000)} s\n`,
  );
  assert.ok(median <= 3, `acts a move: ${counts}`);
}

/** What the table tells where hands are closed: neither the stolen card nor the bought one. */
function closed({ card: _, ...move }) {
  return move;
}

/** The engine's totals and the seats on the screen against the record. */
async function compare(table, view, totals, { open, what }) {
  const { seats } = view;
  const of = (read) => seats.map(read);
  assert.deepEqual(of((seat) => seat.roadLength), totals.road_len, `${what}: lengths of roads`);
  assert.equal(view.longestRoad?.seat ?? null, totals.longest_road, `${what}: longest road`);
  assert.equal(view.largestArmy ?? null, totals.largest_army, `${what}: largest army`);
  if (totals.vp_public) assert.deepEqual(of((seat) => seat.points.visible), totals.vp_public, `${what}: visible points`);
  if (open) assert.deepEqual(of((seat) => seat.points.least), totals.vp, `${what}: points`);
  for (const [seat, { points }] of seats.entries())
    assert.ok(points.least <= totals.vp[seat] && totals.vp[seat] <= points.most, `${what}: range of seat ${seat}`);
  const scores = of((seat) => seat.points.least);
  assert.deepEqual(await shown(table, scores), scores, `${what}: the screen`);
  if (!totals.hands) return;
  const sum = (cards) => cards.reduce((all, count) => all + count, 0);
  assert.deepEqual(of((seat) => seat.cards), totals.hands.map(sum), `${what}: hand sizes`);
  if (open) assert.deepEqual(of((seat) => counted(seat.hand)), totals.hands, `${what}: hands`);
  assert.deepEqual(view.bank.map(({ most }) => most), totals.bank, `${what}: the bank`);
  assert.deepEqual(of((seat) => seat.developments), totals.dev, `${what}: development cards`);
  assert.deepEqual(of((seat) => seat.knights), totals.knights, `${what}: knights`);
  assert.equal(view.robber, totals.robber, `${what}: the robber`);
}

const counted = (hand) => ['brick', 'lumber', 'wool', 'grain', 'ore'].map((kind) => hand[kind] ?? 0);
