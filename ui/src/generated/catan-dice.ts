// Generated from schemas/ by `npm run types`. Do not edit: change the Rust type instead.
/**
 * A face of a die. The five resources stand in the order of the knights that give them as jokers.
 */
export type Face = 'ore' | 'grain' | 'wool' | 'lumber' | 'brick' | 'gold';
/**
 * Dice by face. Also a cost: the dice that must be put aside for a thing. Counts stop at 255, whatever somebody
 * sends.
 *
 * Written as the list of faces, in the order of [`Face::ALL`].
 */
export type Dice = Face[];
/**
 * What can be built, in the order of the cost table on the sheet (DICE-BUILD-01).
 */
export type Kind = 'road' | 'knight' | 'settlement' | 'city';
/**
 * A place at the table, counted from 0 in playing order (clockwise).
 *
 * Colour, shape and the person sitting there belong to the session, not to the game.
 */
export type Seat = number;
/**
 * One of the 32 symbols of the printed sheet that can be marked. The first road with the arrow is printed
 * as built (DICE-SETUP-04) and is none of them.
 */
export type Symbol = string;
/**
 * A way to spend dice, or to change them after rolling.
 */
export type Step =
  | {
      knight: Knight;
      to: NamedFace;
      turn: NamedFace;
      type: 'joker';
    }
  | {
      to: NamedFace;
      type: 'gold';
    }
  | {
      type: 'build';
      what: NamedSymbol;
    };
/**
 * A knight, and the joker under it, by number: 1 to 6. An entered number may be any.
 */
export type Knight = number;
/**
 * A name of a face or a symbol as somebody entered it, perhaps of one that does not exist.
 *
 * A file or a keyboard can say "diamond" or "R17". That is no unreadable form, it is a move against the
 * rules, and gets a refusal of its own; so the entered form is wider than the game's.
 */
export type NamedFace = Face | string;
/**
 * A name of a face or a symbol as somebody entered it, perhaps of one that does not exist.
 *
 * A file or a keyboard can say "diamond" or "R17". That is no unreadable form, it is a move against the
 * rules, and gets a refusal of its own; so the entered form is wider than the game's.
 */
export type NamedSymbol = Symbol;
/**
 * The answer to the [`Question`] of the same name.
 */
export type Answer =
  | {
      /**
       * Most points first.
       */
      bundles: Bundle[];
      type: 'bundles';
    }
  | {
      /**
       * Every shortest list of steps; none if these dice cannot build it.
       */
      plans: Step[][];
      type: 'plan';
    }
  | {
      /**
       * In the order in which they are built.
       */
      roads: Symbol[];
      type: 'path';
    }
  | {
      /**
       * Whether it may.
       */
      allowed: boolean;
      /**
       * Why not.
       */
      reasons: Remark[];
      type: 'placement';
    }
  | {
      /**
       * In the order of the sheet.
       */
      symbols: Symbol[];
      type: 'markable';
    }
  | {
      /**
       * Whether it can.
       */
      payable: boolean;
      type: 'payable';
    }
  | {
      /**
       * What leans on it.
       */
      leaning: Symbol[];
      /**
       * Whether it can.
       */
      removable: boolean;
      type: 'removable';
    }
  | {
      /**
       * Whether they can.
       */
      fits: boolean;
      /**
       * The dice it takes.
       */
      needed: number;
      type: 'fits';
    }
  | {
      /**
       * Roads, settlements, cities, knights, each in their order.
       */
      symbols: PrintedSymbol[];
      type: 'printed';
    }
  | {
      counsel: Counsel;
      type: 'advice';
    };
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
 * The order in which the middle row of boxes is filled.
 */
export type BoxOrder = 'winding' | 'rows';
/**
 * How the dice of a turn were entered.
 */
export type Entry = 'none' | 'rolls' | 'finalDice' | 'unpaid';
/**
 * The state of a knight's joker.
 */
export type Token = 'none' | 'ready' | 'used';
/**
 * Which printed sheet is drawn.
 */
export type Layout = 'classic' | 'islandOne';
/**
 * One line of the game.
 *
 * A turn begins with the dice: `roll` after each roll, or `finalDice` alone, or `marked` for a table that
 * enters no dice at all. Then the dice are spent: `joker`, `gold` and `build` one at a time and `endTurn`, or
 * all of it at once in a `bundle`. The first of these ends the rolling (DICE-ROLL-06).
 */
export type Move =
  | {
      /**
       * The dice kept from the roll before; none in the first roll (DICE-ROLL-01 to -03).
       */
      kept?: NamedFace[];
      /**
       * What the others show now.
       */
      rolled: NamedFace[];
      seat: Seat;
      type: 'roll';
    }
  | {
      /**
       * All six.
       */
      dice: NamedFace[];
      seat: Seat;
      type: 'finalDice';
    }
  | {
      knight: Knight;
      seat: Seat;
      to: NamedFace;
      turn: NamedFace;
      type: 'joker';
    }
  | {
      seat: Seat;
      to: NamedFace;
      type: 'gold';
    }
  | {
      seat: Seat;
      type: 'build';
      what: NamedSymbol;
    }
  | {
      seat: Seat;
      /**
       * The steps.
       */
      steps: Step[];
      type: 'bundle';
    }
  | {
      /**
       * What was built, in order; nothing is a cross.
       */
      built: NamedSymbol[];
      /**
       * The knights whose jokers were crossed off.
       */
      jokers?: Knight[];
      seat: Seat;
      type: 'marked';
    }
  | {
      seat: Seat;
      type: 'endTurn';
    };
/**
 * A question about the seat to move. It changes nothing.
 */
export type Question =
  | {
      type: 'bundles';
    }
  | {
      type: 'plan';
      what: NamedSymbol;
    }
  | {
      type: 'path';
      what: NamedSymbol;
    }
  | {
      type: 'placement';
      what: NamedSymbol;
    }
  | {
      /**
       * What was marked in this turn, in order.
       */
      built: NamedSymbol[];
      type: 'markable';
    }
  | {
      /**
       * Whether gold and the jokers that are ready may help.
       */
      exchange: boolean;
      type: 'payable';
      what: NamedSymbol;
    }
  | {
      type: 'removable';
      what: NamedSymbol;
    }
  | {
      /**
       * How many dice.
       */
      dice: number;
      /**
       * What is wanted.
       */
      kinds: Kind[];
      type: 'fits';
    }
  | {
      type: 'printed';
    }
  | {
      type: 'advice';
    };
/**
 * What happens to a tie; the rulebook says nothing (DICE-END-03).
 */
export type Ties = 'shared' | 'fewerCrosses';

/**
 * What the seat to move can hope for, and what it does best. All chances and means are exact.
 */
export interface Advice {
  /**
   * The chance that anything can be built at all; without it the box gets a cross.
   */
  any: number;
  /**
   * Every bundle that can be aimed for on this sheet.
   */
  goals: Goal[];
  /**
   * How often the dice may still be rolled: 3 before the first roll.
   */
  rollsLeft: number;
  seat: Seat;
  thisTurn: Best;
  /**
   * Boxes still to be filled, this one included.
   */
  turnsLeft: number;
  /**
   * How to get most points in the whole game. None without a table, or if play cannot lead to this sheet.
   */
  wholeGame?: Best | null;
}
/**
 * A bundle that can be aimed for.
 */
export interface Goal {
  /**
   * The chance to be able to pay it, keeping dice for nothing else.
   */
  chance: number;
  /**
   * The dice to keep for it, every best choice, most dice first. Empty unless dice lie there to be rolled
   * again.
   */
  keeps: Dice[];
  /**
   * What would be built.
   */
  kinds: Kind[];
}
/**
 * What is best by one measure.
 */
export interface Best {
  /**
   * With best play: the number in the box (a cross counts as it costs), or the final score.
   */
  expected: number;
  /**
   * Every set of dice that can be kept, best first. Empty unless dice lie there to be rolled again.
   */
  keeps: Keep[];
  /**
   * What rolling no more would lead to. None before the first roll.
   */
  stop?: Stop | null;
}
/**
 * Dice that can be kept.
 */
export interface Keep {
  /**
   * Whether nothing is better.
   */
  best: boolean;
  /**
   * What they lead to with best play.
   */
  expected: number;
  keep: Dice;
}
/**
 * What the dice in hand lead to.
 */
export interface Stop {
  /**
   * What is best built; nothing is a cross, or the end of a turn in which something was built.
   */
  built: Symbol[];
  /**
   * What it comes to.
   */
  expected: number;
  /**
   * The steps for it.
   */
  steps: Step[];
}
/**
 * Things that can be built together with the dice in hand.
 */
export interface Bundle {
  /**
   * What is marked, in the order in which it is built.
   */
  built: Symbol[];
  /**
   * The points of all of it: the number for the box, if nothing was built before.
   */
  points: number;
  /**
   * How it can be paid, the way to be offered first at the front. Other ways use other jokers.
   */
  ways: Way[];
}
/**
 * One way to pay for a bundle.
 */
export interface Way {
  dice: Dice;
  /**
   * What each pair of gold becomes.
   */
  gold: Face[];
  /**
   * The dice turned by jokers.
   */
  jokers: Turned[];
  /**
   * The steps, ready to be entered.
   */
  steps: Step[];
}
/**
 * A die turned by a joker.
 */
export interface Turned {
  knight: Knight;
  to: Face;
  turn: Face;
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
  at: Symbol[];
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
 * A symbol as printed.
 */
export interface PrintedSymbol {
  /**
   * The symbol of its kind that must be built first.
   */
  before?: Symbol | null;
  /**
   * The face of the joker under a knight; none for the last knight (any face) and for other symbols.
   */
  joker?: Face | null;
  kind: Kind;
  /**
   * Its points.
   */
  points: number;
  /**
   * The road that must be built first; none where the first road, or nothing, is enough.
   */
  road?: Symbol | null;
  symbol: Symbol;
}
/**
 * Everything there is to say about a moment of a game: what now, what to expect, and what was.
 */
export interface Counsel {
  /**
   * What the seat to move can hope for; none when the game is over.
   */
  advice?: Advice | null;
  /**
   * The final score each seat can expect with best play from here on. None without a table, or if play cannot
   * lead to its sheet.
   */
  expected: (number | null)[];
  /**
   * The finished turns, looked back upon. Empty until the game is over: before that it would help to play.
   */
  turns: TurnReview[];
}
/**
 * A turn, looked back upon. All figures in points of the final score.
 */
export interface TurnReview {
  /**
   * The final score to be expected after it.
   */
  after: number;
  /**
   * The final score to be expected before it.
   */
  before: number;
  /**
   * The moves that lost something.
   */
  decisions: Decision[];
  /**
   * What decisions lost; never below zero.
   */
  lost: number;
  /**
   * What the dice gave (or took, below zero).
   */
  luck: number;
  seat: Seat;
  /**
   * Its number for that seat, from 1.
   */
  turn: number;
  /**
   * What came of rolls that were not told: luck and play in one.
   */
  untold: number;
}
/**
 * A move that lost something.
 */
export interface Decision {
  /**
   * Which move, counted from 0.
   */
  after: number;
  /**
   * How much.
   */
  lost: number;
}
/**
 * A filled box, with the turn that filled it.
 */
export interface BoxView {
  /**
   * The number in it; none is a cross, never a zero (DICE-SCORE-03).
   */
  points?: number | null;
  turn: TurnView;
}
/**
 * A turn, being played or finished.
 */
export interface TurnView {
  /**
   * What was built.
   */
  built: Symbol[];
  entry: Entry;
  left: Dice;
  /**
   * The points of it.
   */
  points: number;
  /**
   * The rolls; final dice entered alone are one.
   */
  rolls: Roll[];
  /**
   * How often the dice may still be rolled.
   */
  rollsLeft: number;
  /**
   * What was done with them.
   */
  steps: Step[];
}
/**
 * A roll, and the six dice as they lay after it.
 */
export interface Roll {
  dice: Dice;
  kept: Dice;
}
/**
 * A joker on a sheet.
 */
export interface JokerView {
  /**
   * What it gives; none = any face.
   */
  face?: Face | null;
  knight: Knight;
  token: Token;
}
/**
 * How the table begins. What is left out is as the rulebook proposes.
 */
export interface Setup {
  boxOrder?: BoxOrder;
  first?: Seat;
  layout?: Layout;
  /**
   * Whether a player may build nothing although the dice, with gold but without jokers, would pay for
   * something (DICE-BUILD-08).
   */
  mayDecline?: boolean;
  /**
   * Whether a joker may be used in the turn in which its knight is built (DICE-JOKER-09).
   */
  sameTurnJoker?: boolean;
  /**
   * How many play: 1 to 8, each with a sheet.
   */
  seats: number;
  ties?: Ties;
  /**
   * Turns each: 15, or fewer for a short game.
   */
  turns?: number;
}
/**
 * One player's sheet.
 */
export interface SheetView {
  /**
   * The boxes filled so far.
   */
  boxes: BoxView[];
  /**
   * Crosses among them.
   */
  crosses: number;
  /**
   * The jokers, under knight 1 to 6.
   */
  jokers: JokerView[];
  /**
   * What is marked.
   */
  marked: Symbol[];
  /**
   * Boxes still to be filled, the one of the present turn included.
   */
  turnsLeft: number;
}
/**
 * Everything visible at the table.
 */
export interface View {
  boxOrder: BoxOrder;
  layout: Layout;
  /**
   * The symbols that may be marked next on the sheet of the seat to move, paid or not.
   */
  open: Symbol[];
  /**
   * Whose turn it is; none when the game is over.
   */
  seat?: Seat | null;
  /**
   * One sheet a seat.
   */
  sheets: SheetView[];
  turn: TurnView;
  /**
   * Boxes on each sheet: the turns of the game.
   */
  turns: number;
}
