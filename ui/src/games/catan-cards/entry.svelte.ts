/**
 * A move while it is being entered. What may be entered now the referee lists; every tap narrows that list until one
 * move is left, so no rule is repeated here. Payments are proposed by the referee and shifted by hand; whatever is
 * insisted on against the list is put to the referee, whose reasons are shown. Nothing is recorded before
 * {@link Entry.confirm}.
 */
import type {
  Answer,
  Card,
  End,
  Face,
  Move,
  Observed,
  Price,
  Question,
  Region,
  Remark,
  Resource,
  Seat,
  Site,
  Target,
  Transfer,
  View,
} from '../../generated/catan-cards';
import type { Verdict } from '../../generated/contract';
import type { Desk } from '../../screens/table/desk.svelte';
import { regionResource } from './deck';

export type Topic = Move['type'];
export type Pay = Readonly<Record<string, number>>;
/** What a move is told by, and of which kind each is. */
interface Values {
  stack: number;
  number: number;
  face: Face;
  /** An unmarked card, or none; or the event card, which is only shown and sent. */
  card: Card | null;
  into: Region;
  from: Region;
  look: number;
  under: number;
  target: Target;
  end: End;
  upper: Region;
  lower: Region;
  at: number;
  site: Site;
  give: Resource;
  second: number | null;
  scout: boolean;
  search: boolean;
  nothing: boolean;
}
type Field = keyof Values;
type Chosen = Readonly<Partial<Values>>;

/** What has to be said of a move, in the order in which it is asked. */
const FIELDS: Readonly<Partial<Record<Topic, readonly Field[]>>> = {
  startingHand: ['stack'],
  alchemist: ['number'],
  roll: ['face', 'number'],
  eventCard: ['card'],
  gain: ['into'],
  take: ['from', 'into'],
  give: ['from', 'into'],
  builder: ['look', 'under'],
  civilWar: ['target'],
  conflict: ['stack'],
  road: ['end'],
  settlement: ['end'],
  regions: ['upper', 'lower'],
  city: ['at'],
  build: ['card', 'site'],
  dismantle: ['target'],
  bank: ['give', 'into'],
  spy: ['card'],
  attack: ['card'],
  defend: ['card'],
  attackRoll: ['number'],
  takeBack: ['target'],
  draw: ['stack'],
  exchange: ['stack'],
  shed: ['stack'],
  throwAway: ['card'],
};
/** What may be left out: it is not so unless somebody says it. */
const OPTIONAL: readonly Field[] = ['second', 'scout', 'search', 'nothing'];

/** What each question of the referee asks for. In the main phase the table chooses. */
const TOPICS: Readonly<Record<string, readonly Topic[]>> = {
  'card-asks-starting-hand': ['startingHand'],
  'card-asks-dice': ['roll'],
  'card-asks-dice-set': ['roll'],
  'card-asks-event-card': ['eventCard'],
  'card-asks-gain-tournament': ['gain'],
  'card-asks-gain-sun': ['gain'],
  'card-asks-gain-progress': ['gain'],
  'card-asks-gain-caravan': ['gain'],
  'card-asks-mill': ['take'],
  'card-asks-builder': ['builder'],
  'card-asks-civil-war': ['civilWar'],
  'card-asks-conflict': ['conflict'],
  'card-asks-shed': ['shed', 'throwAway'],
  'card-asks-regions': ['regions'],
  'card-asks-regions-first': ['regions'],
  'card-asks-defend': ['defend'],
  'card-asks-attack-roll': ['attackRoll'],
  'card-asks-take-back': ['takeBack'],
  'card-asks-raid': ['take'],
  'card-asks-merchant-take': ['take'],
  'card-asks-merchant-give': ['give'],
  'card-asks-surplus': ['shed'],
  'card-asks-draw': ['draw'],
};

type CardAnswer = Extract<Answer, { type: 'card' }>;
/** Alike whatever the order in which an object's fields were written. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other)
    return (one ?? null) === (other ?? null);
  const [mine, theirs] = [Object.entries(one), Object.entries(other)];
  return (
    mine.length === theirs.length && mine.every(([name, value]) => same(value, Reflect.get(other, name)))
  );
}
const field = (move: Move, name: Field): unknown => Reflect.get(move, name);

export class Entry {
  /** Every move the referee lists for this position. */
  legal = $state.raw<readonly Move[]>([]);
  /** The list has come for the position shown. */
  known = $state(false);
  topics = $state.raw<readonly Topic[]>([]);
  chosen = $state.raw<Chosen>({});
  /** The regions that pay, as proposed or shifted; none where nothing is paid. */
  pay = $state.raw<Pay>();
  /** The referee's answer about the card to be built. */
  about = $state.raw<CardAnswer>();
  /** What the card says otherwise. */
  printed = $state.raw<Observed>();
  /** A trade with the other player, or what the caravan carries. */
  give = $state.raw<readonly Transfer[]>([]);
  take = $state.raw<readonly Transfer[]>([]);
  /** A move insisted on although it is not listed. */
  wanted = $state.raw<Move>();
  verdict = $state.raw<Verdict>();
  /** Answers to questions asked before the last change are too late. */
  private asked = 0;
  private line: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly desk: Desk,
    private readonly view: () => View,
  ) {}

  /** One thing after the other: no tap may overtake another. */
  inTurn<T>(act: () => Promise<T> | T): Promise<T | undefined> {
    const done = this.line.then(act).catch((cause: unknown) => {
      this.desk.sitting.fail(cause);
      return undefined;
    });
    this.line = done;
    return done;
  }

  get question(): string {
    return this.desk.sitting.table.position.asks.question;
  }

  /** Who acts: of two who may, whoever the choice belongs to. */
  get seat(): Seat {
    return this.desk.acting;
  }

  /** Whether the table chooses what to do. */
  get free(): boolean {
    return TOPICS[this.question] === undefined;
  }

  /** Another position: what was being entered belongs to another table. */
  async begin(): Promise<void> {
    this.clear();
    this.known = false;
    this.topics = TOPICS[this.question] ?? [];
    this.asked += 1;
    const mine = this.asked;
    const answer = (await this.desk.sitting.ask({ type: 'moves' } satisfies Question)) as Answer;
    if (mine !== this.asked || answer.type !== 'moves') return;
    this.legal = answer.moves;
    this.known = true;
    await this.settle();
  }

  /** Whether a move of this kind is listed. */
  may(topic: Topic, which: Chosen = {}): boolean {
    return this.legal.some((move) => move.type === topic && this.fits(move, which));
  }

  get candidates(): readonly Move[] {
    return this.legal.filter((move) => this.topics.includes(move.type) && this.fits(move, this.chosen));
  }

  /** What may still be chosen for a field. */
  options<F extends Field>(name: F): readonly Values[F][] {
    const values = new Map<string, Values[F]>();
    const { [name]: _, ...others } = this.chosen;
    for (const move of this.legal) {
      if (!this.topics.includes(move.type) || !this.fits(move, others) || !(name in move)) continue;
      const value = field(move, name) as Values[F];
      values.set(JSON.stringify(value ?? null), value);
    }
    return [...values.values()];
  }

  /** The next thing that has to be said. */
  get next(): Field | undefined {
    const [first] = this.candidates;
    const fields = first ? (FIELDS[first.type] ?? []) : [];
    return fields.find((name) => !(name in this.chosen) && !this.agreed(name));
  }

  /** The move as it stands; none while something is missing. */
  get move(): Move | undefined {
    const { wanted, topics, seat } = this;
    if (wanted) return wanted;
    if (topics.includes('trade')) {
      if (this.give.length + this.take.length === 0) return undefined;
      return { type: 'trade', seat, give: [...this.give], take: [...this.take] };
    }
    if (topics.includes('caravan')) return this.caravan();
    const { candidates } = this;
    if (candidates.length === 0 || this.next) return undefined;
    const plain = candidates.filter((move) =>
      OPTIONAL.every((name) => name in this.chosen || !field(move, name)),
    );
    const least = (move: Move) => (move.type === 'bank' ? move.count : 0);
    const move = [...plain].sort((one, other) => least(one) - least(other))[0];
    if (!move) return undefined;
    const pay = 'pay' in move && this.pay ? { pay: this.pay } : {};
    return { ...move, ...pay } as Move;
  }

  get ready(): boolean {
    return this.move !== undefined && this.verdict !== undefined && this.verdict.verdict !== 'refused';
  }

  get reasons(): readonly Remark[] {
    return this.verdict?.verdict === 'refused' ? (this.verdict.reasons as Remark[]) : [];
  }
  get warnings(): readonly Remark[] {
    if (this.verdict?.verdict === 'legal') return this.verdict.warnings as Remark[];
    return this.verdict?.verdict === 'possible' ? (this.verdict.reveals as Remark[]) : [];
  }

  /** Begins to enter a move of this kind. */
  async start(topic: Topic, chosen: Chosen = {}): Promise<void> {
    this.clear();
    this.topics = [topic];
    this.chosen = chosen;
    await this.settle();
  }

  async choose<F extends Field>(name: F, value: Values[F]): Promise<void> {
    this.wanted = undefined;
    this.chosen = { ...this.chosen, [name]: value };
    await this.settle();
  }

  /** Takes a choice back. */
  async drop(...names: readonly Field[]): Promise<void> {
    this.chosen = Object.fromEntries(
      Object.entries(this.chosen).filter(([name]) => !names.includes(name as Field)),
    );
    await this.settle();
  }

  /** Puts a move to the referee that is not listed. */
  async insist(move: Move): Promise<void> {
    this.clear();
    this.topics = [move.type];
    this.wanted = move;
    await this.settle();
  }

  /** Begins to build a card of the hand. */
  async build(card: Card): Promise<void> {
    this.clear();
    this.topics = ['build'];
    this.chosen = { card };
    const answer = await this.ask({ type: 'card', card });
    if (answer?.type !== 'card') return;
    this.about = answer;
    this.pay = answer.pay ?? undefined;
    const first = answer.sites[0];
    if (this.may('build', { card })) await this.settle();
    else if (first) {
      const { site } = answer.sites.find(({ reasons }) => reasons.length === 0) ?? first;
      this.wanted = { type: 'build', seat: this.seat, card, site };
      await this.judge(this.wanted);
    } else this.verdict = { verdict: 'refused', reasons: answer.reasons } as Verdict;
  }

  /** A site for the card: a listed one, or one whose refusal is to be heard. */
  async place(site: Site): Promise<void> {
    const { card } = this.chosen;
    if (!this.topics.includes('build') || card === undefined) return;
    if (this.printed || !this.may('build', { card, site })) {
      this.chosen = { card };
      this.wanted = {
        type: 'build',
        seat: this.seat,
        card: card as Card,
        site,
        ...(this.pay && this.printed ? { pay: this.pay } : {}),
        ...(this.printed ? { printed: this.printed } : {}),
      };
      await this.judge(this.wanted);
    } else await this.choose('site', site);
  }

  /** The card says another price: the referee proposes who pays, and is asked again. */
  async says(printed: Observed): Promise<void> {
    const { site } = { ...this.chosen, ...(this.wanted?.type === 'build' ? { site: this.wanted.site } : {}) };
    this.printed = printed;
    if (printed.cost) {
      const answer = await this.ask({ type: 'proposal', seat: this.seat, price: printed.cost as Price });
      if (answer?.type === 'proposal') this.pay = answer.pay ?? undefined;
    }
    if (site) await this.place(site as Site);
  }

  /** Tapping another region of the kind that pays: one resource less from the fullest payer, one from here. */
  async shift(region: Region): Promise<void> {
    const { pay } = this;
    if (!pay) return;
    const holds = this.own(region)?.holds ?? 0;
    if ((pay[region] ?? 0) >= holds) return;
    const anyKind = this.topics.some((topic) => topic === 'draw' || topic === 'exchange');
    const payers = (Object.keys(pay) as Region[]).filter(
      (one) =>
        one !== region && (pay[one] ?? 0) > 0 && (anyKind || regionResource(one) === regionResource(region)),
    );
    const from = payers.sort((one, other) => (pay[other] ?? 0) - (pay[one] ?? 0))[0];
    if (!from) return;
    const next = { ...pay, [from]: (pay[from] ?? 0) - 1, [region]: (pay[region] ?? 0) + 1 };
    this.pay = Object.fromEntries(Object.entries(next).filter(([, count]) => count > 0));
    if (this.wanted?.type === 'build') this.wanted = { ...this.wanted, pay: this.pay };
    await this.judge(this.move);
  }

  /** A resource more from here to the other player, or from the other player here; for the caravan, to the bank. */
  async carry(region: Region): Promise<void> {
    const own = this.own(region) !== undefined;
    const into = this.roomiest(regionResource(region), own ? 1 - this.seat : this.seat);
    const list = own ? this.give : this.take;
    if (!into || (!own && this.topics.includes('caravan'))) return;
    const before = list.find((one) => one.from === region);
    const next = before
      ? list.map((one) => (one === before ? { ...one, count: (one.count ?? 1) + 1 } : one))
      : [...list, { from: region, into, count: 1 }];
    if (own) this.give = next;
    else this.take = next;
    await this.judge(this.move);
  }

  /** One resource less of a trade. */
  async leave(own: boolean, transfer: Transfer): Promise<void> {
    const less = (list: readonly Transfer[]) =>
      list.flatMap((one) => {
        if (one !== transfer) return [one];
        return (one.count ?? 1) > 1 ? [{ ...one, count: (one.count ?? 1) - 1 }] : [];
      });
    if (own) this.give = less(this.give);
    else this.take = less(this.take);
    await this.judge(this.move);
  }

  /** What tapping a region means now; none where it means nothing. */
  meaning(region: Region): 'choose' | 'shift' | 'carry' | undefined {
    if (this.topics.includes('trade')) return 'carry';
    if (this.topics.includes('caravan')) return this.own(region) ? 'carry' : undefined;
    const { next } = this;
    if ((next === 'from' || next === 'into') && this.options(next).includes(region)) return 'choose';
    if (this.pay && this.own(region) && this.move) return this.shiftable(region) ? 'shift' : undefined;
    for (const name of ['into', 'from'] as const)
      if (name in this.chosen && this.options(name).includes(region)) return 'choose';
    return undefined;
  }

  async tapRegion(region: Region): Promise<void> {
    const meaning = this.meaning(region);
    if (meaning === 'carry') await this.carry(region);
    else if (meaning === 'shift') await this.shift(region);
    else if (meaning === 'choose') {
      const { next } = this;
      const name =
        (next === 'from' || next === 'into') && this.options(next).includes(region)
          ? next
          : this.options('from').includes(region)
            ? 'from'
            : 'into';
      if (name === 'from') this.chosen = {};
      await this.choose(name, region);
    }
  }

  /** Records the move as it stands. True if it stands in the log now. */
  async confirm(move = this.move): Promise<boolean> {
    if (!move) return false;
    const { recorded, reasons } = await this.desk.record(move);
    if (!recorded && reasons.length > 0) this.verdict = { verdict: 'refused', reasons: [...reasons] };
    return recorded;
  }

  /** Leaves what is being entered. False if there was nothing. */
  back(): boolean {
    const busy =
      this.wanted !== undefined ||
      Object.keys(this.chosen).length > 0 ||
      (this.free && this.topics.length > 0) ||
      this.give.length + this.take.length > 0;
    this.clear();
    this.topics = TOPICS[this.question] ?? [];
    if (busy) void this.inTurn(() => this.settle());
    return busy;
  }

  private own(region: Region) {
    return this.view().seats[this.seat]?.regions.find((one) => one.region === region);
  }

  private shiftable(region: Region): boolean {
    const { pay } = this;
    if (!pay || (pay[region] ?? 0) >= (this.own(region)?.holds ?? 0)) return false;
    const anyKind = this.topics.some((topic) => topic === 'draw' || topic === 'exchange');
    return (Object.keys(pay) as Region[]).some(
      (one) => one !== region && (anyKind || regionResource(one) === regionResource(region)),
    );
  }

  private roomiest(resource: Resource, seat: Seat): Region | undefined {
    const regions = this.view().seats[seat]?.regions.filter((one) => one.resource === resource) ?? [];
    return [...regions].sort((one, other) => one.holds - other.holds)[0]?.region;
  }

  private caravan(): Move | undefined {
    if (this.give.length === 0) return undefined;
    const pay = Object.fromEntries(this.give.map(({ from, count }) => [from, count ?? 1]));
    return { type: 'caravan', seat: this.seat, pay };
  }

  private fits(move: Move, chosen: Chosen): boolean {
    return Object.entries(chosen).every(
      ([name, value]) => !(name in move) || same(field(move, name as Field), value),
    );
  }

  private agreed(name: Field): boolean {
    const { candidates } = this;
    return candidates.every((move) => same(field(move, name), field(candidates[0] as Move, name)));
  }

  private clear(): void {
    this.chosen = {};
    this.pay = undefined;
    this.about = undefined;
    this.printed = undefined;
    this.give = [];
    this.take = [];
    this.wanted = undefined;
    this.verdict = undefined;
  }

  /** Proposes a payment where one is due, and asks the referee about the move. */
  private async settle(): Promise<void> {
    const { move } = this;
    this.verdict = undefined;
    if (!move) return;
    if (!this.pay) await this.propose(move);
    await this.judge(this.move);
  }

  private async propose(move: Move): Promise<void> {
    if (move.type === 'draw' || move.type === 'exchange') {
      if (!move.search) return;
      const answer = await this.ask({ type: 'search', seat: this.seat });
      if (answer?.type === 'search') this.pay = answer.pay ?? undefined;
    } else if (move.type === 'bank') {
      const price = { [move.give]: move.count } as Price;
      const answer = await this.ask({ type: 'proposal', seat: this.seat, price });
      if (answer?.type === 'proposal') this.pay = answer.pay ?? undefined;
    } else if (move.type === 'road' || move.type === 'settlement' || move.type === 'city') {
      const offer = this.view().offers.find(({ doing }) => doing.type === move.type);
      this.pay = offer?.pay ?? undefined;
    }
  }

  private async judge(move: Move | undefined): Promise<void> {
    this.verdict = undefined;
    if (!move) return;
    this.asked += 1;
    const mine = this.asked;
    const verdict = await this.desk.sitting.check(move);
    if (mine === this.asked) this.verdict = verdict;
  }

  private async ask(question: Question): Promise<Answer | undefined> {
    this.asked += 1;
    const mine = this.asked;
    const answer = (await this.desk.sitting.ask(question)) as Answer;
    return mine === this.asked ? answer : undefined;
  }
}
