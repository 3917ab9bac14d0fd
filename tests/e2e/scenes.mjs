// Every screen and state of the table that is worth a picture: where it is, and what a person does to see it.
//
// A recorded game lies on the table. It was played by two; dealt in turn to three it stays legal, and shows more.

import { fitsNowhere, movesOf, wholeGame } from './recorded.mjs';
import { KEY } from './window.mjs';

const SEATS = [
  { name: 'Anna', colour: 'red' },
  { name: 'Gergő', colour: 'yellow' },
  { name: 'Zuzka', colour: 'blue' },
];
/** So many moves lie on the table that is looked at most. */
const SHOWN = 40;

const TILE = 100;
const placeAt = ({ x, y }) => `button.place[style*="left: ${x * TILE}px"][style*="top: ${y * TILE}px"]`;
const entryOf = (name) => `dialog .menu li[data-entry="${name}"] button`;

/** The tables of the pictures, and what a scene needs to know about them. */
export class Stage {
  constructor(window) {
    this.window = window;
  }

  async ask(command, request) {
    const { answer, failure } = await this.window.ask(command, request);
    if (failure) throw new Error(`${command}: ${JSON.stringify(failure)}`);
    return answer;
  }

  /** Begins every table there is a picture of. */
  async build() {
    this.moves = dealt(movesOf(await wholeGame()), SEATS.length);
    const scoring = await this.scoringMove();
    const stuck = this.moves.findIndex((move) => move.type === 'discard');
    this.stuck = { session: await this.begin(stuck < 0 ? 0 : stuck), tile: this.moves[stuck]?.tile };
    this.flying = { session: await this.begin(scoring), move: this.moves[scoring] };
    this.blind = await this.begin(SHOWN, { hints: false });
    this.over = await this.begin(this.moves.length);
    this.paused = await this.begin(20);
    await this.ask('set_state', { session: this.paused, state: 'paused' });
    this.stopped = await this.begin(12);
    await this.ask('set_state', { session: this.stopped, state: 'abandoned' });
    this.shown = await this.begin(SHOWN - 2);
    await this.eventful();
    this.next = this.moves[SHOWN];
    await this.ask('set_setting', { name: 'people', value: [...SEATS.map(({ name }) => name), 'Marek', 'Ilona'] });
    const last = { seats: SEATS, setup: { seats: SEATS.length }, hints: true };
    await this.ask('set_setting', { name: 'last.carcassonne', value: last });
  }

  /** The table that is shown most has everything a log can have. */
  async eventful() {
    const session = this.shown;
    const act = async (command, more) => {
      const { seq } = await this.ask('table', { session });
      return this.ask(command, { session, id: crypto.randomUUID(), seen: seq, ...more });
    };
    const [before, last] = this.moves.slice(SHOWN - 2, SHOWN);
    await act('play', { move: before });
    await act('play', { move: { ...last, follower: null } });
    await act('undo', {});
    await act('rule', {
      ruling: { type: 'points', seat: 0, points: 1 },
      reason: 'Counted by hand / kézzel számolva',
    });
    await act('note', { text: '☕ 20:15' });
    await act('play', { move: last });
  }

  /** A table with the first `count` moves on it. */
  async begin(count, options = { hints: true }) {
    const session = crypto.randomUUID();
    const setup = { seats: SEATS.length, animals: false };
    let { seq } = await this.ask('start', { session, game: 'carcassonne', seats: SEATS, setup, options });
    for (const move of this.moves.slice(0, count)) {
      ({ seq } = await this.ask('play', { session, id: crypto.randomUUID(), seen: seq, move }));
    }
    return session;
  }

  /** The move near the middle that brings most points. */
  async scoringMove() {
    const session = await this.begin(SHOWN);
    const { lines } = await this.ask('table', { session });
    const points = ({ scored }) => scored.reduce((sum, line) => sum + line.points, 0);
    const best = lines.slice(SHOWN / 2).reduce((a, b) => (points(b) > points(a) ? b : a));
    return best.turn - 1;
  }

  async question(session, question) {
    return (await this.ask('ask', { session, turn: null, question })).answer;
  }

  async view(session) {
    return (await this.ask('table', { session })).position.view;
  }

  // ---- acts of a person

  /** A tile by its picture; its letter would put letters on the places. */
  async tap(kind) {
    await this.window.click(
      `//button[contains(concat(" ", @class, " "), " kind ")][.//b[normalize-space()="${kind}"]]`,
    );
    await this.window.see('button.place[aria-keyshortcuts]');
  }

  /** Opens the menu, and of it one entry. */
  async menu(entry) {
    await this.window.click('button.menu');
    if (entry) await this.window.click(entryOf(entry));
  }

  /** Lays the next tile where it was laid. */
  async lay() {
    const { tile, x, y, turn, seat } = this.next;
    await this.tap(tile);
    await this.window.click(placeAt({ x, y }));
    await this.window.see('ul.options .option');
    const { places } = await this.question(this.shown, { type: 'places', tile });
    const { distinct } = places.find((place) => place.x === x && place.y === y);
    for (let step = 0; step < distinct.indexOf(turn); step += 1) await this.window.press(' ');
    const { areas } = await this.question(this.shown, { type: 'followers', tile, x, y, turn, seat });
    return areas.filter((area) => area.refused.length === 0);
  }

  /** Tries the next tile where it does not fit. */
  async refuse() {
    const { tile } = this.next;
    const { places } = await this.question(this.shown, { type: 'places', tile });
    const fits = new Set(places.map(({ x, y }) => `${x},${y}`));
    const { frontier } = await this.view(this.shown);
    const wrong = frontier.filter((place) => !fits.has(`${place.x},${place.y}`));
    await this.tap(tile);
    await this.window.click(placeAt(wrong.find((place) => place.fits > 0) ?? wrong[0]));
    await this.window.see('.bubble');
  }

  /** Asks about the standing follower with this role. */
  async about(role) {
    const { followers } = await this.view(this.shown);
    const index = Math.max(0, followers.findIndex((each) => each.role === role));
    await this.window.click(`//button[contains(@class, "figure")][${index + 1}]`);
    await this.window.see('.bubble');
  }

  async openLog() {
    await this.window.click('button.all');
    await this.window.see('ol .row');
  }

  /** What can be done about a move in the log. */
  async line(number) {
    await this.openLog();
    await this.window.click(`(//ol/li[.//span[contains(@class, "move")][normalize-space()="${number}"]])[1]/button[last()]`);
    await this.window.see('dialog[open]');
  }

  /** From the last tile to the step of final scoring that shows this. */
  async walkTo(css) {
    await this.window.click('.tools button:last-child');
    await this.window.see('.steps');
    for (let step = 0; step < 100 && !(await this.window.has(css)); step += 1) await this.window.press(KEY.enter);
  }
}

/** The moves dealt in turn to so many seats; whoever drew a tile that fits nowhere draws again. */
function dealt(moves, seats) {
  let seat = 0;
  return moves.map(({ expect: _, ...move }) => {
    const mine = { ...move, seat };
    if (move.type === 'place') seat = (seat + 1) % seats;
    return mine;
  });
}

/** In the house of somebody who has never played. */
export const FIRST = {
  'start-first': { at: () => '#/', everywhere: true },
  'new-game-first': { at: () => '#/new/carcassonne', everywhere: true },
  'new-game-name-missing': { at: () => '#/new/carcassonne', act: (stage) => stage.window.click('button.go') },
};

const shown = (stage) => `#/table/${stage.shown}`;
const over = (stage) => `#/table/${stage.over}`;
const step = (number) => `.steps li:nth-child(${number}).now`;

/** `everywhere`: on the phone too, which only looks on. */
export const SCENES = {
  start: { at: () => '#/', everywhere: true },
  'new-game': { at: () => '#/new/carcassonne', everywhere: true },
  'new-game-older-rules': { at: () => '#/new/carcassonne', act: ({ window }) => window.click('.heading .link') },
  settings: { at: () => '#/settings', everywhere: true },
  'tile-question': { at: shown, everywhere: true },
  'legal-places': { at: shown, act: (stage) => stage.tap(stage.next.tile) },
  'legal-places-by-keys': {
    at: shown,
    act: async ({ window, next }) => {
      await window.press(next.tile.toLowerCase());
      await window.see('g.letter');
    },
  },
  'place-first': {
    at: shown,
    act: async (stage) => {
      await stage.window.click(placeAt(stage.next));
      await stage.window.see('.kind.out');
    },
  },
  'area-choice': { at: shown, act: (stage) => stage.lay() },
  'area-chosen': {
    at: shown,
    act: async (stage) => {
      const free = await stage.lay();
      const best = free.reduce((most, area, index) => (area.points > free[most].points ? index : most), 0);
      await stage.window.press(String(best + 2));
    },
  },
  'fits-nowhere': { at: (stage) => `#/table/${stage.stuck.session}`, act: ({ window, stuck }) => window.press(stuck.tile.toLowerCase()) },
  refusal: { at: shown, act: (stage) => stage.refuse() },
  'refusal-rule': {
    at: shown,
    act: async (stage) => {
      await stage.refuse();
      await stage.window.click('.bubble .links button:first-child');
    },
  },
  ruling: {
    at: shown,
    act: async (stage) => {
      await stage.refuse();
      await stage.window.click('.bubble .links button:last-child');
      await stage.window.see('dialog textarea');
    },
  },
  'points-fly': {
    at: (stage) => `#/table/${stage.flying.session}`,
    act: async (stage) => {
      const { session, move } = stage.flying;
      const { tile, x, y, turn } = move;
      await stage.tap(tile);
      await stage.window.click(placeAt({ x, y }));
      await stage.window.see('ul.options .option');
      const { places } = await stage.question(session, { type: 'places', tile });
      const { distinct } = places.find((place) => place.x === x && place.y === y);
      for (let each = 0; each < distinct.indexOf(turn); each += 1) await stage.window.press(' ');
      await stage.window.press('0');
      await stage.window.see('.gained');
    },
    flying: true,
    after: async (stage) => {
      const { session } = stage.flying;
      const { seq } = await stage.ask('table', { session });
      await stage.ask('undo', { session, id: crypto.randomUUID(), seen: seq });
    },
  },
  'feature-city': { at: shown, act: (stage) => stage.about('knight') },
  'feature-road': { at: shown, act: (stage) => stage.about('thief') },
  'feature-field': { at: shown, act: (stage) => stage.about('farmer') },
  standing: { at: shown, act: (stage) => stage.menu('standing') },
  'open-places': { at: shown, act: (stage) => stage.menu('places') },
  'fields-map': {
    at: shown,
    act: async (stage) => {
      await stage.menu('fields');
      await stage.window.see('.tray ul button');
    },
  },
  'fields-map-one': {
    at: shown,
    act: async (stage) => {
      await stage.menu('fields');
      await stage.window.click('.tray ul li:first-child button');
    },
  },
  'without-help': { at: (stage) => `#/table/${stage.blind}`, act: ({ window, next }) => window.press(next.tile.toLowerCase()) },
  menu: { at: shown, act: (stage) => stage.menu() },
  keys: { at: shown, act: ({ window }) => window.press('?') },
  note: {
    at: shown,
    act: async (stage) => {
      await stage.menu('note');
      await stage.window.see('dialog textarea');
    },
  },
  points: {
    at: shown,
    act: async (stage) => {
      await stage.menu('points');
      await stage.window.see('dialog textarea');
    },
  },
  log: { at: shown, act: (stage) => stage.openLog(), everywhere: true },
  'log-line': { at: shown, act: (stage) => stage.line(20) },
  correction: {
    at: shown,
    act: async (stage) => {
      await stage.line(20);
      await stage.window.click(entryOf('correct'));
      await stage.window.see('.banner');
    },
  },
  'correction-preview': {
    at: shown,
    act: async (stage) => {
      await stage.line(5);
      await stage.window.click(entryOf('delete'));
      await stage.window.see('dialog .totals');
    },
  },
  past: {
    at: shown,
    act: async (stage) => {
      await stage.openLog();
      await stage.window.click('//ol/li[21]/button[1]');
      await stage.window.see('.banner');
      await stage.window.click('button.all');
    },
  },
  paused: { at: (stage) => `#/table/${stage.paused}` },
  'given-up': { at: (stage) => `#/table/${stage.stopped}` },
  'final-roads': { at: over, act: (stage) => stage.walkTo(step(1)) },
  'final-cities': { at: over, act: (stage) => stage.walkTo(step(2)) },
  'final-monasteries': { at: over, act: (stage) => stage.walkTo(step(3)) },
  'final-fields': {
    at: over,
    act: async (stage) => {
      await stage.walkTo(step(4));
      await stage.window.see('ol.towns li');
    },
  },
  result: { at: over, everywhere: true },
};
