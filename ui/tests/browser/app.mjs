// The interface in Chromium over HTTP, against the real referee: a server of its own for every test file, a page that
// fails the test when anything is wrong in it.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const CLI = process.env.PARLOUR_CLI ?? new URL('../../../target/debug/parlour-cli', import.meta.url).pathname;
const CHROMIUM = process.env.PARLOUR_CHROMIUM ?? '/usr/bin/chromium';
const CASES = new URL('../../../tests/cases/carcassonne/', import.meta.url);

export const DESKTOP = { width: 1280, height: 800 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 360, height: 740 };
export const SIZES = { desktop: DESKTOP, tablet: TABLET, phone: PHONE };

/** The app: `parlour-cli serve` on a data folder that is thrown away afterwards, and a browser. */
export class App {
  static async open() {
    const data = await mkdtemp(join(tmpdir(), 'parlour-browser-'));
    const server = spawn(CLI, ['--data', data, 'serve'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const address = await new Promise((found, failed) => {
      let printed = '';
      server.stdout.on('data', (chunk) => {
        printed += chunk;
        const match = printed.match(/http:\/\/127\.0\.0\.1:\d+/);
        if (match) found(match[0]);
      });
      server.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
      server.once('error', failed);
    });
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    return new App(data, server, address, browser);
  }

  constructor(data, server, address, browser) {
    Object.assign(this, { data, server, address, browser });
  }

  async close() {
    await this.browser.close();
    this.server.removeAllListeners('exit');
    this.server.kill();
    await rm(this.data, { recursive: true, force: true });
  }

  /** A page at an address. Whatever goes wrong in it is kept and told by {@link sound}. */
  async page(route = '#/', viewport = DESKTOP, options = {}) {
    const context = await this.browser.newContext({ viewport, locale: 'en-GB', ...options });
    const page = await context.newPage();
    page.wrong = [];
    page.on('pageerror', (error) => page.wrong.push(error.message));
    page.on('console', (message) => {
      // a refusal is an answer with a status of 4xx, which the browser calls an error
      if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
        page.wrong.push(message.text());
    });
    await page.goto(`${this.address}/${route}`);
    return page;
  }

  /** A command as the interface sends it. */
  async ask(command, request = {}) {
    const answer = await fetch(`${this.address}/api/${command}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    const body = await answer.json();
    assert.ok(answer.ok, `${command}: ${JSON.stringify(body)}`);
    return body;
  }

  /** A session of the recorded game with its first moves already played. */
  async table(recorded, moves, options = { hints: true }) {
    const session = randomUUID();
    let table = await this.ask('start', {
      session,
      game: 'carcassonne',
      seats: PEOPLE.slice(0, recorded.players),
      setup: { seats: recorded.players, animals: false },
      options,
    });
    for (const move of movesOf(recorded).slice(0, moves)) {
      table = await this.ask('play', { session, id: randomUUID(), seen: table.seq, move });
    }
    return table;
  }
}

/** Nothing went wrong in the page. */
export const sound = (page) => assert.deepEqual(page.wrong, []);

const PEOPLE = [
  { name: 'Anna', colour: 'red' },
  { name: 'Gergő', colour: 'yellow' },
  { name: 'Zuzka', colour: 'blue' },
  { name: 'Marek', colour: 'black' },
  { name: 'Ilona', colour: 'green' },
];

/** A whole recorded game: one whose every move, start and end is known. */
export async function recordedGame(index = 0) {
  const { cases } = JSON.parse(await readFile(new URL('bga-games.json', CASES), 'utf8'));
  const whole = cases.filter(
    (each) => each.end?.scores && each.moves.every((move) => !move.attempt && !move.query),
  );
  assert.ok(whole.length > index, 'there are recorded games');
  return whole[index];
}

/** The moves of a recorded game as the referee takes them. */
export const movesOf = (recorded) =>
  recorded.moves.map(({ player, tile, x, y, rot, follower }) => ({
    type: 'place',
    seat: player,
    tile,
    x: x - recorded.start.x,
    y: y - recorded.start.y,
    turn: rot / 90,
    follower: follower ? spot(follower) : null,
  }));

const spot = ({ role, at }) => (role === 'monk' ? { role } : { role, at });

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
