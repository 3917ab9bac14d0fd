// How a person enters a game of Carcassonne: every key and every tap is counted. The questions to the referee stand
// for the person's eyes, which see on the real table where the tile lies and how it is turned.

import assert from 'node:assert/strict';

/** Whatever takes longer than a person would wait. */
const PATIENCE = 5000;

export class Table {
  /** Keys or taps of the move being entered. */
  count = 0;

  constructor(app, page, session) {
    Object.assign(this, { app, page, session });
  }

  async key(key) {
    this.count += 1;
    await this.page.keyboard.press(key);
  }

  async tap(locator) {
    this.count += 1;
    await locator.click({ timeout: PATIENCE });
  }

  place({ x, y }) {
    return this.page.locator(`button.place[style*="left: ${x * 100}px"][style*="top: ${y * 100}px"]`);
  }

  tile(kind) {
    return this.page.locator('button.kind').filter({ has: this.page.locator(`b:text-is("${kind}")`) });
  }

  async ask(question) {
    return (await this.app.ask('ask', { session: this.session, turn: null, question })).answer;
  }

  /** The areas of the tile as it lies now have been told. */
  areas() {
    return this.page.locator('ul.options .option').first().waitFor({ timeout: PATIENCE });
  }

  /** How often the tile is turned on from how it was laid first; of ways that look alike the first is meant. */
  async turns({ tile, x, y, turn }) {
    const { places } = await this.ask({ type: 'places', tile });
    const place = places.find((each) => each.x === x && each.y === y);
    assert.ok(place?.turns.includes(turn), `${tile} fits at ${x}, ${y} turned ${turn} times`);
    if (place.distinct.includes(turn)) return { place, steps: place.distinct.indexOf(turn) };
    const alike = place.turns.length / place.distinct.length;
    return { place, steps: place.distinct.findIndex((each) => each % (4 / alike) === turn % (4 / alike)) };
  }

  /** The number on the row of this follower, with the tile laid so; 1 is none. */
  async row({ tile, x, y, seat, follower }, turn) {
    if (!follower) return 1;
    const { areas } = await this.ask({ type: 'followers', tile, x, y, turn, seat });
    const free = areas.filter((area) => area.refused.length === 0);
    const at = follower.role === 'monk' ? 'centre' : follower.at;
    const index = free.findIndex((area) => area.role === follower.role && area.spots.includes(at));
    assert.ok(index >= 0, `${follower.role} at ${at}`);
    return index + 2;
  }

  /** Letter, letter of the place, turns, number of the follower, Enter. */
  async type(move) {
    this.count = 0;
    await this.key(move.tile.toLowerCase());
    const lettered = this.place(move).and(this.page.locator('[aria-keyshortcuts]'));
    const letter = await lettered.getAttribute('aria-keyshortcuts', { timeout: PATIENCE });
    await this.key(letter.toLowerCase());
    await this.areas();
    const { place, steps } = await this.turns(move);
    for (let step = 0; step < steps; step += 1) {
      await this.key(' ');
      await this.areas();
    }
    const row = await this.row(move, place.distinct[steps]);
    if (row > 1) await this.key(String(row));
    await this.key('Enter');
    return this.count;
  }

  /** Tile, place, one turn key if need be, the follower's row or the main button. */
  async point(move) {
    this.count = 0;
    await this.tap(this.tile(move.tile));
    await this.tap(this.place(move));
    await this.areas();
    const { place, steps } = await this.turns(move);
    const back = place.distinct.length - steps;
    const [name, times] = back < steps ? ['Turn left', back] : ['Turn right', steps];
    for (let step = 0; step < times; step += 1) {
      await this.tap(this.page.getByRole('button', { name }));
      await this.areas();
    }
    const row = await this.row(move, place.distinct[steps]);
    if (row === 1) await this.tap(this.page.locator('.bar button.primary'));
    else
      await this.tap(
        this.page.locator('ul.options button').filter({ has: this.page.locator(`i:text-is("${row}")`) }),
      );
    return this.count;
  }

  /** Waits until the seats show these totals. */
  async shows(totals) {
    await this.page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('[data-score]')].map((each) => each.textContent).join() === wanted,
      totals.join(),
      { timeout: PATIENCE },
    );
  }
}
