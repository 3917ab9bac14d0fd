// How a person enters a game of the Catan Card Game: by taps on the board and in the tray, dice and stacks by keys.

import { Table } from './table.mjs';
import { KEY, until } from './window.mjs';

const READY = 'button.primary[aria-disabled="false"]';
const FAMILIES = [
  ['fleet', /_fleet$/],
  ['knight', /^(conrad|falk|gotz|hagen|karl|otto|pippin|siegfried|walter)_/],
  ['red', /^(aqueduct|bath_house|church|colossus_of_catan|library|town_hall|counting_house|harbor|marketplace|merchant_guild|mint)$/],
];
const familyOf = (card) => FAMILIES.find(([, names]) => names.test(card))?.[0] ?? 'building';

export class CardsTable extends Table {
  async begin(names) {
    const { window } = this;
    await window.click('a.game[href="#/new/catan-cards"]');
    await window.see('input.name');
    const fields = await window.run('return [...document.querySelectorAll("input.name")].map((field) => field.id)');
    for (const [index, name] of names.entries()) await window.type(`#${fields[index]}`, name);
    await window.click('button.go');
    await window.see('[data-stack="1"]');
  }

  /** Enters a move and waits until it is shown as recorded. */
  async enter(move) {
    const before = (await this.known()).seq;
    await this.point(move);
    return until(`the move ${JSON.stringify(move)}`, async () => {
      const table = await this.known();
      return table.seq > before ? table : undefined;
    });
  }

  click(css) {
    return this.window.click(css);
  }

  /** Records what has been entered, as soon as the referee has said that it may. */
  async record() {
    await this.window.see(READY);
    await this.window.press(KEY.enter);
  }

  stack(stack, picker = 1) {
    return this.click(`:nth-child(${picker} of .stacks) [data-stack="${stack}"]:not(:disabled)`);
  }

  site(seat, { at, side, slot = 1 }) {
    return this.click(`[data-realm="${seat}"] button[data-site="${at} ${side} ${slot}"]`);
  }

  /** A region on the board, once it can be tapped; as often as it is meant. */
  async region(region, times = 1) {
    for (let time = 0; time < times; time += 1) await this.click(`button[data-region="${region}"]`);
  }

  /** To the tray of the hand check, wherever the turn stands. */
  async hand() {
    await this.window.see(`[data-way], [data-do="exchange"], [data-tab], ${READY}`);
    if (await this.window.has('[data-tab]')) await this.record();
    await until('the hand', async () => !(await this.window.has('[data-tab]')));
  }

  /** As proposed, or the regions named. */
  async pay(move) {
    for (const region of Object.keys(move.pay ?? {})) {
      if (await this.window.has(`button[data-region="${region}"].open`)) await this.region(region);
    }
  }

  async point(move) {
    const { window } = this;
    switch (move.type) {
      case 'startingHand':
        await this.stack(move.stack);
        break;
      case 'alchemist':
        await this.click('.third button');
        await this.click(`.numbers [aria-keyshortcuts="${move.number}"]`);
        break;
      case 'roll':
        await this.click(`[data-face="${move.face}"]`);
        await window.press(String(move.number));
        break;
      case 'eventCard':
        await this.click(`[data-card="${move.card}"]`);
        break;
      case 'gain':
        await this.region(move.into);
        break;
      case 'take':
      case 'give':
        await this.click(`[data-pick="${move.from}"]`);
        if (!(await window.has(READY))) await until('the other region', async () => (await window.has(READY)) || this.into(move.into));
        break;
      case 'decline':
        await this.click('.third button');
        return;
      case 'builder':
        await this.stack(move.look, 1);
        await this.stack(move.under, 2);
        break;
      case 'conflict':
        await this.stack(move.stack);
        if (move.second) await this.stack(move.second, 2);
        break;
      case 'civilWar':
      case 'takeBack':
        await this.site(move.target.owner, move.target.site);
        break;
      case 'road':
      case 'settlement':
        await this.click('[data-tab="build"]');
        await this.click(`[data-do="${move.type}"]:not(.faint)`);
        await this.place(`[data-end="${move.end}"]`, move.seat);
        await this.pay(move);
        break;
      case 'city':
        await this.click('[data-tab="build"]');
        await this.click('[data-do="city"]:not(.faint)');
        await this.place(`[data-at="${move.at}"]`, move.seat);
        await this.pay(move);
        break;
      case 'regions':
        await this.click(`[data-pick="${move.upper}"]`);
        await this.click(`[data-pick="${move.lower}"]`);
        if (move.scout) await this.click('.tray [role="switch"]');
        break;
      case 'build':
        await this.click('[data-tab="build"]');
        await this.click(`[data-family="${familyOf(move.card)}"]`);
        await this.click(`[data-card="${move.card}"]`);
        await window.see('.big');
        await this.site(move.seat, move.site);
        await this.pay(move);
        break;
      case 'dismantle':
        await this.click('[data-tab="dismantle"]');
        await this.site(move.target.owner, move.target.site);
        break;
      case 'bank':
        await this.click('[data-tab="trade"]');
        await this.click(`[data-give="${move.give}"]:not(:disabled)`);
        await this.click(`[data-pick="${move.into}"]`);
        break;
      case 'trade':
        await this.click('[data-tab="trade"]');
        await this.click('[data-do="trade"]');
        for (const { from, count = 1 } of [...move.give, ...move.take]) await this.region(from, count);
        break;
      case 'caravan':
        await this.action('caravan');
        for (const [region, count] of Object.entries(move.pay)) await this.region(region, count);
        break;
      case 'merchant':
        await this.action('merchant');
        break;
      case 'attack':
        await this.action(move.card);
        break;
      case 'spy':
        await this.action('spy');
        await this.click(`.cards + h3 + .cards [data-card="${move.card ?? 'none'}"]`);
        break;
      case 'defend':
        await this.click(`.choices [data-card="${move.card ?? 'none'}"]`);
        break;
      case 'attackRoll':
        await this.click(`.numbers [aria-keyshortcuts="${move.number}"]`);
        break;
      case 'draw':
        await this.hand();
        if (move.search) await this.click('[data-way="search"]:not(:disabled)');
        await this.stack(move.stack);
        break;
      case 'exchange':
        await this.hand();
        await this.click('[data-do="exchange"]');
        if (move.search) await this.click('[data-way="search"]:not(:disabled)');
        await this.stack(move.stack);
        break;
      case 'shed':
        if (await window.has('[data-tab]')) await this.hand();
        await this.stack(move.stack);
        break;
      case 'throwAway':
        await this.click(`[data-card="${move.card}"]`);
        break;
      case 'endTurn':
        await this.hand();
        break;
      default:
        throw new Error(`nobody enters ${move.type} here`);
    }
    await this.record();
  }

  async action(card) {
    await this.click('[data-tab="action"]');
    await this.click(`[data-card="${card}"]:not(.faint)`);
  }

  /** A place of the axis, unless the only one has been chosen already. */
  async place(css, seat) {
    const place = `[data-realm="${seat}"] button${css}`;
    await this.window.see(`${place}, ${READY}`);
    if (!(await this.window.has(READY))) await this.click(place);
  }

  async into(region) {
    const pick = `[data-pick="${region}"]`;
    if (!(await this.window.has(`.rows ~ .rows ${pick}`))) return false;
    await this.click(`.rows ~ .rows ${pick}`);
    return true;
  }
}
