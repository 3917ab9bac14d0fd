// How a person enters a game of Carcassonne: by pointing, or by keys alone.

import assert from 'node:assert/strict';

import { KEY, until } from './window.mjs';

/** Board units a tile is wide. */
const TILE = 100;

export class Table {
  /** Keys or taps of the last move. */
  count = 0;

  constructor(window) {
    this.window = window;
  }

  /** The session at the table, from the window's address. */
  async session() {
    return until('the address of a table', () =>
      this.window.run('return location.hash.match(/^#\\/table\\/([0-9a-f-]{36})$/)?.[1] ?? null'),
    );
  }

  /** What the app knows about the table. */
  async known() {
    const { answer, failure } = await this.window.ask('table', { session: await this.session() });
    assert.equal(failure, undefined);
    return answer;
  }

  /** The totals as the seats show them. */
  async scores() {
    return (await this.window.texts('[data-score]')).map(Number);
  }

  /** A new table of the base box for these people, from the start screen. */
  async begin(names) {
    const { window } = this;
    await window.click('a.game');
    await window.see('input.name');
    const fields = await window.run('return [...document.querySelectorAll("input.name")].map((field) => field.id)');
    assert.ok(fields.length >= names.length, 'there is a row for everybody');
    for (const [index, name] of names.entries()) await window.type(`#${fields[index]}`, name);
    // The first switch is for the animal tiles, which recorded games do not have.
    const animals = '(//*[@role="switch"])[1]';
    if (await window.run('return document.querySelector("[role=switch]").ariaChecked === "true"')) {
      await window.click(`//button[@role="switch"]`);
    }
    assert.equal(await window.run('return document.querySelector("[role=switch]").ariaChecked'), 'false', animals);
    await window.click('button.go');
    await window.see('button.kind');
  }

  /**
   * Enters a move, waits until it is recorded and shown, and gives back the table. How many keys or taps it took is
   * in {@link count} afterwards.
   */
  async enter(move, byKeys) {
    const { seq, turns } = await this.known();
    this.count = 0;
    if (move.type === 'discard') await this.discard(move, byKeys);
    else if (byKeys) await this.type(move);
    else await this.point(move);
    const table = await until(`the move ${JSON.stringify(move)}`, async () => {
      const known = await this.known();
      return known.seq > seq ? known : undefined;
    });
    await until('the log to show it', async () => {
      const [shown] = await this.window.texts('.foot .move');
      return Number(shown) > turns || (await this.window.has('.steps'));
    });
    return table;
  }

  async key(key) {
    this.count += 1;
    await this.window.press(key);
  }

  async tap(css) {
    this.count += 1;
    await this.window.click(css);
  }

  async discard(move, byKeys) {
    if (byKeys) {
      for (const key of keysOf(move.tile)) await this.key(key);
    } else {
      await this.tap(tileButton(move.tile));
    }
    // Known to fit nowhere, the main button says so.
    await this.ready();
    if (byKeys) await this.key(KEY.enter);
    else await this.tap('button.primary');
  }

  /** Tile, place, a turn key if need be, the follower's row or the main button. */
  async point(move) {
    const place = `button.place[style*="left: ${move.x * TILE}px"][style*="top: ${move.y * TILE}px"]`;
    await this.tap(tileButton(move.tile));
    await this.window.see('button.place[aria-keyshortcuts]');
    await this.settled(place);
    await this.tap(place);
    await this.areas();
    const { steps, turn, of } = await this.turning(move);
    const [side, times] = of - steps < steps ? ['first', of - steps] : ['last', steps];
    for (let step = 0; step < times; step += 1) {
      await this.tap(`.turns button:${side}-child`);
      await this.areas();
    }
    const key = await this.areaKey({ ...move, turn });
    if (key === 1) await this.tap('button.primary[aria-disabled="false"]');
    else await this.tap(`//ul[contains(@class,"options")]//button[i[normalize-space()="${key}"]]`);
  }

  /** The tile's letter, the place's letter, turns, the follower's number, Enter. */
  async type(move) {
    for (const key of keysOf(move.tile)) await this.key(key);
    const letter = await until(`a letter on ${move.x}, ${move.y}`, () => this.letterAt(move));
    await this.key(letter.toLowerCase());
    await this.areas();
    const { steps, turn } = await this.turning(move);
    for (let step = 0; step < steps; step += 1) await this.key(' ');
    await this.areas();
    const key = await this.areaKey({ ...move, turn });
    // 1 is "no follower", as it is before anything is chosen.
    if (key > 1) await this.key(String(key));
    await this.key(KEY.enter);
  }

  /** Waits until the board has stopped gliding, as an eye does: several looks, and nothing under way. */
  async settled(css) {
    let last = '';
    let looks = 0;
    await until(`${css} to lie still`, async () => {
      const box = await this.window.run(
        `const place = document.querySelector(arguments[0]);
         if (!place || place.closest('.world').getAnimations().length > 0) return null;
         return JSON.stringify(place.getBoundingClientRect());`,
        css,
      );
      looks = box !== null && box === last ? looks + 1 : 0;
      last = box;
      return looks >= 2;
    });
  }

  areas() {
    return this.window.see('ul.options .option');
  }

  ready() {
    return this.window.see('button.primary[aria-disabled="false"]');
  }

  letterAt({ x, y }) {
    const at = `translate(${x * TILE + TILE / 2} ${y * TILE + TILE / 2})`;
    return this.window.run(
      'return [...document.querySelectorAll("g.letter")].find((each) => each.getAttribute("transform") === arguments[0])?.textContent.trim() ?? null',
      at,
    );
  }

  /** How often the tile must be turned on from how it is laid first, and how it lies then. Turns that look alike are one. */
  async turning({ tile, x, y, turn }) {
    const question = { type: 'places', tile };
    const { answer } = await this.window.ask('ask', { session: await this.session(), turn: null, question });
    const place = answer.answer.places.find((each) => each.x === x && each.y === y);
    assert.ok(place, `${tile} fits at ${x}, ${y}`);
    const different = (4 * place.distinct.length) / place.turns.length;
    const steps = place.distinct.findIndex((each) => each % different === turn % different);
    assert.ok(steps >= 0, `${tile} fits at ${x}, ${y} turned ${turn} times`);
    return { steps, turn: place.distinct[steps], of: place.distinct.length };
  }

  /** The number that stands on the area in which the follower is to stand. */
  async areaKey({ tile, x, y, turn, seat, follower }) {
    if (!follower) return 1;
    const question = { type: 'followers', tile, x, y, turn, seat };
    const { answer } = await this.window.ask('ask', { session: await this.session(), turn: null, question });
    const free = answer.answer.areas.filter((area) => area.refused.length === 0);
    const spot = follower.role === 'monk' ? 'centre' : follower.at;
    const index = free.findIndex((area) => area.role === follower.role && area.spots.includes(spot));
    assert.ok(index >= 0, `${follower.role} at ${spot} may be set`);
    return index + 2;
  }
}

/** A kind by its letter, or the number of an animal tile. */
const keysOf = (tile) => (tile.startsWith('WA') ? String(Number(tile.slice(2))) : tile.toLowerCase());

const tileButton = (tile) =>
  `//button[contains(concat(" ", @class, " "), " kind ")][.//b[normalize-space()="${keysOf(tile).toUpperCase()}"]]`;
