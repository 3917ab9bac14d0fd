/**
 * The move being entered: what was tapped so far, the move it makes, and what the referee says to it. Every tap composes
 * the move anew and asks; nothing here knows a rule.
 */
import type {
  Answer,
  Development,
  Dice,
  Goal,
  Move,
  Place,
  Purchase,
  Question,
  Relation,
  Remark,
  Resource,
  Seat,
  View,
} from '../../generated/catan';
import type { Verdict } from '../../generated/contract';
import type { Desk } from '../../screens/table/desk.svelte';
import { type Counts, cardsOf, NONE, total, withCount } from './cards';
import { KINDS } from './words';

/** What the tray asks for; `main` is what the phase of the game asks. */
export type TrayKind = 'main' | 'trade' | 'cards' | 'plenty' | 'monopoly' | 'win' | 'tell';
/** What the table can tell of hands and stacks. */
export type Telling = 'size' | 'hand' | 'kind' | 'cannotPay' | 'card' | 'stack';
export type Production = Extract<Answer, { type: 'production' }>;
/** A refusal with the move it is about. */
export interface Refusal {
  readonly move: Move;
  readonly reasons: readonly Remark[];
}

const samePlace = (one: Place | undefined, other: Place): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

export class Entry {
  tray = $state<TrayKind>('main');
  /** The piece chosen to be built, or the card to be bought. */
  purchase = $state.raw<Purchase>();
  /** The place tapped. */
  spot = $state.raw<Place>();
  /** Where the piece asked for may go, the robber may move. */
  places = $state.raw<readonly Place[]>([]);
  goals = $state.raw<readonly Goal[]>([]);
  victim = $state.raw<Seat>();
  /** The stolen card, the kind a monopoly names, the kind that was counted. */
  kind = $state.raw<Resource>();
  development = $state.raw<Development>();
  dice = $state.raw<Dice>();
  /** Two dice are entered one by one; the first is told. */
  pair = $state(false);
  die = $state.raw<number>();
  production = $state.raw<Production>();
  give = $state.raw<Counts>(NONE);
  get = $state.raw<Counts>(NONE);
  partner = $state.raw<Seat | 'bank'>('bank');
  /** Who discards, or of whom something is told. */
  whom = $state.raw<Seat>();
  /** Cards of a discard, a year of plenty, a hand that was shown. */
  cards = $state.raw<Counts>(NONE);
  /** Nobody looked at what was discarded. */
  unseen = $state(false);
  /** What a monopoly took, by seat, once it has to be told. */
  taken = $state.raw<Counts>();
  telling = $state.raw<Telling>('size');
  relation = $state.raw<Relation>('exactly');
  count = $state(0);
  /** What the referee says to the move as it stands. */
  verdict = $state.raw<Verdict>();
  /** How likely hidden cards allow it; asked only where the table counts cards. */
  share = $state.raw<string>();
  refusal = $state.raw<Refusal>();
  /** The table wants to see what hands may hold and how likely a move is. */
  counting = $state(false);
  /** What the last roll brought, while it flies. */
  paid = $state.raw<Production>();
  private asked = 0;
  private begun = '';
  private line: Promise<unknown> = Promise.resolve();
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly desk: Desk,
    private readonly view: () => View,
  ) {}

  get phase(): View['phase'] {
    return this.view().phase;
  }

  /** Somebody builds between turns just now. */
  get special(): boolean {
    return this.desk.sitting.table.position.asks.question === 'cat-asks-special-build';
  }

  /** Whether pieces can be built and cards bought. */
  get builds(): boolean {
    return this.phase === 'act' || this.special;
  }

  /** Whether dice are asked for. */
  get rolls(): boolean {
    return this.phase === 'beforeRoll' || (this.phase === 'special' && !this.special);
  }

  get seat(): Seat {
    return this.view().active;
  }

  /** Who discards now. */
  get discarder(): Seat {
    const due = this.desk.sitting.table.position.asks.seats;
    return this.whom !== undefined && due.includes(this.whom) ? this.whom : (due[0] ?? 0);
  }

  /** Whether stolen and bought cards have to be, or may be, told. */
  get tellsSecrets(): boolean {
    const { hands } = this.view();
    return hands === 'open' || hands === 'sealed';
  }

  get dirty(): boolean {
    return (
      this.tray !== 'main' ||
      this.purchase !== undefined ||
      this.spot !== undefined ||
      this.dice !== undefined ||
      this.die !== undefined ||
      this.refusal !== undefined ||
      total(this.cards) > 0
    );
  }

  get ready(): boolean {
    return this.move !== undefined && this.verdict !== undefined && this.verdict.verdict !== 'refused';
  }

  /** The move as it stands; none while something is missing. */
  get move(): Move | undefined {
    const { seat } = this;
    switch (this.tray) {
      case 'trade': {
        if (total(this.give) === 0 || total(this.get) === 0) return undefined;
        const [give, get] = [cardsOf(this.give), cardsOf(this.get)];
        return this.partner === 'bank'
          ? { type: 'bankTrade', seat, give, get }
          : { type: 'trade', seat, with: this.partner, give, get };
      }
      case 'plenty': {
        const cards = KINDS.flatMap((kind, at) => Array.from({ length: this.cards[at] ?? 0 }, () => kind));
        return cards.length > 0 ? { type: 'playYearOfPlenty', seat, cards } : undefined;
      }
      case 'monopoly': {
        if (!this.kind) return undefined;
        const taken = this.taken?.flatMap((count, at) =>
          count > 0 && at !== seat ? [{ seat: at, count }] : [],
        );
        return { type: 'playMonopoly', seat, resource: this.kind, ...(taken ? { taken } : {}) };
      }
      case 'win':
        return { type: 'claimWin', seat, shown: this.count };
      case 'tell':
        return this.told();
      case 'main':
        return this.phaseMove();
      default:
        return undefined;
    }
  }

  /** Does one thing after the other: no key or tap may be lost or overtake another. */
  inTurn<T>(act: () => Promise<T> | T): Promise<T | undefined> {
    const done = this.line.then(act).catch((cause: unknown) => {
      this.desk.sitting.fail(cause);
      return undefined;
    });
    this.line = done;
    return done;
  }

  /** Another position is shown: what was entered belongs to the last one, and other places are asked for. */
  async keepUp(): Promise<void> {
    const moment = this.moment();
    if (moment === this.begun) return;
    this.begun = moment;
    this.reset();
    await this.findPlaces();
  }

  /** What is glowing on the board. */
  async findPlaces(): Promise<void> {
    const { phase, seat } = this;
    const purchase: Purchase | undefined =
      phase === 'setUpSettlement'
        ? 'settlement'
        : phase === 'setUpRoad' || phase === 'freeRoads'
          ? 'road'
          : this.builds
            ? this.purchase
            : undefined;
    const before = this.moment();
    if (phase === 'robber') {
      const answer = await this.ask({ type: 'robberGoals' });
      if (answer.type === 'robberGoals' && before === this.moment()) {
        this.goals = answer.goals;
        this.places = answer.goals.map(({ hex }) => ({ type: 'hex', hex }));
      }
      return;
    }
    this.goals = [];
    if (!purchase || purchase === 'development') {
      this.places = [];
      return;
    }
    const answer = await this.ask({ type: 'places', seat, purchase });
    if (answer.type === 'places' && before === this.moment()) this.places = answer.places;
  }

  async choosePiece(purchase: Purchase): Promise<void> {
    const same = this.purchase === purchase;
    this.reset();
    if (!same) this.purchase = purchase;
    await this.findPlaces();
    await this.judge();
  }

  /** Tapping a place: the piece goes there; tapped again it is recorded. */
  async tap(place: Place): Promise<void> {
    if (samePlace(this.spot, place) && this.ready) {
      await this.confirm();
      return;
    }
    this.tray = 'main';
    this.spot = place;
    this.victim = undefined;
    this.kind = undefined;
    if (place.type === 'hex') {
      const goal = this.goals.find(({ hex }) => hex === place.hex);
      // only one hand to draw from is no choice
      if (goal?.victims.length === 1) this.victim = goal.victims[0];
      else if (goal?.victims.length === 0 && goal.empty.length === 1) this.victim = goal.empty[0];
    }
    await this.judge();
  }

  async chooseDice(dice: Dice): Promise<void> {
    const same = JSON.stringify(this.dice) === JSON.stringify(dice);
    if (same && this.ready) {
      await this.confirm();
      return;
    }
    this.dice = dice;
    const answer = await this.ask({ type: 'roll', dice });
    this.production = answer.type === 'production' ? answer : undefined;
    await this.judge();
  }

  /** A number key: nothing more is needed. */
  async roll(dice: Dice): Promise<void> {
    await this.chooseDice(dice);
    if (this.ready) await this.confirm();
  }

  /** One of two dice: the second one records. */
  async chooseDie(die: number): Promise<void> {
    if (this.die === undefined) {
      this.die = die;
      return;
    }
    const dice = [this.die, die];
    this.die = undefined;
    await this.roll(dice);
  }

  /** The sum is entered, and not the two dice. */
  asSum(): void {
    this.pair = false;
    this.die = undefined;
  }

  open(tray: TrayKind): void {
    this.reset();
    this.tray = tray;
    if (tray === 'win') this.count = this.winning();
  }

  async openTell(telling: Telling, whom?: Seat, kind?: Resource): Promise<void> {
    this.open('tell');
    this.telling = telling;
    this.whom = whom ?? this.seat;
    this.kind = kind;
    if (telling === 'size') this.count = this.view().seats[this.whom]?.cards ?? 0;
    if (telling === 'stack')
      this.count = this.view().bank.find(({ resource }) => resource === kind)?.most ?? 0;
    await this.judge();
  }

  /** A card more of what is given. With the bank it is at once as many as it takes. */
  async giveMore(at: number): Promise<void> {
    if (this.tray !== 'trade') this.open('trade');
    if (this.partner === 'bank') {
      this.give = withCount(NONE, at, this.rate(at) * Math.max(1, total(this.get)));
      this.get = withCount(this.get, at, 0);
    } else this.give = withCount(this.give, at, (this.give[at] ?? 0) + 1);
    await this.judge();
  }

  async getMore(at: number): Promise<void> {
    this.get = withCount(this.get, at, (this.get[at] ?? 0) + 1);
    this.paysRate();
    await this.judge();
  }

  async clear(side: 'give' | 'get' | 'cards'): Promise<void> {
    this[side] = NONE;
    if (side === 'get') this.paysRate();
    await this.judge();
  }

  async tradeWith(partner: Seat | 'bank'): Promise<void> {
    const from = this.partner;
    this.partner = partner;
    if (partner === 'bank') this.paysRate();
    // what the bank would have asked is no offer to a player
    else if (from === 'bank') this.give = this.give.map((count) => Math.min(1, count));
    await this.judge();
  }

  async addCard(at: number): Promise<void> {
    this.unseen = false;
    this.cards = withCount(this.cards, at, (this.cards[at] ?? 0) + 1);
    await this.judge();
  }

  /** Sets some of what is entered, and asks again. */
  async set(
    part: Partial<
      Pick<
        Entry,
        | 'victim'
        | 'kind'
        | 'development'
        | 'whom'
        | 'unseen'
        | 'taken'
        | 'relation'
        | 'count'
        | 'purchase'
        | 'cards'
      >
    >,
  ): Promise<void> {
    Object.assign(this, part);
    await this.judge();
  }

  /** A card that needs nothing else. */
  async play(card: Development): Promise<void> {
    const { seat } = this;
    if (card === 'knight') await this.submit({ type: 'playKnight', seat });
    else if (card === 'roadBuilding') await this.submit({ type: 'playRoadBuilding', seat });
    else if (card === 'yearOfPlenty') this.open('plenty');
    else if (card === 'monopoly') this.open('monopoly');
  }

  /** Records the move as it stands. True if it stands in the log now. */
  async confirm(): Promise<boolean> {
    const { move } = this;
    return move !== undefined && this.ready && this.submit(move);
  }

  /** Records a move, or shows why not. */
  async submit(move: Move): Promise<boolean> {
    const { production } = this;
    const { recorded, reasons } = await this.desk.record(move);
    if (recorded) {
      if (move.type === 'roll' && production) this.fly(production);
      await this.keepUp();
    } else if (reasons.length > 0) this.refuse(move, reasons as readonly Remark[]);
    return recorded;
  }

  /** One step back: the refusal, the place, the piece, the tray. */
  async back(): Promise<void> {
    if (this.refusal && !this.spot) this.refusal = undefined;
    else if (this.spot) {
      this.spot = undefined;
      await this.judge();
    } else {
      this.reset();
      await this.findPlaces();
    }
  }

  reset(): void {
    this.asked += 1;
    this.tray = 'main';
    this.purchase = undefined;
    this.spot = undefined;
    this.victim = undefined;
    this.kind = undefined;
    this.development = undefined;
    this.dice = undefined;
    this.die = undefined;
    this.production = undefined;
    this.give = NONE;
    this.get = NONE;
    this.partner = 'bank';
    this.whom = undefined;
    this.cards = NONE;
    this.unseen = false;
    this.taken = undefined;
    this.count = 0;
    this.verdict = undefined;
    this.share = undefined;
    this.refusal = undefined;
  }

  /** Asks what the referee says to the move as it stands. */
  async judge(): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    const { move } = this;
    this.refusal = undefined;
    this.verdict = undefined;
    this.share = undefined;
    if (!move) return;
    const verdict = await this.desk.sitting.check(move);
    if (mine !== this.asked) return;
    this.verdict = verdict;
    if (verdict.verdict === 'refused') this.refuse(move, verdict.reasons as readonly Remark[]);
    if (verdict.verdict === 'possible' && this.counting) {
      const answer = await this.ask({ type: 'odds', move });
      if (mine === this.asked && answer.type === 'odds') this.share = answer.share ?? undefined;
    }
  }

  /** Point cards to show so that they are just enough. */
  private winning(): number {
    const { pointsToWin, seats } = this.view();
    const own = seats[this.seat];
    if (!own) return 0;
    return Math.min(own.developments, Math.max(0, pointsToWin - own.points.visible));
  }

  private rate(at: number): number {
    return this.view().seats[this.seat]?.rates[at] ?? 4;
  }

  /** With the bank, what is given follows what is wanted. */
  private paysRate(): void {
    if (this.partner !== 'bank') return;
    const at = this.give.findIndex((count) => count > 0);
    this.give = at < 0 ? NONE : withCount(NONE, at, this.rate(at) * Math.max(1, total(this.get)));
  }

  private refuse(move: Move, reasons: readonly Remark[]): void {
    // monopolies tell by themselves where everybody's cards are known; else the table counts
    if (move.type === 'playMonopoly' && !move.taken && reasons[0]?.message === 'cat-refused-monopoly-tell') {
      this.taken = this.view().seats.map(() => 0);
      void this.judge();
      return;
    }
    this.refusal = { move, reasons };
  }

  /** The move that the phase of the game asks for. */
  private phaseMove(): Move | undefined {
    const { seat, spot, phase } = this;
    if (this.rolls) return this.dice === undefined ? undefined : { type: 'roll', seat, dice: this.dice };
    if (phase === 'discard') return this.discard();
    if (this.builds && this.purchase === 'development') {
      const card = this.development;
      return this.tellsSecrets && !card ? undefined : { type: 'buyCard', seat, ...(card ? { card } : {}) };
    }
    if (!spot) return undefined;
    if (spot.type === 'hex') {
      if (phase !== 'robber') return undefined;
      const [from, card] = [this.victim, this.kind];
      return {
        type: 'moveRobber',
        seat,
        hex: spot.hex,
        ...(from === undefined ? {} : { from }),
        ...(card ? { card } : {}),
      };
    }
    if (spot.type === 'edge') {
      const type = phase === 'setUpRoad' ? 'placeRoad' : phase === 'freeRoads' ? 'freeRoad' : 'buildRoad';
      return { type, seat, edge: spot.edge };
    }
    const { corner } = spot;
    if (phase === 'setUpSettlement') return { type: 'placeSettlement', seat, corner };
    const here = this.view().corners[corner];
    const city = this.purchase === 'city' || (this.purchase !== 'settlement' && here?.seat === seat);
    return { type: city ? 'buildCity' : 'buildSettlement', seat, corner };
  }

  private discard(): Move | undefined {
    const seat = this.discarder;
    if (this.unseen) return { type: 'discard', seat };
    const due = this.view().seats[seat]?.discardDue ?? 0;
    return total(this.cards) < due ? undefined : { type: 'discard', seat, cards: cardsOf(this.cards) };
  }

  private told(): Move | undefined {
    const { kind, count, whom: seat = this.seat } = this;
    switch (this.telling) {
      case 'size':
        return { type: 'handCounted', seat, count };
      case 'hand': {
        const size = this.view().seats[seat]?.cards ?? 0;
        return total(this.cards) < size ? undefined : { type: 'handShown', seat, cards: cardsOf(this.cards) };
      }
      case 'kind':
        return kind && { type: 'handKnown', seat, resource: kind, relation: this.relation, count };
      case 'cannotPay':
        return this.purchase && { type: 'cannotPay', seat, purchase: this.purchase };
      case 'card':
        return this.development && { type: 'cardShown', seat, card: this.development };
      case 'stack':
        return kind && { type: 'bankCounted', resource: kind, count };
    }
  }

  private fly(production: Production): void {
    this.paid = production;
    clearTimeout(this.fading);
    this.fading = setTimeout(() => {
      this.paid = undefined;
    }, 2200);
  }

  private async ask(question: Question): Promise<Answer> {
    return (await this.desk.sitting.ask(question)) as Answer;
  }

  private moment(): string {
    const { seq, position } = this.desk.sitting.table;
    return `${seq}/${position.turn}`;
  }
}

/** What a seat gets of a roll, as counts. */
export const gainOf = (production: Production | undefined, seat: Seat): Counts =>
  KINDS.map((kind) => production?.gains.find((gain) => gain.seat === seat)?.cards[kind] ?? 0);
