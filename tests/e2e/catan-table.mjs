// How a person enters a game of Catan: by taps, or by keys wherever there is a key.

import assert from 'node:assert/strict';

import { Table } from './table.mjs';
import { KEY, until } from './window.mjs';

const KINDS = ['brick', 'lumber', 'wool', 'grain', 'ore'];
const READY = 'button.primary:not([aria-disabled="true"])';
const place = (kind, id) => `[data-place="${kind}-${id}"]`;

export class CatanTable extends Table {
  /** Taps or keys of the move being entered. */
  acts = 0;

  async tap(css) {
    this.acts += 1;
    await this.window.click(css);
  }

  async keys(text) {
    this.acts += text.length;
    await this.window.press(text);
  }

  /** A new table for these people, with hands kept this way; a board is entered piece by piece, without one the last is taken. */
  async begin(names, { hands, board }) {
    const { window } = this;
    await window.click('a.game[href="#/new/catan"]');
    await window.see('input.name');
    const fields = await window.run('return [...document.querySelectorAll("input.name")].map((field) => field.id)');
    assert.ok(fields.length >= names.length, 'there is a row for everybody');
    for (const [index, name] of names.entries()) await window.type(`#${fields[index]}`, name);
    if (board) await this.layBoard(board);
    await window.click(`//label[normalize-space()="${hands}"]`);
    await window.click('button.go');
    await window.see(place('corner', 0));
  }

  async layBoard({ hexes, ports }) {
    const { window } = this;
    await window.click('button.picture');
    await window.click('[data-lay="empty"]');
    for (const [at, [terrain, token]] of hexes.entries()) {
      // the next hex is chosen by itself
      await window.see(`[data-hex="${at}"][aria-pressed="true"]`);
      await window.click(`[data-terrain="${terrain}"]`);
      if (token) await window.click(`[data-token="${token}"]`);
    }
    await window.click('[data-step="harbours"]');
    const kinds = new Map(ports);
    const edges = [...kinds.keys()].sort((one, other) => one - other);
    for (let left = edges.length; left > 0; left -= 1) {
      const edge = await window.run('return Number(document.querySelector("[data-edge][aria-pressed=true]").dataset.edge)');
      await window.click(`[data-harbour="${kinds.get(edge)}"]`);
    }
    await window.click(`.editor ${READY}`);
    await until('the editor to close', async () => !(await window.has('.editor')));
  }

  /** Enters a move and waits until it is shown as recorded. */
  async enter(move, byKeys) {
    this.acts = 0;
    const before = this.seq ?? (await this.known()).seq;
    await (byKeys ? this.type(move) : this.point(move));
    return until(`the move ${JSON.stringify(move)}`, async () => {
      const table = await this.known();
      if (table.seq <= before) return undefined;
      this.seq = table.seq;
      return table;
    });
  }

  record() {
    return this.tap(READY);
  }

  async point(move) {
    switch (move.type) {
      case 'placeSettlement':
      case 'buildSettlement':
      case 'buildCity':
        await this.tap(place('corner', move.corner));
        return this.record();
      case 'placeRoad':
      case 'buildRoad':
      case 'freeRoad':
        await this.tap(place('edge', move.edge));
        return this.record();
      case 'roll':
        // two dice, once chosen, stay chosen
        if (await this.window.has('[data-roll="dice"]')) await this.window.click('[data-roll="dice"]');
        await this.tap(`.dice:nth-of-type(1) [data-die="${move.dice[0]}"]`);
        return this.tap(`.dice:nth-of-type(2) [data-die="${move.dice[1]}"]:not([disabled])`);
      case 'discard':
        for (const kind of cardsOf(move.cards)) await this.tap(`[data-kind="${kind}"]`);
        return this.record();
      case 'moveRobber':
        await this.rob(move);
        return this.record();
      case 'buyCard':
        await this.tap('[data-build="development"]');
        if (move.card) await this.tap(`[data-choice="${move.card}"]`);
        return this.record();
      case 'playKnight':
        await this.tap('[data-also="card"]');
        return this.tap('[data-choice="knight"]');
      case 'playRoadBuilding':
        await this.tap('[data-also="card"]');
        return this.tap('[data-choice="roadBuilding"]');
      case 'playYearOfPlenty':
        await this.tap('[data-also="card"]');
        await this.tap('[data-choice="yearOfPlenty"]');
        for (const kind of move.cards) await this.tap(`[data-kind="${kind}"]`);
        return this.record();
      case 'playMonopoly':
        return this.monopoly(move);
      case 'bankTrade': {
        await this.tap(`[data-hand="${cardsOf(move.give)[0]}"]`);
        for (const kind of cardsOf(move.get)) await this.tap(`[data-side="get"] [data-kind="${kind}"]`);
        return this.record();
      }
      case 'trade': {
        const [first, ...rest] = cardsOf(move.give);
        await this.tap(`[data-hand="${first}"]`);
        await this.tap(`[data-with="${move.with}"]`);
        for (const kind of rest) await this.tap(`[data-side="give"] [data-kind="${kind}"]`);
        for (const kind of cardsOf(move.get)) await this.tap(`[data-side="get"] [data-kind="${kind}"]`);
        return this.record();
      }
      case 'endTurn':
        return this.record();
      case 'claimWin':
        await this.tap('[data-also="win"]');
        return this.record();
      default:
        throw new Error(`no way to enter ${move.type}`);
    }
  }

  /** By keys; places are tapped, because that is faster than walking there, and the browser's tests walk. */
  async type(move) {
    switch (move.type) {
      case 'roll':
        return this.keys(String(move.dice[0] + move.dice[1]));
      case 'placeSettlement':
      case 'buildSettlement':
      case 'buildCity':
        await this.tap(place('corner', move.corner));
        return this.keys(KEY.enter);
      case 'placeRoad':
      case 'buildRoad':
      case 'freeRoad':
        await this.tap(place('edge', move.edge));
        return this.keys(KEY.enter);
      case 'discard':
        return this.keys(numbers(cardsOf(move.cards), 1) + KEY.enter);
      case 'moveRobber':
        await this.rob(move);
        return this.keys(KEY.enter);
      case 'buyCard':
        return this.keys(`d${KEY.enter}`);
      case 'playKnight':
        return this.keys('p1');
      case 'playRoadBuilding':
        return this.keys('p2');
      case 'playYearOfPlenty':
        return this.keys(`p3${numbers(move.cards, 1)}${KEY.enter}`);
      case 'bankTrade':
        return this.keys(`t${numbers(cardsOf(move.give).slice(0, 1), 1)}${numbers(cardsOf(move.get), 6)}${KEY.enter}`);
      case 'endTurn':
        return this.keys(KEY.enter);
      case 'claimWin':
        return this.keys(`w${KEY.enter}`);
      default:
        return this.point(move);
    }
  }

  async rob(move) {
    await this.tap(place('hex', move.hex));
    if (move.from === undefined) return;
    const victim = `[data-choice="${move.from}"]`;
    await this.window.see(victim);
    if (!(await this.window.has(`${victim}[aria-pressed="true"]`))) await this.tap(victim);
    if (move.card) await this.tap(`[data-kind="${move.card}"]`);
  }

  /** Where hands are closed the table says what everybody handed over, if it is asked. */
  async monopoly(move) {
    await this.tap('[data-also="card"]');
    await this.tap('[data-choice="monopoly"]');
    await this.tap(`[data-kind="${move.resource}"]`);
    await this.window.see(`${READY}, [data-taken]`);
    if (await this.window.has('[data-taken]')) {
      for (const { seat, count } of move.taken ?? [])
        for (let card = 0; card < count; card += 1) await this.tap(`[data-taken="${seat}"] button:last-of-type`);
    }
    return this.record();
  }
}

/** Every card by its name, as often as it is there. */
const cardsOf = (cards) => KINDS.flatMap((kind) => Array.from({ length: cards[kind] ?? 0 }, () => kind));
/** The keys of kinds, the first kind having this one. */
const numbers = (kinds, first) => kinds.map((kind) => (first + KINDS.indexOf(kind)) % 10).join('');
