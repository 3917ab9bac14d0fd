// Takes pictures in the real window. `cargo xtask shots` renews those of the documentation; `cargo xtask shots DIR`
// takes every scene in every light, size and language, as DIR/<scene>-<theme>-<width>-<language>.png.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { FIRST, SCENES, Stage } from './scenes.mjs';
import { Place, Window } from './window.mjs';

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));
/** The pictures of the documentation: file and scene. */
const README = { table: 'area-chosen', refused: 'refusal', final: 'final-fields', 'new-game': 'new-game' };

const THEMES = ['day', 'evening', 'winter'];
const LANGUAGES = ['en', 'hu'];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 360, height: 740, phone: true },
];
/** Long enough for whatever still glides or fades. */
const CALM = 400;
/** Points just made are on their way. */
const FLIGHT = 200;

/** DIR, and if only some are wanted: a part of their names. */
const [folder, only = ''] = process.argv.slice(2);

const place = await Place.make();
const window = await Window.open(place);
const stage = new Stage(window);
try {
  if (folder) {
    await mkdir(folder, { recursive: true });
    await everyLook(FIRST);
    await stage.build();
    await everyLook(SCENES);
  } else {
    await stage.build();
    await look('day', 'en');
    for (const [name, scene] of Object.entries(README)) await take(SCENES[scene], join(DOCS, `${name}.png`));
  }
} finally {
  await window.close();
  await place.remove();
}

async function everyLook(scenes) {
  for (const theme of THEMES)
    for (const language of LANGUAGES) {
      await look(theme, language);
      for (const size of SIZES) {
        await window.resize(size.width, size.height);
        for (const [name, scene] of Object.entries(scenes)) {
          const file = `${name}-${theme}-${size.width}-${language}.png`;
          if (!file.includes(only) || (size.phone && !scene.everywhere)) continue;
          await take(scene, join(folder, file));
        }
      }
    }
}

async function look(theme, language) {
  await stage.ask('set_setting', { name: 'theme', value: theme });
  await stage.ask('set_setting', { name: 'language', value: language });
  await window.reload();
}

async function take(scene, file) {
  await go('#/');
  await go(scene.at(stage));
  // a board finds its view in its first frame; nobody taps before that
  await painted();
  try {
    await scene.act?.(stage);
    await sleep(scene.flying ? FLIGHT : CALM);
    await painted();
    await writeFile(file, await window.picture());
  } catch (cause) {
    throw new Error(`no picture ${file}`, { cause });
  }
  await scene.after?.(stage);
}

/** Waits for two frames: on a busy machine the last picture may still be that of the screen before. */
function painted() {
  const script = 'const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done(true)))';
  return window.call('POST', `${window.session}/execute/async`, { script, args: [] });
}

/** Another address, as a link would lead there; a dialog in the way is closed first. */
async function go(address) {
  await window.run('document.querySelector("dialog[open]")?.close(); location.hash = arguments[0]', address);
  const there = { '#/tab': '.strip', '#/new': 'input.name', '#/set': 'fieldset' }[address.slice(0, 5)] ?? '.games';
  await window.see(there);
}
