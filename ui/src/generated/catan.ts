// Generated from schemas/ by `npm run types`. Do not edit: change the Rust type instead.
/**
 * The answer to a [`Question`].
 */
export type Answer =
  | {
      /**
       * Which.
       */
      places: Place[];
      type: 'places';
    }
  | {
      /**
       * Each hex with the opponents there.
       */
      goals: Goal[];
      type: 'robberGoals';
    }
  | {
      /**
       * Pieces more that would take the card; none for its holder.
       */
      missing?: number | null;
      /**
       * Piece by piece.
       */
      trail: EdgeId[];
      type: 'trail';
    }
  | {
      /**
       * For every seat and kind the least and the most, kinds in the order brick, lumber, wool, grain,
       * ore.
       */
      ranges: number[][][];
      type: 'hands';
      /**
       * Possible joint hands; none where only bounds are kept.
       */
      worlds?: number | null;
    }
  | {
      /**
       * The share; none where only bounds are kept.
       */
      share?: string | null;
      type: 'odds';
      verdict: Likelihood;
    }
  | {
      balance: Balance;
      board: Board;
      type: 'layout';
    }
  | {
      balance: Balance;
      type: 'balance';
    }
  | {
      /**
       * Each fault with its places; none for a good board.
       */
      faults: Remark[];
      type: 'faults';
    }
  | {
      balance: Balance;
      /**
       * The board, once everything is told.
       */
      board?: Board | null;
      /**
       * What is wrong so far.
       */
      faults: Remark[];
      rest: Rest;
      type: 'draft';
    }
  | {
      /**
       * What everybody gets; seats that get nothing are left out.
       */
      gains: Gain[];
      /**
       * The hexes that produce.
       */
      hexes: HexId[];
      /**
       * Kinds of which the bank may hold too little to pay; its stack has to be counted (CAT-PRD-09).
       */
      open: Resource[];
      /**
       * Kinds of which the bank pays less than is due (CAT-PRD-06).
       */
      short: Resource[];
      type: 'production';
    };
/**
 * A place on the board.
 */
export type Place =
  | {
      hex: HexId;
      type: 'hex';
    }
  | {
      corner: CornerId;
      type: 'corner';
    }
  | {
      edge: EdgeId;
      type: 'edge';
    };
/**
 * A land hex, numbered in reading order.
 */
export type HexId = number;
/**
 * A corner (intersection), numbered by height and then from the west.
 */
export type CornerId = number;
/**
 * A path between two corners, numbered by its corners.
 */
export type EdgeId = number;
/**
 * A place at the table, counted from 0 in playing order (clockwise).
 *
 * Colour, shape and the person sitting there belong to the session, not to the game.
 */
export type Seat = number;
/**
 * In all, some or none of the possible hands.
 */
export type Likelihood = 'certain' | 'possible' | 'impossible';
/**
 * What a harbour trades (CAT-MAR-01).
 */
export type HarbourKind = 'generic' | 'brick' | 'lumber' | 'wool' | 'grain' | 'ore';
/**
 * A kind of resource card (CAT-CMP-05), in the order in which the game lists its costs.
 */
export type Resource = 'brick' | 'lumber' | 'wool' | 'grain' | 'ore';
/**
 * What a land hex is (CAT-CMP-01).
 */
export type Terrain = 'hills' | 'forest' | 'pasture' | 'fields' | 'mountains' | 'desert';
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
 * What the seal says.
 */
export type Audit =
  | {
      type: 'none';
    }
  | {
      type: 'sealed';
    }
  | {
      type: 'agrees';
    }
  | {
      type: 'incomplete';
    }
  | {
      /**
       * Which.
       */
      after: number;
      type: 'contradicted';
    };
/**
 * What happens between two turns with five or six seats.
 */
export type BetweenTurns = 'pairedPlayers' | 'specialBuilding';
/**
 * What stands on a corner.
 */
export type Building = 'settlement' | 'city';
/**
 * A kind of development card (CAT-CMP-06).
 */
export type Development = 'knight' | 'roadBuilding' | 'yearOfPlenty' | 'monopoly' | 'victoryPoint';
/**
 * Two dice: each by itself, or only what they add up to.
 */
export type Dice = number[] | number;
/**
 * Whether trading and building may alternate.
 */
export type Phases = 'combined' | 'separate';
/**
 * What happens when the bank cannot pay a kind in full and one seat alone is due.
 */
export type Shortage = 'loneSeatTakesRest' | 'nobodyPaid';
/**
 * Who keeps Longest Road when a cut leaves the holder tied.
 */
export type TiedAfterCut = 'holderKeeps' | 'setAside';
/**
 * How tokens must lie for the board to be accepted.
 */
export type TokenRule = 'redApart' | 'lettered' | 'asLaid';
/**
 * What may be known of the hands. It can change during the game.
 */
export type HandsMode = 'open' | 'closed' | 'sealed' | 'counts';
/**
 * What happened at the table.
 *
 * `seat` is who did it. Cards only the owner has seen may be left out where the hands are not open.
 */
export type Move =
  | {
      corner: CornerId;
      seat: Seat;
      type: 'placeSettlement';
    }
  | {
      edge: EdgeId;
      seat: Seat;
      type: 'placeRoad';
    }
  | {
      dice: Dice;
      /**
       * What the table says everybody got. Checked if told; needed only where hidden discards leave the
       * bank uncertain.
       */
      gain?: Gain[] | null;
      seat: Seat;
      type: 'roll';
    }
  | {
      /**
       * Which cards; none if nobody looked.
       */
      cards?: Cards | null;
      seat: Seat;
      type: 'discard';
    }
  | {
      /**
       * The card, if it is known; none also for an empty hand.
       */
      card?: Resource | null;
      /**
       * Whose hand is drawn from; none where nobody stands.
       */
      from?: Seat | null;
      hex: HexId;
      seat: Seat;
      type: 'moveRobber';
    }
  | {
      edge: EdgeId;
      seat: Seat;
      type: 'buildRoad';
    }
  | {
      edge: EdgeId;
      seat: Seat;
      type: 'freeRoad';
    }
  | {
      corner: CornerId;
      seat: Seat;
      type: 'buildSettlement';
    }
  | {
      corner: CornerId;
      seat: Seat;
      type: 'buildCity';
    }
  | {
      /**
       * Which; none if only the buyer knows.
       */
      card?: Development | null;
      seat: Seat;
      type: 'buyCard';
    }
  | {
      seat: Seat;
      type: 'playKnight';
    }
  | {
      seat: Seat;
      type: 'playRoadBuilding';
    }
  | {
      /**
       * The cards.
       */
      cards: Resource[];
      seat: Seat;
      type: 'playYearOfPlenty';
    }
  | {
      resource: Resource;
      seat: Seat;
      /**
       * What every opponent handed over; a seat that is left out had none. May be left out as a whole
       * where it is certain.
       */
      taken?: Taken[] | null;
      type: 'playMonopoly';
    }
  | {
      get: Cards;
      give: Cards;
      seat: Seat;
      type: 'bankTrade';
    }
  | {
      get: Cards;
      give: Cards;
      seat: Seat;
      type: 'trade';
      with: Seat;
    }
  | {
      seat: Seat;
      type: 'endTurn';
    }
  | {
      seat: Seat;
      type: 'specialBuild';
    }
  | {
      seat: Seat;
      type: 'endSpecialBuild';
    }
  | {
      seat: Seat;
      /**
       * How many victory point cards are shown; none means those the referee knows of.
       */
      shown?: number | null;
      type: 'claimWin';
    }
  | {
      cards: Cards;
      seat: Seat;
      type: 'handShown';
    }
  | {
      /**
       * The number.
       */
      count: number;
      relation: Relation;
      resource: Resource;
      seat: Seat;
      type: 'handKnown';
    }
  | {
      purchase: Purchase;
      seat: Seat;
      type: 'cannotPay';
    }
  | {
      /**
       * How many.
       */
      count: number;
      seat: Seat;
      type: 'handCounted';
    }
  | {
      /**
       * How many.
       */
      count: number;
      resource: Resource;
      type: 'bankCounted';
    }
  | {
      card: Development;
      seat: Seat;
      type: 'cardShown';
    }
  | {
      mode: HandsMode;
      type: 'keepHands';
    };
/**
 * How a count compares with a number.
 */
export type Relation = 'exactly' | 'atLeast' | 'atMost' | 'not';
/**
 * Something that can be paid for (CAT-BLD-01).
 */
export type Purchase = 'road' | 'settlement' | 'city' | 'development';
/**
 * What has to happen next.
 */
export type PhaseView =
  | 'setUpSettlement'
  | 'setUpRoad'
  | 'beforeRoll'
  | 'discard'
  | 'robber'
  | 'freeRoads'
  | 'act'
  | 'special'
  | 'over';
/**
 * What the seat in turn has to do next.
 */
export type Stage =
  | {
      type: 'setUp';
    }
  | {
      type: 'beforeRoll';
    }
  | {
      type: 'discard';
    }
  | {
      type: 'robber';
    }
  | {
      /**
       * How many.
       */
      left: number;
      type: 'freeRoads';
    }
  | {
      type: 'act';
    };
/**
 * A question about a position.
 */
export type Question =
  | {
      purchase: Purchase;
      seat: Seat;
      type: 'places';
    }
  | {
      type: 'robberGoals';
    }
  | {
      seat: Seat;
      type: 'trail';
    }
  | {
      type: 'hands';
    }
  | {
      purchase: Purchase;
      seat: Seat;
      type: 'canPay';
    }
  | {
      move: Move;
      type: 'odds';
    }
  | {
      style: Style;
      type: 'layout';
    }
  | {
      board: Board;
      type: 'balance';
    }
  | {
      board: Board;
      type: 'board';
    }
  | {
      draft: Draft;
      type: 'draft';
    }
  | {
      draft: Draft;
      /**
       * Chooses the rest.
       */
      seed: number;
      type: 'fill';
    }
  | {
      dice: Dice;
      type: 'roll';
    };
/**
 * A way to lay out a board.
 */
export type Style =
  | {
      type: 'beginner';
    }
  | {
      /**
       * Chooses the board.
       */
      seed: number;
      type: 'lettered';
    }
  | {
      /**
       * Chooses the board.
       */
      seed: number;
      type: 'redApart';
    }
  | {
      /**
       * Chooses the board.
       */
      seed: number;
      type: 'fair';
    };

/**
 * A hex the robber may go to.
 */
export interface Goal {
  /**
   * Opponents there with empty hands.
   */
  empty: Seat[];
  hex: HexId;
  /**
   * Opponents there with cards in hand.
   */
  victims: Seat[];
}
/**
 * How even a board is. Pips are chances out of 36.
 */
export interface Balance {
  /**
   * Pips of the best corner.
   */
  bestCorner: number;
  /**
   * Every harbour: what lies behind it.
   */
  harbours: HarbourShare[];
  /**
   * Every number: what it brings.
   */
  numbers: NumberShare[];
  /**
   * Every resource: how many hexes, how many pips.
   */
  resources: ResourceShare[];
  /**
   * One figure for the whole, 0 = perfectly even: how far resources are from their share, how often a
   * number brings the same twice, how much a harbour of its own kind lies at its kind.
   */
  unevenness: number;
}
/**
 * What lies behind a harbour.
 */
export interface HarbourShare {
  edge: EdgeId;
  kind: HarbourKind;
  /**
   * Pips among them of the kind it favours.
   */
  own: number;
  /**
   * Pips of the hexes at its two corners.
   */
  pips: number;
}
/**
 * What one number brings.
 */
export interface NumberShare {
  /**
   * The number rolled.
   */
  number: number;
  /**
   * What its hexes give.
   */
  resources: Resource[];
}
/**
 * What the board gives of one resource.
 */
export interface ResourceShare {
  /**
   * Its hexes.
   */
  hexes: number;
  /**
   * Their pips.
   */
  pips: number;
  resource: Resource;
}
/**
 * The board as it lies on the table.
 */
export interface Board {
  /**
   * The harbours.
   */
  harbours: Harbour[];
  /**
   * The hexes by id: 19, or 30 for five and six seats.
   */
  hexes: Tile[];
  /**
   * Where the robber stands. A list, so that a board entered with two robbers is refused with both
   * places shown instead of one being lost on the way.
   */
  robber: HexId[];
}
/**
 * A harbour and the coast path it lies at; it serves the two corners of that path.
 */
export interface Harbour {
  edge: EdgeId;
  kind: HarbourKind;
}
/**
 * A hex of the board: what it is, and its token.
 */
export interface Tile {
  terrain: Terrain;
  /**
   * The number token on it (2..=12 without 7); none on the desert.
   */
  token?: number | null;
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
 * Pieces of the box that are not on the board yet; less than none where too many are told.
 */
export interface Rest {
  /**
   * Harbours, in the order generic, brick, lumber, wool, grain, ore.
   */
  harbours: number[];
  /**
   * Hexes, in the order hills, forest, pasture, fields, mountains, desert.
   */
  terrain: number[];
  /**
   * Tokens, from 2 to 12.
   */
  tokens: number[];
}
/**
 * Cards that went to a seat.
 */
export interface Gain {
  cards: Cards;
  seat: Seat;
}
/**
 * Resource cards by kind. In files a kind that is not there may be left out.
 */
export interface Cards {
  /**
   * Brick cards.
   */
  brick?: number;
  /**
   * Grain cards.
   */
  grain?: number;
  /**
   * Lumber cards.
   */
  lumber?: number;
  /**
   * Ore cards.
   */
  ore?: number;
  /**
   * Wool cards.
   */
  wool?: number;
}
/**
 * A corner.
 */
export interface CornerView {
  /**
   * Which.
   */
  building?: Building | null;
  /**
   * Whose building stands here.
   */
  seat?: Seat | null;
  /**
   * In half hex widths to the east of the middle of hex (0, 0).
   */
  x: number;
  /**
   * In half hex sides to the south of it.
   */
  y: number;
}
/**
 * Development cards by kind. In files a kind that is not there may be left out.
 */
export interface Deck {
  /**
   * Knights.
   */
  knight?: number;
  /**
   * Monopoly.
   */
  monopoly?: number;
  /**
   * Road building.
   */
  roadBuilding?: number;
  /**
   * Victory points.
   */
  victoryPoint?: number;
  /**
   * Year of plenty.
   */
  yearOfPlenty?: number;
}
/**
 * A board as far as it is told.
 */
export interface Draft {
  /**
   * The harbours.
   */
  harbours: DraftHarbour[];
  /**
   * The hexes by id.
   */
  hexes: DraftTile[];
  /**
   * Where the robber stands; on the first desert if not told.
   */
  robber?: HexId | null;
}
/**
 * A harbour as far as it is told.
 */
export interface DraftHarbour {
  edge: EdgeId;
  /**
   * What it trades.
   */
  kind?: HarbourKind | null;
}
/**
 * A hex as far as it is told.
 */
export interface DraftTile {
  /**
   * What it is.
   */
  terrain?: Terrain | null;
  /**
   * Its token.
   */
  token?: number | null;
}
/**
 * A path.
 */
export interface EdgeView {
  /**
   * Its ends.
   */
  corners: CornerId[];
  /**
   * Whose road lies here.
   */
  seat?: Seat | null;
}
/**
 * Where editions differ; the defaults are the newest official reading (section 15 of the rules).
 */
export interface Edition {
  betweenTurns?: BetweenTurns;
  phases?: Phases;
  shortage?: Shortage;
  tiedAfterCut?: TiedAfterCut;
  tokens?: TokenRule;
}
/**
 * A harbour.
 */
export interface HarbourView {
  /**
   * The corners it serves.
   */
  corners: CornerId[];
  edge: EdgeId;
  kind: HarbourKind;
}
/**
 * A hex.
 */
export interface HexView {
  /**
   * Its corners, clockwise from the top.
   */
  corners: CornerId[];
  /**
   * Chances out of 36 that the token's number is rolled.
   */
  pips: number;
  /**
   * Axial, to the east.
   */
  q: number;
  /**
   * Axial, to the south-east.
   */
  r: number;
  terrain: Terrain;
  /**
   * Its token.
   */
  token?: number | null;
}
/**
 * What one seat holds.
 */
export interface Holding {
  boughtNow?: Deck;
  development?: Deck;
  /**
   * Cards still to be discarded after a seven.
   */
  discardDue?: number;
  hand?: Cards;
  played?: Deck;
}
/**
 * House options; off by default (CAT-ROB-14).
 */
export interface House {
  /**
   * The robber may not be put beside anybody with at most two visible points.
   */
  friendlyRobber?: boolean;
  /**
   * The largest hand that need not discard on a seven (7).
   */
  handLimit?: number;
  /**
   * Points to win (10).
   */
  pointsToWin?: number;
  /**
   * In so many first rounds a seven is rolled again (0).
   */
  roundsWithoutSeven?: number;
}
/**
 * Cards a seat had to hand over to a monopoly.
 */
export interface Taken {
  /**
   * How many.
   */
  count: number;
  seat: Seat;
}
/**
 * Points as far as the table may know them.
 */
export interface Points {
  /**
   * With the point cards it certainly holds.
   */
  least: number;
  /**
   * With all point cards it may hold.
   */
  most: number;
  /**
   * Buildings and special cards.
   */
  visible: number;
}
/**
 * A game taken up in the middle. What lies on the table is taken as it lies, however it came there; only
 * what cannot lie on a table is refused: two pieces on one place, more pieces or cards than the box holds.
 */
export interface Position {
  /**
   * The bank, if it is not simply everything that is in no hand (lost cards).
   */
  bank?: Cards | null;
  /**
   * Settlements and cities.
   */
  buildings?: Standing[];
  /**
   * Whether a development card was played this turn.
   */
  cardPlayed?: boolean;
  /**
   * The deck, if it is not simply everything that is in no hand (lost cards).
   */
  deck?: Deck | null;
  /**
   * What the seats hold, in playing order; seats left out hold nothing.
   */
  holdings?: Holding[];
  /**
   * Who holds Largest Army.
   */
  largestArmy?: Seat | null;
  /**
   * Who holds Longest Road.
   */
  longestRoad?: Seat | null;
  /**
   * The holder of Longest Road is who held it before the last piece was laid: count again.
   */
  recount?: boolean;
  /**
   * Roads.
   */
  roads?: Road[];
  /**
   * Whether the dice were rolled this turn where the stage does not say it (robber, free roads).
   */
  rolled?: boolean;
  stage?: Stage;
  /**
   * Whose turn it is; the set-up's first seat if left out.
   */
  turn?: Seat | null;
}
/**
 * A settlement or city on the board.
 */
export interface Standing {
  building: Building;
  corner: CornerId;
  seat: Seat;
}
/**
 * A road on the board.
 */
export interface Road {
  edge: EdgeId;
  seat: Seat;
}
/**
 * Who holds Longest Road.
 */
export interface RoadView {
  seat: Seat;
  /**
   * Its trail, piece by piece.
   */
  trail: EdgeId[];
}
/**
 * A seat.
 */
export interface SeatView {
  /**
   * Resource cards in hand.
   */
  cards: number;
  /**
   * Cities left.
   */
  citiesLeft: number;
  /**
   * Development cards in hand.
   */
  developments: number;
  /**
   * Cards a seven makes this seat discard now.
   */
  discardDue: number;
  /**
   * Cards production could be expected to bring for the rolls made, in 36ths.
   */
  expected: number;
  /**
   * The hand, where hands are open and it is certain.
   */
  hand?: Cards | null;
  /**
   * Knights played.
   */
  knights: number;
  /**
   * Those in hand that are known, where hands are open.
   */
  knownDevelopments: Development[];
  points: Points;
  /**
   * How many of each kind the bank takes for one card, in the order brick, lumber, wool, grain, ore.
   */
  rates: number[];
  /**
   * Cards from production so far, in the same order.
   */
  received: number[];
  /**
   * Length of the longest trail.
   */
  roadLength: number;
  /**
   * Roads left.
   */
  roadsLeft: number;
  seat: Seat;
  /**
   * Settlements left.
   */
  settlementsLeft: number;
}
/**
 * How the table begins.
 */
export interface Setup {
  board: Board;
  edition?: Edition;
  first?: Seat;
  hands?: HandsMode;
  house?: House;
  /**
   * A game taken up in the middle; none for a new game.
   */
  position?: Position | null;
  /**
   * Seats, 3 to 6 (CAT-SET-01, CAT-X56-05).
   */
  seats: number;
}
/**
 * A stack of the bank.
 */
export interface StackView {
  /**
   * At least so many.
   */
  least: number;
  /**
   * At most so many; more than `least` only after hidden discards.
   */
  most: number;
  resource: Resource;
}
/**
 * What a screen draws.
 */
export interface View {
  active: Seat;
  audit: Audit;
  /**
   * The bank, as far as it is certain.
   */
  bank: StackView[];
  /**
   * Whether a development card was played this turn.
   */
  cardPlayed: boolean;
  /**
   * The corners by id.
   */
  corners: CornerView[];
  /**
   * Development cards left in the deck.
   */
  deck: number;
  /**
   * The paths by id.
   */
  edges: EdgeView[];
  hands: HandsMode;
  /**
   * The harbours.
   */
  harbours: HarbourView[];
  /**
   * The hexes by id.
   */
  hexes: HexView[];
  /**
   * Largest Army.
   */
  largestArmy?: Seat | null;
  /**
   * Longest Road.
   */
  longestRoad?: RoadView | null;
  phase: PhaseView;
  /**
   * Points to win.
   */
  pointsToWin: number;
  robber: HexId;
  /**
   * Whether the dice were rolled this turn.
   */
  rolled: boolean;
  /**
   * How often each number was rolled, 2 first.
   */
  rolls: number[];
  /**
   * Rounds begun; 0 in the set-up.
   */
  round: number;
  /**
   * The seats in playing order.
   */
  seats: SeatView[];
  turn: Seat;
}
