// Two starts on the same tables: one window, or one window and a plain word about who has them.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';

import { Place, Window } from './window.mjs';

test('a second start on the same tables ends at once and leaves the first window be', { timeout: 180_000 }, async () => {
  assert.ok(process.env.DBUS_SESSION_BUS_ADDRESS, 'there is a session bus: dbus-run-session makes one');
  await beside(async (first, place) => {
    const second = spawn(process.env.PARLOUR_APP, ['--data', place.data], { env: place.environment(), stdio: 'ignore' });
    const [code] = await once(second, 'exit');
    assert.equal(code, 0);
    assert.ok((await first.ask('games', {})).answer);
  });
});

test('without a session bus the second window says who has the tables', { timeout: 180_000 }, async () => {
  await beside(async (first, place) => {
    const second = await Window.open(new Place(place.home, { DBUS_SESSION_BUS_ADDRESS: 'disabled:' }));
    try {
      assert.deepEqual((await second.ask('tables', {})).failure, { code: 'locked', pid: first.pid });
      assert.match(await second.text('[role="alert"]'), new RegExp(String(first.pid)), 'the window names the process');
      assert.ok((await first.ask('tables', {})).answer, 'the first window goes on');
      await first.close();
      await second.click('[role="alert"] button');
      await second.see('a.game');
      assert.equal(await second.has('[role="alert"]'), false, 'Try again reaches the tables once they are free');
    } finally {
      await second.close();
    }
  });
});

async function beside(work) {
  const place = await Place.make();
  const first = await Window.open(place);
  try {
    await first.see('a.game');
    await work(first, place);
  } finally {
    await first.close();
    await place.remove();
  }
}
