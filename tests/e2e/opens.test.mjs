// The window opens and shows the interface; it may call the contract's commands and nothing else.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Place, Window } from './window.mjs';

test('the window opens with the start screen in it', { timeout: 120_000 }, async () => {
  await opened(async (window) => {
    assert.equal(await window.title(), 'Parlour');
    await window.see('a.game');
    assert.equal(await window.has('[role="alert"]'), false, 'nothing is wrong');
    const png = await window.picture('start');
    assert.equal(png.subarray(1, 4).toString(), 'PNG');
  });
});

test('it opens with the renderer that people get', { timeout: 120_000 }, async () => {
  await opened((window) => window.see('a.game'), { WEBKIT_DISABLE_DMABUF_RENDERER: undefined });
});

test('the window may call the contract and nothing beyond it', { timeout: 120_000 }, async () => {
  await opened(async (window) => {
    assert.ok((await window.ask('games', {})).answer.games.length > 0);
    for (const command of ['plugin:fs|read_text_file', 'plugin:window|close', 'plugin:shell|execute', 'no_such_command']) {
      const { answer, failure } = await window.ask(command, {});
      assert.equal(answer, undefined, command);
      assert.match(String(failure), /not (allowed|found)/i, command);
    }
  });
});

test('the page can neither load nor run what did not come with it', { timeout: 120_000 }, async () => {
  await opened(async (window) => {
    await window.run(`
      window.ran = false;
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      const image = document.createElement('div');
      image.innerHTML = '<img src="x" onerror="window.ran = true">';
      document.body.append(image);
    `);
    const outside = await window.call('POST', `${window.session}/execute/async`, {
      script: `const done = arguments[arguments.length - 1];
        fetch('http://127.0.0.1:9/').then(() => done('reached'), () => done('refused'));`,
      args: [],
    });
    assert.equal(outside, 'refused');
    await window.run('location.href = "http://127.0.0.1:9/"');
    assert.match(await window.run('return location.href'), /^tauri:/, 'links lead nowhere');
    assert.equal(await window.run('return window.ran'), false);
  });
});

async function opened(look, environment) {
  const place = await Place.make(environment);
  try {
    const window = await Window.open(place);
    try {
      await look(window);
    } finally {
      await window.close();
    }
  } finally {
    await place.remove();
  }
}
