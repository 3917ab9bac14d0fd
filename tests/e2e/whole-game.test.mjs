// Games that people played, entered in the real window as a person would: one by keys alone and killed in the middle,
// one by taps. What stands on the screen is compared with the engine, and the engine with what was written down elsewhere.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { judged, shown } from './judged.mjs';
import { movesOf, wholeGame } from './recorded.mjs';
import { Table } from './table.mjs';
import { KEY, Place, Window } from './window.mjs';

test('a recorded game by keys alone, killed in the middle, ends with the recorded totals', { timeout: 600_000 }, async () => {
  const game = await wholeGame();
  const middle = Math.floor(game.moves.length / 2);
  const counts = await played(game, { byKeys: true, killedAt: middle });
  assert.ok(median(counts) <= 4, `keys a move: ${counts}`);
});

test('another by taps', { timeout: 600_000 }, async () => {
  const counts = await played(await wholeGame({ other: true }), { byKeys: false });
  assert.ok(median(counts) <= 3, `taps a move: ${counts}`);
  assert.ok(Math.max(...counts) <= 4, `taps a move: ${counts}`);
});

/** Plays a game to its end, and gives back how many keys or taps each move took. */
async function played(game, { byKeys, killedAt }) {
  const moves = movesOf(game);
  const counts = [];
  const place = await Place.make();
  let window = await Window.open(place);
  try {
    let table = new Table(window);
    await table.begin(['Anna', 'Marek']);
    for (const [index, move] of moves.entries()) {
      if (index === killedAt) {
        const before = await table.known();
        await window.picture('whole-game-middle');
        await window.kill();
        window = await Window.open(place);
        table = new Table(window);
        // The start screen leads back to the open table.
        await window.see('a.primary');
        await window.press(KEY.enter);
        assert.deepEqual(await table.known(), before, 'the same table after the kill');
        await window.see('button.kind');
      }
      const { position, lines } = await table.enter(move, byKeys);
      counts.push(table.count);
      const recorded = lines.at(-1).body.move;
      const essence = ({ type, seat, tile, x, y, follower }) => ({ type, seat, tile, x, y, role: follower?.role });
      assert.deepEqual(essence(recorded), essence(move), `move ${index + 1}`);
      if (move.expect?.scores) {
        assert.deepEqual(position.totals, move.expect.scores, `the engine after move ${index + 1}`);
        assert.deepEqual(await shown(table, position.totals), move.expect.scores, `the screen after move ${index + 1}`);
      }
    }

    const done = await table.known();
    assert.equal(done.position.outcome.finished, true, 'the last tile ends the game');
    assert.deepEqual(done.position.totals, game.end.scores, 'the engine against the record');
    await window.picture('whole-game-scoring');
    // Final scoring is walked through, feature by feature, to the result.
    for (let step = 0; step < 200 && !(await window.has('tfoot')); step += 1) {
      if (byKeys) await window.press(KEY.enter);
      else await window.click('button.primary');
    }
    const totals = (await window.texts('.tray tfoot td')).map(Number);
    assert.deepEqual(totals, game.end.scores, 'the result on the screen');
    assert.deepEqual(await table.scores(), game.end.scores, 'the seats on the screen');
    await window.picture('whole-game-result');

    const { answer: file } = await window.ask('export', { session: await table.session() });
    await judged(place, file, game.end.scores);
  } finally {
    await window.close();
    await place.remove();
  }
  const what = byKeys ? 'keys' : 'taps';
  process.stdout.write(`${what} a move: median ${median(counts)}, most ${Math.max(...counts)}, ${moves.length} moves\n`);
  return counts;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
