// The window opens, shows the interface and closes; a second start on the same folder is told so.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Place, Window } from './window.mjs';

test('the window opens with the interface in it', { timeout: 120_000 }, async () => {
  const place = await Place.make();
  const window = await Window.open(place);
  try {
    assert.equal(await window.title(), 'Parlour');
    assert.ok(await window.has('#app > *'), 'the interface is drawn');
    const png = await window.picture('opens');
    assert.equal(png.subarray(1, 4).toString(), 'PNG');
    assert.ok(png.length > 2_000, 'the picture shows something');
  } finally {
    await window.close();
    await place.remove();
  }
});
