// A game that people played, as it was written down elsewhere: the right answer for the whole app.
//
// Taken by its shape and not by its name, so that another collection of the same form serves as well.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CASES = fileURLToPath(new URL('../cases/carcassonne/', import.meta.url));
/** The tiles of the base box. */
const BOX = 72;

/**
 * A whole two-player game of the base box without a doubtful follower; if there is one in which a drawn tile fitted
 * nowhere, that one. Another one on demand.
 */
export async function wholeGame({ other = false } = {}) {
  const files = (await readdir(CASES)).filter((name) => name.endsWith('.json')).sort();
  const games = [];
  for (const file of files) {
    const { cases } = JSON.parse(await readFile(join(CASES, file), 'utf8'));
    games.push(...cases.filter(isWhole));
  }
  const first = games.find((each) => each.moves.some(fitsNowhere)) ?? games[0];
  const game = other ? games.findLast((each) => each !== first) : first;
  if (!game) throw new Error('no recorded game has the shape that is looked for');
  return game;
}

/** A tile that was drawn, fitted nowhere and left the game. */
export const fitsNowhere = (move) => move.query === 'options' && move.expect?.options?.length === 0;

function isWhole(game) {
  const usual =
    game.players === 2 &&
    game.farmers !== false &&
    (game.followers ?? 7) === 7 &&
    (game.two_tile_city ?? 4) === 4 &&
    game.start?.tile === 'D' &&
    game.start.rot === 0;
  return (
    usual &&
    Array.isArray(game.end?.scores) &&
    game.moves?.length === BOX - 1 &&
    game.moves.every(
      (move) => fitsNowhere(move) || (!move.query && !move.attempt && !move.tile.startsWith('WA') && !move.follower?.uncertain),
    )
  );
}

/** The moves as the app's tables have them: the first tile lies at 0, 0. */
export function movesOf(game) {
  let seat = 0;
  return game.moves.map((move, index) => {
    seat = move.player ?? nextPlayer(game.moves, index) ?? seat;
    if (fitsNowhere(move)) return { type: 'discard', seat, tile: move.tile, expect: move.expect };
    return {
      type: 'place',
      seat,
      tile: move.tile,
      x: move.x - game.start.x,
      y: move.y - game.start.y,
      turn: (move.rot / 90) % 4,
      follower: move.follower ?? null,
      expect: move.expect,
    };
  });
}

/** Whoever drew the tile that fits nowhere draws again. */
const nextPlayer = (moves, from) => moves.slice(from).find((move) => move.player !== undefined)?.player;
