// Generated from schemas/ by `npm run types`. Do not edit: change the Rust type instead.
/**
 * What the referee answers.
 */
export type Answer =
  | {
      /**
       * Every place where the tile fits; empty = it fits nowhere.
       */
      places: PlaceTurns[];
      type: 'places';
    }
  | {
      /**
       * The kinds left in the bag that fit here.
       */
      tiles: TileTurns[];
      type: 'tiles';
    }
  | {
      /**
       * The areas of the tile as it would lie: cities, roads, monastery, fields.
       */
      areas: Area[];
      /**
       * What the tile would complete, whoever stands there.
       */
      completes: Completion[];
      /**
       * Followers this seat has in hand.
       */
      inHand: number;
      type: 'followers';
    }
  | {
      about: FeatureReport;
      type: 'feature';
    }
  | {
      /**
       * Every field on the board.
       */
      fields: FieldReport[];
      /**
       * The cities on the board, numbered from 1 in the order in which they were begun.
       */
      towns: Town[];
      type: 'fields';
    };
/**
 * How a tile is turned: quarter turns clockwise, 0 to 3 (CAR-PLACE-05).
 */
export type Turn = 0 | 1 | 2 | 3;
/**
 * A kind of tile: `A` to `X` of the base game and the twelve animal tiles `WA01` to `WA12`.
 *
 * Kinds are ordered as the rulebook lists them (page 8).
 */
export type Kind =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'N'
  | 'O'
  | 'P'
  | 'Q'
  | 'R'
  | 'S'
  | 'T'
  | 'U'
  | 'V'
  | 'W'
  | 'X'
  | 'WA01'
  | 'WA02'
  | 'WA03'
  | 'WA04'
  | 'WA05'
  | 'WA06'
  | 'WA07'
  | 'WA08'
  | 'WA09'
  | 'WA10'
  | 'WA11'
  | 'WA12';
/**
 * A spot on a tile as it lies on the table: an edge, half an edge, or the middle (a monastery).
 *
 * Spots are ordered; the lowest spot of an area names it ([`Area::at`](crate::Area)).
 */
export type Spot =
  'N' | 'E' | 'S' | 'W' | 'centre' | 'N-w' | 'N-e' | 'E-n' | 'E-s' | 'S-e' | 'S-w' | 'W-s' | 'W-n';
/**
 * A value to be filled into a sentence.
 */
export type Arg =
  | {
      number: number;
    }
  | {
      seat: Seat;
    }
  | {
      word: string;
    }
  | {
      text: string;
    }
  | {
      perSeat: number[];
    }
  | {
      list: Arg[];
    };
/**
 * A place at the table, counted from 0 in playing order (clockwise).
 *
 * Colour, shape and the person sitting there belong to the session, not to the game.
 */
export type Seat = number;
/**
 * What followers are set on (CAR-FOL-04).
 */
export type Feature = 'city' | 'road' | 'monastery' | 'field';
/**
 * What a follower is called by where it stands (CAR-FOL-04).
 */
export type Role = 'knight' | 'thief' | 'monk' | 'farmer';
/**
 * A side of a tile as it lies on the table.
 */
export type Edge = 'N' | 'E' | 'S' | 'W';
/**
 * Whether and how farmers score (catalogue section 12).
 */
export type Farmers = 'none' | 'thirdEdition' | 'secondEdition' | 'firstEdition';
/**
 * A follower set on the tile just laid (CAR-FOL-03, -04): as what, and on which area. Any edge or
 * half-edge of an area names it, as the tile lies on the table.
 */
export type Follower =
  | {
      at: Edge;
      role: 'knight';
    }
  | {
      at: Edge;
      role: 'thief';
    }
  | {
      role: 'monk';
    }
  | {
      at: HalfEdge;
      role: 'farmer';
    };
/**
 * Half of a side, named `edge-side`: `N-w` is the western half of the north edge.
 */
export type HalfEdge = 'N-w' | 'N-e' | 'E-n' | 'E-s' | 'S-e' | 'S-w' | 'W-s' | 'W-n';
/**
 * One line of the game.
 *
 * A whole turn is one `place` (CAR-TURN-02): tile, follower and the scoring that follows from them.
 */
export type Move =
  | {
      /**
       * The follower set on it, if any.
       */
      follower?: Follower | null;
      seat: Seat;
      tile: Kind;
      turn: Turn;
      type: 'place';
      /**
       * Grows east.
       */
      x: number;
      /**
       * Grows south.
       */
      y: number;
    }
  | {
      seat: Seat;
      tile: Kind;
      type: 'discard';
    };
/**
 * Whose turn it is when.
 */
export type Order = 'clockwise' | 'free';
/**
 * What a screen may ask.
 */
export type Question =
  | {
      tile: Kind;
      type: 'places';
    }
  | {
      type: 'tiles';
      /**
       * Grows east.
       */
      x: number;
      /**
       * Grows south.
       */
      y: number;
    }
  | {
      seat: Seat;
      tile: Kind;
      turn: Turn;
      type: 'followers';
      /**
       * Grows east.
       */
      x: number;
      /**
       * Grows south.
       */
      y: number;
    }
  | {
      at: Spot;
      type: 'feature';
      /**
       * Grows east.
       */
      x: number;
      /**
       * Grows south.
       */
      y: number;
    }
  | {
      type: 'fields';
    };
/**
 * What a complete city of two tiles gives (CAR-CITY-04). Written as the number of points, 2 or 4.
 */
export type TwoTileCity = 2 | 4;

/**
 * A place where a tile fits.
 */
export interface PlaceTurns {
  /**
   * The same with turns that look alike listed once, the lowest of each.
   */
  distinct: Turn[];
  /**
   * Every turn in which it fits.
   */
  turns: Turn[];
  /**
   * Grows east.
   */
  x: number;
  /**
   * Grows south.
   */
  y: number;
}
/**
 * A kind of tile that fits in a place.
 */
export interface TileTurns {
  /**
   * The same with turns that look alike listed once, the lowest of each.
   */
  distinct: Turn[];
  /**
   * How many are left.
   */
  left: number;
  tile: Kind;
  /**
   * Every turn in which it fits.
   */
  turns: Turn[];
}
/**
 * An area of a tile that is about to be laid.
 */
export interface Area {
  at: Spot;
  /**
   * Whether this tile completes it, so that a follower would come back at once (CAR-RET-02).
   */
  completes: boolean;
  /**
   * The points this seat would get in this turn for this feature with a follower on it. For an area that
   * is not completed or must not be claimed: 0.
   */
  points: number;
  /**
   * Why no follower may be set on it; empty = it may.
   */
  refused: Remark[];
  role: Role;
  /**
   * All its edges (city, road), half-edges (field) or the centre (monastery).
   */
  spots: Spot[];
}
/**
 * One sentence of the referee: why a move is refused, what a legal move should make the table wary of,
 * or what a possible move would reveal.
 *
 * `P` is the game's own kind of place on the board.
 */
export interface Remark {
  /**
   * What the sentence needs filled in.
   */
  args: {
    [k: string]: Arg;
  };
  /**
   * Where on the board it is, most important place first; empty where it is nowhere.
   */
  at: Place[];
  /**
   * Key of the sentence in the language files (`car-refused-edge`).
   */
  message: string;
  /**
   * The rule it rests on, by id (`CAR-PLACE-03`).
   */
  rule: string;
}
/**
 * A place on the board, for marking: a cell, or an area or edge of the tile in it.
 */
export interface Place {
  /**
   * Where on the tile, as it lies; none = the whole cell.
   */
  at?: Spot | null;
  /**
   * Which kind of area is meant; none = the edge itself or the cell.
   */
  feature?: Feature | null;
  /**
   * Grows east.
   */
  x: number;
  /**
   * Grows south.
   */
  y: number;
}
/**
 * A feature that a tile would complete.
 */
export interface Completion {
  /**
   * Its areas on the board.
   */
  at: Place[];
  feature: Feature;
  /**
   * Points of every seat, before a follower is set on the new tile.
   */
  points: number[];
  /**
   * Shields in it.
   */
  shields: number;
  /**
   * Tiles in it (9 for a monastery).
   */
  tiles: number;
}
/**
 * Everything about one feature.
 */
export interface FeatureReport {
  /**
   * How many of the tiles left would, laid alone, complete it. 0 where it needs more than one.
   */
  closers: number;
  /**
   * Whether it is complete; a field never is.
   */
  complete: boolean;
  /**
   * For a field: the complete cities in or at it, one place each.
   */
  completeTowns: Place[];
  feature: Feature;
  /**
   * Followers on it per seat.
   */
  followers: number[];
  /**
   * The seats that would get its points (CAR-MAJ-01, -02).
   */
  majority: Seat[];
  /**
   * The empty places that must be filled to complete it.
   */
  openPlaces: Cell[];
  /**
   * Sides at which it goes on beyond the laid tiles; for a monastery the empty places around it; for a
   * field 0.
   */
  openSides: number;
  /**
   * For a field: the unfinished cities in or at it, one place each.
   */
  openTowns: Place[];
  /**
   * Points for each of them when it is complete. For a road or city as if no tile were added, so it is the
   * least that closing gives; for a monastery 9; for a field as if every city at it were complete.
   */
  pointsClosed: number;
  /**
   * Points for each of them if the game ended now. For a field of the first edition each city is decided
   * by itself, so this is what the field's cities are worth to whoever wins them.
   */
  pointsNow: number;
  /**
   * Its areas, in the order in which the tiles were laid.
   */
  segments: Segment[];
  /**
   * Shields in it.
   */
  shields: number;
  /**
   * The followers on it.
   */
  standing: StandingFollower[];
  /**
   * Different tiles in it; for a monastery itself and its neighbours (CAR-MON-01).
   */
  tiles: number;
}
/**
 * A place for one tile.
 */
export interface Cell {
  /**
   * Grows east.
   */
  x: number;
  /**
   * Grows south.
   */
  y: number;
}
/**
 * An area of a laid tile, as part of a feature.
 */
export interface Segment {
  /**
   * All its edges, half-edges or the centre, as the tile lies.
   */
  spots: Spot[];
  /**
   * Grows east.
   */
  x: number;
  /**
   * Grows south.
   */
  y: number;
}
/**
 * A follower on the table.
 */
export interface StandingFollower {
  at: Spot;
  role: Role;
  seat: Seat;
  /**
   * Grows east.
   */
  x: number;
  /**
   * Grows south.
   */
  y: number;
}
/**
 * A field on the board.
 */
export interface FieldReport {
  /**
   * The complete cities in or at it, by number.
   */
  completeTowns: number[];
  /**
   * Farmers per seat.
   */
  farmers: number[];
  /**
   * From 1, in the order in which the fields were begun.
   */
  number: number;
  /**
   * The unfinished cities in or at it, by number.
   */
  openTowns: number[];
  /**
   * Its owners: the seats with most farmers (CAR-FARM-01); nobody where none lies.
   */
  owners: Seat[];
  /**
   * What every owner would get for it now, by the rule in force; under the first edition 0, because there
   * cities are counted, not fields.
   */
  points: number;
  /**
   * Its areas.
   */
  segments: Segment[];
}
/**
 * A city on the board, numbered for a map of the fields.
 */
export interface Town {
  /**
   * Whether it is complete, so that farmers are paid for it (CAR-FARM-06).
   */
  complete: boolean;
  /**
   * From 1.
   */
  number: number;
  place: Place;
  /**
   * Shields in it.
   */
  shields: number;
  /**
   * Different tiles in it.
   */
  tiles: number;
}
/**
 * A tile that fitted nowhere.
 */
export interface DiscardedTile {
  /**
   * In which move, counted from 0.
   */
  after: number;
  seat: Seat;
  tile: Kind;
}
/**
 * A tile on the table.
 */
export interface LaidTile {
  /**
   * In which move, counted from 0; none for the start tile.
   */
  after?: number | null;
  /**
   * Who laid it; none for the start tile.
   */
  seat?: Seat | null;
  tile: Kind;
  turn: Turn;
  /**
   * Grows east.
   */
  x: number;
  /**
   * Grows south.
   */
  y: number;
}
/**
 * The move made last.
 */
export interface LastMove {
  /**
   * Its number, counted from 0.
   */
  index: number;
  /**
   * Where it lies; none if it fitted nowhere.
   */
  place?: Cell | null;
  seat: Seat;
  tile: Kind;
}
/**
 * An empty place beside a tile.
 */
export interface OpenPlace {
  /**
   * How many of the tiles left fit here, in whatever turn.
   */
  fits: number;
  /**
   * Grows east.
   */
  x: number;
  /**
   * Grows south.
   */
  y: number;
}
/**
 * How the table begins.
 */
export interface Setup {
  /**
   * Whether the twelve animal tiles are in the bag (CAR-SET-01, -02).
   */
  animals?: boolean;
  /**
   * Counts of tiles that differ from the box, start tile included; 0 = lost. More than the box has is
   * allowed.
   */
  counts?: {
    [k: string]: number;
  };
  farmers?: Farmers;
  first?: Seat;
  /**
   * Followers in each supply, without the one on the scoring board (CAR-SET-06).
   */
  followers?: number;
  order?: Order;
  /**
   * How many play: 2 to 5, or 1 to 5 in a position that is being laid out ([`Order::Free`]).
   */
  seats: number;
  start?: StartTile;
  twoTileCity?: TwoTileCity;
}
/**
 * The tile that lies on the table before the first turn (CAR-SET-03).
 */
export interface StartTile {
  tile: Kind;
  turn: Turn;
  /**
   * Grows east.
   */
  x: number;
  /**
   * Grows south.
   */
  y: number;
}
/**
 * Everything that lies on the table and is left for it.
 */
export interface View {
  /**
   * Tiles that fitted nowhere, in order (CAR-PLACE-06).
   */
  discarded: DiscardedTile[];
  /**
   * The followers on the table, in the order in which they were set.
   */
  followers: StandingFollower[];
  /**
   * The empty places beside the tiles, each with the number of tiles left that fit there. 0 marks a hole
   * that nobody can fill any more (CAR-PLACE-09).
   */
  frontier: OpenPlace[];
  /**
   * Followers left in each supply.
   */
  hands: number[];
  /**
   * The move made last.
   */
  lastMove?: LastMove | null;
  /**
   * How many of each kind are still in the bag; kinds that are used up are missing.
   */
  left: {
    [k: string]: number;
  };
  /**
   * The tiles on the table, in the order in which they were laid; the start tile first.
   */
  tiles: LaidTile[];
  /**
   * How many tiles are still in the bag.
   */
  tilesLeft: number;
}
