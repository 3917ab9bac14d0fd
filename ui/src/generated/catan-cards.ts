// Generated from schemas/ by `npm run types`. Do not edit: change the Rust type instead.
/**
 * The answer to the [`Question`] of the same name.
 */
export type Answer =
  | {
      /**
       * In a fixed order.
       */
      moves: Move[];
      type: 'moves';
    }
  | {
      /**
       * Whether the table has compared that with the card, or nobody needs to.
       */
      confirmed: boolean;
      /**
       * The regions that would pay; none if it cannot be paid.
       */
      pay?: Payment | null;
      price: Price;
      /**
       * Why it cannot be built or played at all now; empty where it can.
       */
      reasons: Remark[];
      /**
       * Every free site.
       */
      sites: SiteOffer[];
      type: 'card';
    }
  | {
      /**
       * None if it cannot be paid.
       */
      pay?: Payment | null;
      type: 'proposal';
    }
  | {
      /**
       * None if it cannot be paid.
       */
      pay?: Payment | null;
      /**
       * What it costs.
       */
      price: number;
      type: 'search';
    }
  | {
      /**
       * Every entry.
       */
      entries: Checked[];
      type: 'deck';
    }
  | {
      /**
       * Both seats.
       */
      seats: Struck[];
      type: 'brigands';
    };
/**
 * One line of the game.
 *
 * Before the first turn: `lots` if the table likes, then `startingHand` of both. A turn: perhaps `alchemist`, then
 * `roll`; what the event asks for; the main phase; `draw`, `shed`, `exchange`, `endTurn`. Where a move leaves
 * something to be answered (a defence card, a choice, cards too many), the answer comes before anything else.
 */
export type Move =
  | {
      about: Lots;
      /**
       * What each seat rolled.
       */
      rolls: number[];
      type: 'lots';
    }
  | {
      seat: Seat;
      /**
       * The stack.
       */
      stack: number;
      type: 'startingHand';
    }
  | {
      /**
       * The number set.
       */
      number: number;
      seat: Seat;
      type: 'alchemist';
    }
  | {
      face: Face;
      /**
       * The production die, rolled or set.
       */
      number: number;
      seat: Seat;
      type: 'roll';
    }
  | {
      card: Event;
      seat: Seat;
      type: 'eventCard';
    }
  | {
      into: Region;
      seat: Seat;
      type: 'gain';
    }
  | {
      from: Region;
      into: Region;
      seat: Seat;
      type: 'take';
    }
  | {
      from: Region;
      into: Region;
      seat: Seat;
      type: 'give';
    }
  | {
      seat: Seat;
      type: 'decline';
    }
  | {
      /**
       * The stack looked through.
       */
      look: number;
      seat: Seat;
      type: 'builder';
      /**
       * The stack a card was put under.
       */
      under: number;
    }
  | {
      seat: Seat;
      target: Target;
      type: 'civilWar';
    }
  | {
      seat: Seat;
      /**
       * The stack of the second card, where the table allows another.
       */
      second?: number | null;
      /**
       * The stack.
       */
      stack: number;
      type: 'conflict';
    }
  | {
      end: End;
      /**
       * The regions that pay, or as proposed.
       */
      pay?: Payment | null;
      seat: Seat;
      type: 'road';
    }
  | {
      end: End;
      /**
       * The regions that pay, or as proposed.
       */
      pay?: Payment | null;
      seat: Seat;
      type: 'settlement';
    }
  | {
      lower: Region;
      /**
       * Whether they were chosen with the scout (CARD-ACT-04).
       */
      scout?: boolean;
      seat: Seat;
      type: 'regions';
      upper: Region;
    }
  | {
      /**
       * Column of the settlement.
       */
      at: number;
      /**
       * The regions that pay, or as proposed.
       */
      pay?: Payment | null;
      seat: Seat;
      type: 'city';
    }
  | {
      card: Card;
      /**
       * The regions that pay, or as proposed.
       */
      pay?: Payment | null;
      /**
       * What the card says, if it says something else than expected. It holds from here on.
       */
      printed?: Observed | null;
      seat: Seat;
      site: Site;
      type: 'build';
    }
  | {
      seat: Seat;
      target: Target;
      type: 'dismantle';
    }
  | {
      /**
       * How many: 3, with its fleet 2, gold with the mint 1.
       */
      count: number;
      give: Resource;
      into: Region;
      /**
       * The regions that pay, or as proposed.
       */
      pay?: Payment | null;
      seat: Seat;
      type: 'bank';
    }
  | {
      /**
       * From the player in turn.
       */
      give: Transfer[];
      seat: Seat;
      /**
       * To the player in turn.
       */
      take: Transfer[];
      type: 'trade';
    }
  | {
      pay: Payment;
      seat: Seat;
      type: 'caravan';
    }
  | {
      seat: Seat;
      type: 'merchant';
    }
  | {
      /**
       * The card taken; none where there was none to take.
       */
      card?: Card | null;
      seat: Seat;
      type: 'spy';
    }
  | {
      card: Card;
      seat: Seat;
      type: 'attack';
    }
  | {
      /**
       * The defence card, or none.
       */
      card?: Card | null;
      seat: Seat;
      type: 'defend';
    }
  | {
      /**
       * The production die.
       */
      number: number;
      seat: Seat;
      type: 'attackRoll';
    }
  | {
      seat: Seat;
      target: Target;
      type: 'takeBack';
    }
  | {
      /**
       * Whether nothing was taken after all (CARD-HAND-05).
       */
      nothing?: boolean;
      /**
       * The regions that pay for the search, or as proposed.
       */
      pay?: Payment | null;
      /**
       * Whether it was searched for.
       */
      search?: boolean;
      seat: Seat;
      /**
       * From which stack.
       */
      stack: number;
      type: 'draw';
    }
  | {
      /**
       * The regions that pay for the search, or as proposed.
       */
      pay?: Payment | null;
      /**
       * Whether the new card was searched for.
       */
      search?: boolean;
      seat: Seat;
      /**
       * Under which stack and from which.
       */
      stack: number;
      type: 'exchange';
    }
  | {
      seat: Seat;
      /**
       * Under which.
       */
      stack: number;
      type: 'shed';
    }
  | {
      card: Card;
      seat: Seat;
      type: 'throwAway';
    }
  | {
      seat: Seat;
      type: 'endTurn';
    }
  | {
      /**
       * What.
       */
      claims: Claim[];
      seat: Seat;
      type: 'recount';
    }
  | {
      /**
       * The catalogue's id of the card.
       */
      id: string;
      printed: Observed;
      seat: Seat;
      type: 'printed';
    };
/**
 * What was cast lots for before the first turn.
 */
export type Lots = 'start' | 'sets';
/**
 * A place at the table, counted from 0 in playing order (clockwise).
 *
 * Colour, shape and the person sitting there belong to the session, not to the game.
 */
export type Seat = number;
/**
 * A face of the event die (CARD-EVDIE-01).
 */
export type Face = 'knight' | 'mill' | 'club' | 'sun' | 'question';
/**
 * An event card (CARD-EVENT).
 */
export type Event =
  | 'event_builder'
  | 'event_civil_war'
  | 'event_good_year'
  | 'event_progress'
  | 'event_new_year'
  | 'event_conflict'
  | 'event_plague';
/**
 * A region card by the catalogue's id: each exists once. The number on it may be corrected; the id stays.
 */
export type Region =
  | 'region_set1_fields'
  | 'region_set1_mountains'
  | 'region_set1_pasture'
  | 'region_set1_forest'
  | 'region_set1_hills'
  | 'region_set1_gold'
  | 'region_set2_fields'
  | 'region_set2_mountains'
  | 'region_set2_pasture'
  | 'region_set2_forest'
  | 'region_set2_hills'
  | 'region_set2_gold'
  | 'region_new_fields_3'
  | 'region_new_fields_4'
  | 'region_new_mountains_4'
  | 'region_new_mountains_5'
  | 'region_new_pasture_5'
  | 'region_new_pasture_6'
  | 'region_new_forest_6'
  | 'region_new_forest_1'
  | 'region_new_hills_1'
  | 'region_new_hills_2'
  | 'region_new_gold_3';
/**
 * What somebody points at: a card on a site, or a settlement, city or road of the axis.
 */
export type Target =
  | {
      owner: Seat;
      site: Site;
      type: 'site';
    }
  | {
      /**
       * Its column.
       */
      at: number;
      owner: Seat;
      type: 'axis';
    };
/**
 * Above or below the axis, seen by the owner.
 */
export type Side = 'upper' | 'lower';
/**
 * An end of the axis, seen by the owner.
 */
export type End = 'left' | 'right';
/**
 * An unmarked card by its name.
 */
export type Card =
  | 'alchemist'
  | 'caravan'
  | 'merchant'
  | 'scout'
  | 'spy'
  | 'black_knight'
  | 'arsonist'
  | 'brigands'
  | 'bishop'
  | 'herb_woman'
  | 'abbey'
  | 'garrison'
  | 'smithy'
  | 'brick_factory'
  | 'foundry'
  | 'grain_mill'
  | 'sawmill'
  | 'woolen_mill'
  | 'lumber_fleet'
  | 'brick_fleet'
  | 'wool_fleet'
  | 'grain_fleet'
  | 'ore_fleet'
  | 'gold_fleet'
  | 'conrad_the_swift'
  | 'falk_the_fair'
  | 'gotz_ironfist'
  | 'hagen_the_sinister'
  | 'karl_the_strong'
  | 'otto_the_berserker'
  | 'pippin_the_short'
  | 'siegfried_lackland'
  | 'walter_the_recreant'
  | 'aqueduct'
  | 'bath_house'
  | 'church'
  | 'colossus_of_catan'
  | 'library'
  | 'town_hall'
  | 'counting_house'
  | 'harbor'
  | 'marketplace'
  | 'merchant_guild'
  | 'mint';
/**
 * A resource. Each has one terrain, which has its own word (`card-terrain-forest`).
 */
export type Resource = 'lumber' | 'brick' | 'wool' | 'grain' | 'ore' | 'gold';
/**
 * One public fact as somebody sees it.
 */
export type Claim =
  | {
      about: 'region';
      /**
       * So many.
       */
      holds: number;
      region: Region;
    }
  | {
      about: 'points';
      /**
       * So many.
       */
      count: number;
      seat: Seat;
    }
  | {
      about: 'commerce';
      /**
       * So many.
       */
      count: number;
      seat: Seat;
    }
  | {
      about: 'strength';
      /**
       * So much.
       */
      count: number;
      seat: Seat;
    }
  | {
      about: 'tournament';
      /**
       * So much.
       */
      count: number;
      seat: Seat;
    }
  | {
      about: 'handLimit';
      /**
       * So many.
       */
      count: number;
      seat: Seat;
    }
  | {
      about: 'hand';
      /**
       * So many.
       */
      count: number;
      seat: Seat;
    }
  | {
      about: 'searchPrice';
      /**
       * So many resources.
       */
      count: number;
      seat: Seat;
    }
  | {
      about: 'brigandCount';
      /**
       * So many.
       */
      count: number;
      seat: Seat;
    }
  | {
      about: 'knightFigure';
      /**
       * The holder, or nobody.
       */
      holder?: Seat | null;
    }
  | {
      about: 'millFigure';
      /**
       * The holder, or nobody.
       */
      holder?: Seat | null;
    }
  | {
      about: 'site';
      /**
       * The card, or nothing.
       */
      card?: Card | null;
      seat: Seat;
      site: Site;
    }
  | {
      about: 'stack';
      /**
       * So many.
       */
      count: number;
      /**
       * Which, 1 to 5.
       */
      stack: number;
    }
  | {
      about: 'supply';
      /**
       * So many.
       */
      count: number;
      supply: Supply;
    }
  | {
      about: 'regionStack';
      /**
       * So many.
       */
      count: number;
    }
  | {
      about: 'discard';
      /**
       * So many.
       */
      count: number;
    };
/**
 * A road, settlement or city of the common supply.
 */
export type Supply = 'road' | 'settlement' | 'city';
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
 * A place at the table.
 */
export type Place =
  | {
      region: Region;
      type: 'region';
    }
  | {
      seat: Seat;
      site: Site;
      type: 'site';
    }
  | {
      /**
       * The column, counted from the starting road.
       */
      at: number;
      seat: Seat;
      type: 'axis';
    }
  | {
      /**
       * Which.
       */
      stack: number;
      type: 'stack';
    }
  | {
      seat: Seat;
      type: 'hand';
    }
  | {
      seat: Seat;
      type: 'knightFigure';
    }
  | {
      seat: Seat;
      type: 'millFigure';
    };
/**
 * A value of a catalogue entry.
 */
export type Value = 'count' | 'cost' | 'points' | 'commerce' | 'strength' | 'tournament' | 'number';
/**
 * What a card of the axis is.
 */
export type AxisKind = 'road' | 'settlement' | 'city';
/**
 * Who chooses first where both choose (CARD-AMB-13).
 */
export type BothChoose = 'rollerFirst' | 'anyOrder';
/**
 * The family of an unmarked card (CARD-COMP-04).
 */
export type Family = 'action' | 'building' | 'fleet' | 'knight' | 'red';
/**
 * How certain a value of the base catalogue is.
 */
export type Certainty = 'sure' | 'likely' | 'guess';
/**
 * What changed, and by which rule.
 */
export type ChangeView =
  | {
      /**
       * What it showed.
       */
      from: number;
      /**
       * What could not be stored.
       */
      lost: number;
      region: Region;
      /**
       * The rule.
       */
      rule: string;
      seat: Seat;
      /**
       * What it shows.
       */
      to: number;
      type: 'region';
    }
  | {
      card: Card;
      /**
       * The rule.
       */
      rule: string;
      seat: Seat;
      site: Site;
      type: 'left';
    };
/**
 * Whose hand is checked after the civil war (CARD-AMB-14).
 */
export type CivilWarCheck = 'both' | 'passive';
/**
 * Under how many stacks the conflict puts two cards (CARD-AMB-04).
 */
export type Conflict = 'sameStack' | 'twoStacks';
/**
 * What may be done in a turn, cards of the hand aside (those are asked one by one).
 */
export type Doing =
  | {
      type: 'alchemist';
    }
  | {
      type: 'roll';
    }
  | {
      end: End;
      type: 'road';
    }
  | {
      end: End;
      type: 'settlement';
    }
  | {
      /**
       * Over which settlement.
       */
      at: number;
      type: 'city';
    }
  | {
      /**
       * How many.
       */
      count: number;
      give: Resource;
      type: 'bank';
    }
  | {
      type: 'caravan';
    }
  | {
      type: 'merchant';
    }
  | {
      type: 'spy';
    }
  | {
      card: Card;
      type: 'attack';
    }
  | {
      /**
       * Whether it is searched for.
       */
      search: boolean;
      type: 'draw';
    }
  | {
      type: 'exchange';
    }
  | {
      type: 'shed';
    }
  | {
      type: 'endTurn';
    };
/**
 * What happens to a card that can do nothing (CARD-AMB-08, -15).
 */
export type Futile = 'forbidden' | 'allowed';
/**
 * Something for nothing between players (CARD-AMB-12).
 */
export type Gift = 'confirmed' | 'allowed' | 'forbidden';
/**
 * What the merchant may give back (CARD-AMB-10).
 */
export type MerchantReturn = 'storable' | 'any';
/**
 * Whether the holder of the mill must take (CARD-AMB-07).
 */
export type MillFace = 'optional' | 'forced';
/**
 * When the sides of two new regions are chosen (CARD-AMB-11).
 */
export type NewRegions = 'afterBoth' | 'firstAbove';
/**
 * Where the passive player's surplus goes (CARD-AMB-06).
 */
export type PassiveSurplus = 'underStacks' | 'discarded';
/**
 * Whether a hand must be filled (CARD-AMB-05).
 */
export type Refill = 'duty' | 'right';
/**
 * Whether seven points stay reached (CARD-AMB-03).
 */
export type Seven = 'latched' | 'current';
/**
 * Whether surplus goes under the stack that is exchanged from (CARD-AMB-19).
 */
export type SurplusStack = 'any' | 'drawnFrom';
/**
 * When points win (CARD-AMB-02).
 */
export type Win = 'atOnce' | 'ownTurn';
/**
 * What comes next.
 */
export type Stage = 'dice' | 'main';
/**
 * A question.
 */
export type Question =
  | {
      type: 'moves';
    }
  | {
      card: Card;
      type: 'card';
    }
  | {
      price: Price;
      seat: Seat;
      type: 'proposal';
    }
  | {
      seat: Seat;
      type: 'search';
    }
  | {
      type: 'deck';
    }
  | {
      type: 'brigands';
    };
/**
 * Where the turn stands.
 */
export type StepView =
  | {
      type: 'opening';
    }
  | {
      /**
       * What the alchemist has set.
       */
      set?: number | null;
      type: 'dice';
    }
  | {
      /**
       * The number that will produce.
       */
      number: number;
      type: 'event';
    }
  | {
      type: 'main';
    }
  | {
      type: 'hand';
      /**
       * Whether the hand was short, so that nothing may be exchanged.
       */
      was_short: boolean;
    }
  | {
      type: 'over';
      winner: Seat;
    };

/**
 * A building site of a realm.
 */
export interface Site {
  /**
   * Column of its settlement or city.
   */
  at: number;
  side: Side;
  /**
   * 1, or 2 for the second site of a city; both are equal (CARD-BUILD-08).
   */
  slot?: number;
}
/**
 * How much each region pays.
 */
export interface Payment {
  [k: string]: number;
}
/**
 * What a card of the table says, where it says something else than expected. What is left out is as expected.
 */
export interface Observed {
  /**
   * Commerce points.
   */
  commerce?: number | null;
  /**
   * What it costs.
   */
  cost?: Price | null;
  /**
   * Die number of a region.
   */
  number?: number | null;
  /**
   * Victory points.
   */
  points?: number | null;
  /**
   * Strength.
   */
  strength?: number | null;
  /**
   * Tournament number.
   */
  tournament?: number | null;
}
/**
 * What a card costs. Wider than any card, so that a slip (`-1`) can be refused by name.
 */
export interface Price {
  /**
   * Brick.
   */
  brick?: number;
  /**
   * Gold.
   */
  gold?: number;
  /**
   * Grain.
   */
  grain?: number;
  /**
   * Lumber.
   */
  lumber?: number;
  /**
   * Ore.
   */
  ore?: number;
  /**
   * Wool.
   */
  wool?: number;
}
/**
 * A resource that goes from one player's region to the other's of the same kind.
 */
export interface Transfer {
  /**
   * How many.
   */
  count?: number;
  from: Region;
  into: Region;
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
 * A site for a card.
 */
export interface SiteOffer {
  /**
   * Why not; empty where it may stand, if it is paid.
   */
  reasons: Remark[];
  site: Site;
  /**
   * What the table should know: a mill beside no field.
   */
  warnings: Remark[];
}
/**
 * An entry of the catalogue beside its certainty, for comparing with the cards.
 */
export interface Checked {
  base: Listed;
  effective: Listed;
  /**
   * The values that are not certain, with how certain they are.
   */
  uncertain: unknown[][];
}
/**
 * An entry of the effective catalogue as stored. Numbers are wider than any card, so that a slip is refused by
 * name instead of not being understood.
 */
export interface Listed {
  /**
   * Commerce points.
   */
  commerce?: number;
  /**
   * The values that the table has compared with its own cards.
   */
  confirmed?: Value[];
  /**
   * What it costs; none where it is never bought.
   */
  cost?: Price | null;
  /**
   * Copies in the box.
   */
  count: number;
  /**
   * The catalogue's id.
   */
  id: string;
  /**
   * Die number of a region.
   */
  number?: number | null;
  /**
   * Victory points.
   */
  points?: number;
  /**
   * Strength of a knight (black).
   */
  strength?: number;
  /**
   * Tournament number of a knight (red).
   */
  tournament?: number;
}
/**
 * What the brigands would do to a seat.
 */
export interface Struck {
  /**
   * Those that count: without protected regions.
   */
  counted: number;
  /**
   * Whether ore and wool would be lost, the quiet first turns aside.
   */
  loses: boolean;
  seat: Seat;
  /**
   * All resources.
   */
  total: number;
}
/**
 * A card of the axis.
 */
export interface AxisView {
  /**
   * Its column.
   */
  at: number;
  kind: AxisKind;
}
/**
 * A card on a site.
 */
export interface Built {
  /**
   * Column of the settlement or city.
   */
  at: number;
  card: Card;
  side: Side;
  /**
   * 1, or 2 for the second site of a city.
   */
  slot?: number;
}
/**
 * A card in play, with what is printed on it.
 */
export interface CardView {
  card: Card;
  /**
   * Commerce points.
   */
  commerce: number;
  family: Family;
  /**
   * Victory points.
   */
  points: number;
  price: Price;
  /**
   * Strength.
   */
  strength: number;
  /**
   * Tournament number.
   */
  tournament: number;
}
/**
 * Something that has to be answered.
 */
export interface DutyView {
  /**
   * The attack card it is about.
   */
  attack?: Card | null;
  /**
   * How often.
   */
  left: number;
  /**
   * What is asked: key of the question.
   */
  question: string;
  seat: Seat;
  /**
   * What may be pointed at: cards to take back.
   */
  targets: Target[];
}
/**
 * Something done with a stack.
 */
export interface HandledView {
  /**
   * Key of what was done: the top card, a search, a card put under it.
   */
  how: string;
  seat: Seat;
  /**
   * Which stack.
   */
  stack: number;
}
/**
 * What a seat has beside the starting layout.
 */
export interface Holding {
  /**
   * Cards on sites.
   */
  cards?: Built[];
  /**
   * Columns of settlements that are cities.
   */
  cities?: number[];
  /**
   * Cards in hand.
   */
  hand?: number;
  /**
   * What regions show where it is not 1 (starting regions) or 0 (new ones).
   */
  holds?: {
    [k: string]: number;
  };
  /**
   * Those of them that both players know.
   */
  known?: Card[];
  /**
   * Columns of roads without a settlement behind them: an even column at an end.
   */
  roads?: number[];
  /**
   * Settlements built, with their roads and regions.
   */
  settlements?: Settled[];
}
/**
 * A settlement that was built.
 */
export interface Settled {
  /**
   * Its column.
   */
  at: number;
  lower: Region;
  upper: Region;
}
/**
 * What the table has settled about the booklet's open questions. Each default is the proposed answer.
 */
export interface House {
  bothChoose?: BothChoose;
  civilWarCheck?: CivilWarCheck;
  conflict?: Conflict;
  doubleFace?: Face;
  futileAttack?: Futile;
  gift?: Gift;
  merchantReturn?: MerchantReturn;
  millFace?: MillFace;
  newRegions?: NewRegions;
  passiveSurplus?: PassiveSurplus;
  refill?: Refill;
  secondDefence?: Futile;
  seven?: Seven;
  surplusStack?: SurplusStack;
  win?: Win;
}
/**
 * The six starting regions of a seat: above and below the starting road, and outside the two settlements
 * (CARD-SETUP-04).
 */
export interface Layout {
  /**
   * Left, middle, right below the axis.
   */
  lower?: Resource[];
  /**
   * Which of the two starting sets, 1 or 2.
   */
  set: number;
  /**
   * Left, middle, right above the axis, by what they store.
   */
  upper?: Resource[];
}
/**
 * Something the seat in turn may want to do.
 */
export interface Offer {
  doing: Doing;
  /**
   * The regions that would pay.
   */
  pay?: Payment | null;
  /**
   * What it costs.
   */
  price?: Price | null;
  /**
   * Why not now; empty where it may be done.
   */
  reasons: Remark[];
}
/**
 * What is shown only with an open book.
 */
export interface OpenBook {
  /**
   * Events still to come before the first of them.
   */
  coming: Event[];
  /**
   * Events drawn since the last shuffle, first one first: they lie at the bottom in this order.
   */
  drawn: Event[];
  /**
   * What was done with the stacks, first thing first.
   */
  handled: HandledView[];
  /**
   * Copies that are in stacks or unknown hands, by name.
   */
  unseen: Remaining[];
}
/**
 * Copies of a card nobody has seen.
 */
export interface Remaining {
  card: Card;
  /**
   * How many.
   */
  count: number;
}
/**
 * Points of one column of the sheet.
 */
export interface PartView {
  /**
   * The points in it.
   */
  points: number;
  /**
   * The column.
   */
  source: string;
}
/**
 * A game taken up in the middle. What lies on the table is taken as it lies; only what cannot lie on a table is
 * refused: two cards on one place, more cards than the box holds.
 */
export interface Position {
  /**
   * Whose turn it is; the set-up's first seat if left out.
   */
  active?: Seat | null;
  /**
   * The discard pile.
   */
  discard?: Card[];
  /**
   * The events drawn since the last shuffle, first one first.
   */
  drawn?: Event[];
  /**
   * What the seats have, in playing order; seats left out have what they start with.
   */
  realms?: Holding[];
  /**
   * Whether seven points together were reached before.
   */
  sevenReached?: boolean;
  /**
   * Cards in the stacks, if they are not evenly everything that is nowhere else.
   */
  stacks?: number[] | null;
  stage?: Stage;
  /**
   * The number of the turn, counted from 1; it decides whether brigands come (CARD-EVDIE-07).
   */
  turn?: number;
}
/**
 * A region.
 */
export interface RegionView {
  /**
   * Its column.
   */
  at: number;
  /**
   * What it shows.
   */
  holds: number;
  /**
   * The number that makes it produce.
   */
  number: number;
  /**
   * Whether a protected warehouse stands beside it.
   */
  protected: boolean;
  region: Region;
  resource: Resource;
  side: Side;
  /**
   * What it would produce.
   */
  yields: number;
}
/**
 * A principality and its owner's figures.
 */
export interface SeatView {
  /**
   * Roads, settlements and cities from left to right.
   */
  axis: AxisView[];
  /**
   * Resources the brigands count.
   */
  brigandCount: number;
  /**
   * Commerce points.
   */
  commerce: number;
  /**
   * Cards in hand.
   */
  hand: number;
  /**
   * Cards both know to be in the hand.
   */
  known: Card[];
  /**
   * Cards the hand may have.
   */
  limit: number;
  /**
   * Their parts, by column of the sheet.
   */
  parts: PartView[];
  /**
   * Cards that were known before others were put away unseen.
   */
  perhaps: Card[];
  /**
   * Victory points.
   */
  points: number;
  /**
   * Regions.
   */
  regions: RegionView[];
  /**
   * All resources.
   */
  resources: number;
  /**
   * What a search costs.
   */
  searchPrice: number;
  seat: Seat;
  /**
   * Sites with what stands on them.
   */
  sites: SiteView[];
  /**
   * Strength.
   */
  strength: number;
  /**
   * Tournament numbers.
   */
  tournament: number;
}
/**
 * A site.
 */
export interface SiteView {
  /**
   * What stands there.
   */
  card?: CardView | null;
  site: Site;
}
/**
 * How the table begins.
 */
export interface Setup {
  /**
   * The effective catalogue: what is printed on the cards of this table.
   */
  catalogue?: Listed[];
  first?: Seat;
  house?: House;
  /**
   * Whether remaining copies, events and stack history are shown. Both have to agree: the game is partly one of
   * memory.
   */
  openBook?: boolean;
  /**
   * A game taken up in the middle.
   */
  position?: Position | null;
  /**
   * The starting set and its six regions, seat by seat (CARD-SETUP-02 to -06).
   */
  realms?: Layout[];
  /**
   * Cards in the five draw stacks before the starting hands are taken (CARD-SETUP-01).
   */
  stacks?: number[];
  /**
   * Points that win: 12, or fewer for practice (CARD-SETUP-10, CARD-END-01).
   */
  target?: number;
}
/**
 * Everything visible at the table.
 */
export interface View {
  active: Seat;
  /**
   * What changed since the dice of this turn.
   */
  changes: ChangeView[];
  /**
   * Cities left for both.
   */
  citiesLeft: number;
  /**
   * The discard pile, last card last.
   */
  discard: Card[];
  /**
   * What has to be answered, first one first.
   */
  duties: DutyView[];
  /**
   * Event cards in their stack.
   */
  events: number;
  /**
   * What the event die shows.
   */
  face?: Face | null;
  /**
   * Who holds the knight figure.
   */
  knight?: Seat | null;
  /**
   * Who holds the mill figure.
   */
  mill?: Seat | null;
  /**
   * What the seat in turn may do, with the reasons against what it may not.
   */
  offers: Offer[];
  /**
   * Remaining copies, events and stack history, if both agreed to an open book.
   */
  openBook?: OpenBook | null;
  /**
   * Whether brigands do not come yet.
   */
  quiet: boolean;
  /**
   * Regions left to draw.
   */
  regionsLeft: Region[];
  /**
   * Roads left for both.
   */
  roadsLeft: number;
  /**
   * Both principalities.
   */
  seats: SeatView[];
  /**
   * Settlements left for both.
   */
  settlementsLeft: number;
  /**
   * Cards in the five draw stacks.
   */
  stacks: number[];
  step: StepView;
  /**
   * Points that win.
   */
  target: number;
  /**
   * Both players' points together, against seven.
   */
  together: number;
  /**
   * The number of the turn, counted from 1.
   */
  turn: number;
  /**
   * Whether neutral and attack cards may be played.
   */
  unlocked: boolean;
}
