// Somebody who has never seen the app: the texts on the way are the only help, the pointer does everything but the
// names, nothing is asked behind the screen.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Place, Window, until } from './window.mjs';

const LIMIT = 60_000;

test('a newcomer starts, names two, lays a tile with a follower, confirms and takes it back', { timeout: 180_000 }, async () => {
  const place = await Place.make();
  const window = await Window.open(place);
  const press = (text) => window.click(`//*[self::button or self::a][contains(normalize-space(), "${text}")]`);
  const heading = (text) => window.see(`//h2[normalize-space()="${text}"]`);
  const name = (seat, text) => window.type(`//input[@aria-label="Name of seat ${seat}"]`, text);
  try {
    const begun = Date.now();
    await press('Carcassonne');
    await name(1, 'Ilona');
    await name(2, 'Marek');
    await press('Start, Ilona begins');

    await heading('Which tile, Ilona?');
    await window.click('//button[starts-with(@aria-label, "Tile V,")]');
    await heading('Ilona places V');
    await window.click('//button[starts-with(@aria-label, "V fits at")]');
    await window.click('//button[starts-with(@aria-label, "Choose: Thief")]');
    await press('Place with thief');

    await heading('Which tile, Marek?');
    await window.see('//*[contains(@class, "foot")][contains(., "Ilona placed V with a thief")]');
    await window.click('//button[@aria-label="Take back"]');
    await heading('Which tile, Ilona?');
    await until('the empty log', async () => (await window.texts('.log .foot'))[0]?.includes('Ilona placed') === false);
    const took = Date.now() - begun;
    process.stdout.write(`the newcomer's path took ${(took / 1000).toFixed(1)} s\n`);
    assert.ok(took < LIMIT, `${took} ms`);
  } finally {
    await window.close();
    await place.remove();
  }
});
