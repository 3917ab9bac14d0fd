// A game of Catan that people played, as it was written down elsewhere, in the app's own forms.
//
// Taken by its shape and not by its name, so that another collection of the same form serves as well.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CASES = fileURLToPath(new URL('../cases/catan/games/', import.meta.url));

/** The shortest whole game that people, not programs, played at three or four seats. */
export async function humanGame() {
  const files = (await readdir(CASES)).filter((name) => name.endsWith('.json')).sort();
  const games = await Promise.all(files.map(async (file) => JSON.parse(await readFile(join(CASES, file), 'utf8'))));
  const [game] = games.filter(isHuman).sort((one, other) => one.log.length - other.log.length);
  if (!game) throw new Error('no recorded game has the shape that is looked for');
  return game;
}

function isHuman(game) {
  return (
    /human/i.test(game.source?.engine ?? '') &&
    game.players <= 4 &&
    !game.relax?.length &&
    game.expected?.winner !== null &&
    game.log?.at(-1)?.a === 'win'
  );
}

/** The board as the app's set-up has it. */
export function boardOf({ hexes, ports, robber }) {
  return {
    hexes: hexes.map(([terrain, token]) => ({ terrain, token })),
    harbours: ports.map(([edge, kind]) => ({ edge, kind })),
    robber: [robber],
  };
}

/** The moves, each with the totals that hold after it where the record has them. Requests that were refused are marked. */
export const movesOf = (game) => game.log.map(({ chk, ...event }) => ({ ...asMove(event), totals: chk }));

function asMove(event) {
  const { a, p: seat } = event;
  switch (a) {
    case 'place_settlement':
      return { type: 'placeSettlement', seat, corner: event.v };
    case 'place_road':
      return { type: 'placeRoad', seat, edge: event.e };
    case 'roll':
      return { type: 'roll', seat, dice: event.d };
    case 'discard':
      return { type: 'discard', seat, cards: event.cards };
    case 'move_robber':
      return { type: 'moveRobber', seat, hex: event.h, from: event.from ?? undefined, card: event.card ?? undefined };
    case 'build_road':
      return { type: event.free ? 'freeRoad' : 'buildRoad', seat, edge: event.e };
    case 'build_settlement':
      return { type: 'buildSettlement', seat, corner: event.v };
    case 'build_city':
      return { type: 'buildCity', seat, corner: event.v };
    case 'buy_dev':
      return { type: 'buyCard', seat, card: camel(event.card) };
    case 'play_knight':
      return { type: 'playKnight', seat };
    case 'play_road_building':
      return { type: 'playRoadBuilding', seat };
    case 'play_year_of_plenty':
      return { type: 'playYearOfPlenty', seat, cards: event.cards };
    case 'play_monopoly':
      return { type: 'playMonopoly', seat, resource: event.res, taken: bySeat(event.taken) };
    case 'bank_trade':
      return { type: 'bankTrade', seat, give: event.give, get: event.get };
    case 'trade':
      return { type: 'trade', seat, with: event.with, give: event.give, get: event.get };
    case 'end_turn':
      return { type: 'endTurn', seat };
    case 'win':
      return { type: 'claimWin', seat };
    case 'refused':
      return { ...asMove({ p: seat, ...event.request }), refused: true };
    default:
      throw new Error(`the record has an event that is not known here: ${a}`);
  }
}

const camel = (name) => name?.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
const bySeat = (counts) => counts && Object.entries(counts).map(([seat, count]) => ({ seat: Number(seat), count }));
