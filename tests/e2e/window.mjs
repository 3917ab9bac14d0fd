// A window of the app, driven as a person would: looked at, clicked, typed into, killed.
//
// WebKit's own driver speaks the W3C WebDriver protocol; this is the part of it that is needed, and nothing that
// would have to be installed. One window has one driver: a killed app takes its session with it.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The key under which WebDriver hands out elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Keys that have no letter, as WebDriver writes them. */
export const KEY = {
  enter: '\uE007',
  escape: '\uE00C',
  tab: '\uE004',
  backspace: '\uE003',
  left: '\uE012',
  up: '\uE013',
  right: '\uE014',
  down: '\uE015',
  shift: '\uE008',
  control: '\uE009',
};

/** A folder for one test: a home of its own, so that no test sees another's tables or the person's. */
export class Place {
  static async make(environment = {}) {
    const home = await mkdtemp(join(tmpdir(), 'parlour-e2e-'));
    for (const folder of ['config', 'cache', 'share', 'runtime']) {
      await mkdir(join(home, folder), { mode: 0o700 });
    }
    return new Place(home, environment);
  }

  constructor(home, more) {
    this.home = home;
    this.more = more;
    this.data = join(home, 'tables');
  }

  environment() {
    return {
      ...process.env,
      HOME: this.home,
      XDG_CONFIG_HOME: join(this.home, 'config'),
      XDG_CACHE_HOME: join(this.home, 'cache'),
      XDG_DATA_HOME: join(this.home, 'share'),
      XDG_RUNTIME_DIR: join(this.home, 'runtime'),
      TAURI_WEBVIEW_AUTOMATION: 'true',
      // The app's own choice, WebKit's older renderer, draws the same but never answers a request for a picture.
      WEBKIT_DISABLE_DMABUF_RENDERER: '0',
      ...this.more,
    };
  }

  async remove() {
    await rm(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Tries `probe` until it gives something, and says what was waited for when it never does. */
export async function until(what, probe, ms = 30_000) {
  const end = Date.now() + ms;
  let last;
  while (Date.now() < end) {
    try {
      const got = await probe();
      if (got) return got;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await sleep(40);
  }
  throw new Error(`waited ${ms} ms in vain for ${what}`, { cause: last });
}

export class Window {
  /**
   * Starts the app (or another program with a web view) on the data folder of `place`, and waits until its interface
   * stands: until there is something that `css` finds.
   */
  static async open(place, args = [], { binary = process.env.PARLOUR_APP, css = '#app > *' } = {}) {
    assert.ok(binary, 'PARLOUR_APP names the compiled app');
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: place.environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const window = new Window(driver, `http://127.0.0.1:${port}`, css);
    try {
      await until('the driver', () => window.call('GET', '/status'));
      const options = { binary, args: ['--data', place.data, ...args] };
      const session = await window.call('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      });
      window.session = `/session/${session.sessionId}`;
      window.pid = await until('the app', () => childOf(driver.pid, binary));
      await until('the interface', () => window.stands(), 90_000);
      return window;
    } catch (error) {
      await window.close();
      throw new Error(`the window did not open: ${error.message}\nit said: ${window.said}`, { cause: error });
    }
  }

  constructor(driver, url, css) {
    this.driver = driver;
    this.url = url;
    this.css = css;
    this.said = '';
    for (const pipe of [driver.stdout, driver.stderr]) {
      pipe.on('data', (text) => {
        this.said += text;
      });
    }
  }

  /** One request to the driver; its refusals become errors with its own words. */
  async call(method, path, body, ms = 60_000) {
    const answer = await fetch(this.url + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
      signal: AbortSignal.timeout(ms),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  /** Runs a function body in the page, to look and never to act: acting is for the pointer and the keys. */
  run(script, ...args) {
    return this.call('POST', `${this.session}/execute/sync`, { script, args });
  }

  /** Whether the interface is drawn. Should a script be lost with the page it was sent to, the next is sent soon. */
  stands() {
    const script = 'return document.querySelector(arguments[0]) !== null';
    return this.call('POST', `${this.session}/execute/sync`, { script, args: [this.css] }, 15_000);
  }

  /** What the app answers to a command: for comparing with what is shown, never instead of a click. */
  async ask(command, request) {
    const script = `const done = arguments[arguments.length - 1];
      window.__TAURI_INTERNALS__.invoke(arguments[0], arguments[1])
        .then((answer) => done({ answer }), (failure) => done({ failure }));`;
    const args = [command, { request }];
    return this.call('POST', `${this.session}/execute/async`, { script, args });
  }

  title() {
    return this.call('GET', `${this.session}/title`);
  }

  /** The first element; a text that begins with `//` or `(//` is an XPath. */
  async find(css) {
    const using = /^\(?\/\//.test(css) ? 'xpath' : 'css selector';
    const found = await this.call('POST', `${this.session}/element`, { using, value: css });
    return found[ELEMENT];
  }

  /** The element as soon as it is there. */
  async see(css, ms) {
    try {
      return await until(`an element ${css}`, () => this.find(css), ms);
    } catch (error) {
      const shown = await this.run('return document.body.innerText.slice(0, 400)').catch(String);
      throw new Error(`${error.message}; the window shows: ${shown}`, { cause: error });
    }
  }

  /** Whether such an element is there now. */
  has(css) {
    return this.run('return document.querySelector(arguments[0]) !== null', css);
  }

  /** The text that is shown in the first such element. */
  async text(css) {
    return this.call('GET', `${this.session}/element/${await this.see(css)}/text`);
  }

  /** The texts of all such elements. */
  texts(css) {
    return this.run('return [...document.querySelectorAll(arguments[0])].map((e) => e.textContent.trim())', css);
  }

  /** Moves the pointer to the middle of an element and clicks there; fails if something else would get the click. */
  async click(css) {
    const element = await this.see(css);
    const point = await this.run(
      `const element = arguments[0];
       const seen = (box) => box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
       if (!seen(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center' });
       const box = element.getBoundingClientRect();
       const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
       const top = document.elementFromPoint(x, y);
       return { x, y, free: top !== null && element.contains(top), top: top?.outerHTML.slice(0, 200) };`,
      { [ELEMENT]: element },
    );
    assert.ok(point.free, `${css} at ${point.x}, ${point.y} is covered by ${point.top}`);
    await this.clickAt(point.x, point.y);
  }

  /** Clicks at a point of the page, in CSS pixels. */
  async clickAt(x, y) {
    await this.call('POST', `${this.session}/actions`, {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  }

  /** Presses and releases keys one after the other, wherever the focus is. `hold` stays down meanwhile. */
  async press(keys, hold = []) {
    const stroke = (value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    const actions = [
      ...hold.map((value) => ({ type: 'keyDown', value })),
      ...[...keys].flatMap(stroke),
      ...hold.map((value) => ({ type: 'keyUp', value })),
    ];
    await this.call('POST', `${this.session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** Clicks into a field, empties it and types. */
  async type(css, text) {
    await this.click(css);
    await this.press('a', [KEY.control]);
    await this.press(KEY.backspace);
    await this.press(text);
  }

  /** A picture of the window, kept under a name if it has one; gives back its bytes. */
  async picture(name) {
    const png = Buffer.from(await this.call('GET', `${this.session}/screenshot`), 'base64');
    const folder = process.env.PARLOUR_SCREENS;
    if (folder && name) await writeFile(join(folder, `${name}.png`), png);
    return png;
  }

  /** Chooses a file for a field of the page; WebDriver stands in for the dialog, which a driven page does not open. */
  async choose(css, path) {
    await this.call('POST', `${this.session}/element/${await this.see(css)}/value`, { text: path });
  }

  /** Answers the system's own file dialog, which belongs to no page: types a path and Enter, or Escape. */
  async answerDialog(title, path) {
    const keys = (...args) => spawnSync('xdotool', args, { encoding: 'utf8' }).stdout.trim();
    const open = () => keys('search', '--all', '--onlyvisible', '--pid', String(this.pid), '--name', title).split('\n')[0];
    await until(`a dialog "${title}"`, open);
    await until(`the dialog "${title}" to go`, async () => {
      // Just opened it may not listen yet; nobody manages windows here, so nobody gives it the keys either.
      await sleep(500);
      const dialog = open();
      if (!dialog) return true;
      keys('windowfocus', dialog);
      if (path !== undefined) {
        keys('key', 'ctrl+a');
        keys('type', '--delay', '5', path);
      }
      keys('key', path === undefined ? 'Escape' : 'Return');
      await sleep(1_000);
      return !open();
    }, 30_000);
    keys('windowfocus', keys('search', '--all', '--onlyvisible', '--pid', String(this.pid), '--name', '^Parlour$').split('\n')[0]);
  }

  /** Loads the page anew, as after a start. */
  async reload() {
    await this.call('POST', `${this.session}/refresh`);
    await until('the interface', () => this.stands(), 90_000);
  }

  /** Makes the window so large, in CSS pixels. */
  async resize(width, height) {
    await this.call('POST', `${this.session}/window/rect`, { width, height });
  }

  /** Ends the app as a power cut would: SIGKILL, nothing said before. */
  async kill() {
    process.kill(this.pid, 'SIGKILL');
    await until('the end of the app', async () => !(await alive(this.pid)));
    await this.end();
  }

  /** Ends the session, the app and the driver. */
  async close() {
    if (this.session) await this.call('DELETE', this.session).catch(() => {});
    await this.end();
  }

  async end() {
    if (this.driver.exitCode === null && this.driver.signalCode === null) {
      const gone = new Promise((resolve) => this.driver.once('exit', resolve));
      this.driver.kill('SIGTERM');
      await gone;
    }
    // An app that the driver did not end would hold its tables, the driver's pipes, and this process with them.
    if (this.pid && (await alive(this.pid))) {
      process.kill(this.pid, 'SIGKILL');
      await until('the end of the app', async () => !(await alive(this.pid)));
    }
    this.driver.stdout.destroy();
    this.driver.stderr.destroy();
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The process that `parent` started from `binary`. */
async function childOf(parent, binary) {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
    if (!new RegExp(`^PPid:\\s*${parent}$`, 'm').test(status)) continue;
    const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (line.split('\0')[0] === binary) return Number(name);
  }
  return undefined;
}

/** Whether any thread of the process still runs: one that does may still hold its files and locks. */
async function alive(pid) {
  for (const thread of await readdir(`/proc/${pid}/task`).catch(() => [])) {
    const status = await readFile(`/proc/${pid}/task/${thread}/status`, 'utf8').catch(() => '');
    if (status !== '' && !/^State:\s*[ZX]/m.test(status)) return true;
  }
  return false;
}
