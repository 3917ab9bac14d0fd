// What a session comes to, asked where it is shown and where it is replayed.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The totals that the seats show, once they show these. */
export async function shown(table, totals) {
  for (let tries = 0; tries < 25; tries += 1) {
    const scores = await table.scores();
    if (JSON.stringify(scores) === JSON.stringify(totals)) return scores;
    await sleep(40);
  }
  return table.scores();
}

/** The command line replays an exported session and comes to the same totals; it is given back, for more questions. */
export async function judged(place, file, totals) {
  const path = join(place.home, 'game.parlour.json');
  await writeFile(path, JSON.stringify(file));
  const cli = (...args) =>
    spawnSync(process.env.PARLOUR_CLI, ['--data', place.data, ...args, path], {
      encoding: 'utf8',
      env: place.environment(),
      maxBuffer: 64 * 1024 * 1024,
    });
  const judge = cli('judge');
  assert.equal(judge.status, 0, judge.stdout + judge.stderr);
  const score = cli('score', '--json');
  assert.equal(score.status, 0, score.stderr);
  assert.deepEqual(JSON.parse(score.stdout).totals, totals, 'the command line against the record');
  return cli;
}
