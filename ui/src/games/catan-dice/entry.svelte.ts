/**
 * A turn while it is being entered: dice in three ways, then what is built with them. Nothing is recorded before the
 * referee was asked; nothing here knows a rule.
 */
import type {
  Answer,
  Bundle,
  Face,
  Move,
  Question,
  Remark,
  Step,
  TurnView,
  View,
} from '../../generated/catan-dice';
import type { Desk } from '../../screens/table/desk.svelte';
import { kindsOf } from './words';

/** How dice are entered: after each roll, once they lie for good, or not at all. */
export const WAYS = ['rolls', 'finalDice', 'unpaid'] as const;
export type EntryWay = (typeof WAYS)[number];

/** What the tray asks. */
export type Phase = 'dice' | 'marks' | 'keep' | 'again' | 'build';

/** A move that was refused, or that the table is warned of. */
export interface Objection {
  readonly move: Move;
  readonly reasons: readonly Remark[];
}

/** Bundles that build alike, on different places: the one to be offered, and how many others there are. */
export interface Offer {
  readonly key: string;
  readonly bundle: Bundle;
  /** How it is paid, of several ways. */
  readonly way: number;
  readonly others: number;
}

export const DICE = 6;

export class Entry {
  /** The way of this turn, where it was chosen; else as last time. */
  private chosen = $state.raw<EntryWay>();
  /** Faces of dice that have been rolled and named so far. */
  faces = $state.raw<readonly Face[]>([]);
  /** The dice of the last roll that are to be kept, by their place. */
  kept = $state.raw<readonly number[]>([]);
  /** The others have been rolled again and are being named. */
  rolling = $state(false);
  /** What was marked in a turn without dice. */
  marks = $state.raw<readonly string[]>([]);
  /** What may be marked next in it. */
  markable = $state.raw<readonly string[]>([]);
  /** Knights whose jokers were crossed off in it. */
  spent = $state.raw<readonly number[]>([]);
  /** Everything that can be built now. */
  bundles = $state.raw<readonly Bundle[]>([]);
  /** Which way of paying was chosen, by offer. */
  private ways = $state.raw<Readonly<Record<string, number>>>({});
  /** Only bundles with this symbol are of interest. */
  only = $state.raw<string>();
  /** The offer that is looked at: drawn on the sheet as it would be. */
  shown = $state.raw<Offer>();
  /** Jokers, gold and builds one at a time. */
  stepping = $state(false);
  /** The joker that is being used, and the die it is to turn. */
  joker = $state.raw<{ readonly knight: number; readonly turn?: Face }>();
  refusal = $state.raw<Objection>();
  warning = $state.raw<Objection>();
  private begun: string | undefined;
  private asked = 0;
  private line: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly desk: Desk,
    private readonly view: () => View,
    /** What is best built now; of bundles that build alike it is offered. */
    private readonly best: () => readonly string[],
  ) {}

  get seat(): number {
    return this.desk.acting;
  }

  get turn(): TurnView {
    return this.view().turn;
  }

  /** The dice of the last roll. */
  get dice(): readonly Face[] {
    return this.turn.rolls.at(-1)?.dice ?? [];
  }

  get way(): EntryWay {
    const { boxes = [] } = this.view().sheets[this.seat] ?? {};
    const last = boxes.at(-1)?.turn.entry ?? this.latest();
    return this.chosen ?? (last === 'none' ? 'rolls' : last);
  }

  get phase(): Phase {
    const { entry, rollsLeft } = this.turn;
    if (entry === 'none') return this.way === 'unpaid' ? 'marks' : 'dice';
    if (rollsLeft === 0) return 'build';
    return this.rolling ? 'again' : 'keep';
  }

  /** The number of the roll being entered. */
  get roll(): number {
    return this.turn.rolls.length + 1;
  }

  get keeping(): readonly Face[] {
    return this.kept.flatMap((index) => this.dice[index] ?? []);
  }

  /** How many dice are still to be named. */
  get missing(): number {
    return DICE - (this.rolling ? this.keeping.length : 0) - this.faces.length;
  }

  /** The bundles as they are offered: alike ones once, those with more points first. */
  get offers(): readonly Offer[] {
    const offers = new Map<string, Bundle[]>();
    for (const bundle of this.bundles) {
      if (this.only && !bundle.built.includes(this.only)) continue;
      const key = kindsOf(bundle.built).join(' ');
      offers.set(key, [...(offers.get(key) ?? []), bundle]);
    }
    const best = this.best();
    return [...offers].flatMap(([key, alike]) => {
      const bundle = alike.find(({ built }) => same(built, best)) ?? alike[0];
      if (!bundle) return [];
      return [{ key, bundle, way: (this.ways[key] ?? 0) % bundle.ways.length, others: alike.length - 1 }];
    });
  }

  /** The offer is paid in another way. */
  payOtherwise({ key, way }: Offer): void {
    this.ways = { ...this.ways, [key]: way + 1 };
  }

  /** What the main button does. */
  async main(): Promise<void> {
    switch (this.phase) {
      case 'dice':
      case 'again':
        await this.record();
        break;
      case 'keep':
        this.reroll();
        break;
      case 'marks':
        await this.write();
        break;
      case 'build':
        await this.end();
    }
  }

  /** Whether anything is being entered that one step back would forget. */
  get drafting(): boolean {
    return Boolean(
      this.refusal ||
        this.warning ||
        this.joker ||
        this.only ||
        this.rolling ||
        this.stepping ||
        this.faces.length ||
        this.marks.length ||
        this.spent.length,
    );
  }

  /** One thing after the other: no key or tap may be lost or overtake another. */
  inTurn<T>(act: () => Promise<T> | T): Promise<T | undefined> {
    const done = this.line.then(act).catch((cause: unknown) => {
      this.desk.sitting.fail(cause);
      return undefined;
    });
    this.line = done;
    return done;
  }

  /** Takes up the table as it is shown now; what was being entered for another is forgotten. */
  async keepUp(): Promise<void> {
    const moment = this.moment();
    if (moment === this.begun) return;
    this.begun = moment;
    this.clear();
    this.bundles = [];
    if (this.view().seat === null) return;
    if (this.turn.entry === 'none') {
      await this.findMarkable();
      return;
    }
    const answer = await this.ask({ type: 'bundles' });
    if (answer?.type === 'bundles') this.bundles = answer.bundles;
  }

  async choose(way: EntryWay): Promise<void> {
    this.clear();
    this.chosen = way;
    await this.findMarkable();
  }

  /** Names the next die. */
  name(face: Face): void {
    this.refusal = undefined;
    if (this.phase === 'keep') this.reroll();
    if ((this.phase === 'dice' || this.phase === 'again') && this.missing > 0)
      this.faces = [...this.faces, face];
  }

  /** Takes a named die back. */
  unname(index: number): void {
    this.faces = this.faces.filter((_, at) => at !== index);
  }

  /** Keeps a die of the last roll, or lets it be rolled again. */
  keep(index: number): void {
    this.kept = this.kept.includes(index)
      ? this.kept.filter((at) => at !== index)
      : [...this.kept, index].sort();
  }

  /** Keeps just these dice. */
  keepOnly(dice: readonly Face[]): void {
    const left = [...dice];
    this.kept = this.dice.flatMap((face, index) => {
      const at = left.indexOf(face);
      if (at < 0) return [];
      left.splice(at, 1);
      return [index];
    });
  }

  /** The dice that are not kept have been rolled: they are named next. */
  reroll(): void {
    if (this.phase === 'keep' && this.kept.length < DICE) this.rolling = true;
  }

  /** Records the dice that were named. */
  async record(): Promise<boolean> {
    const { seat, faces } = this;
    if (this.missing > 0) return false;
    if (this.phase === 'again')
      return this.send({ type: 'roll', seat, kept: [...this.keeping], rolled: [...faces] });
    return this.send(
      this.way === 'finalDice'
        ? { type: 'finalDice', seat, dice: [...faces] }
        : { type: 'roll', seat, kept: [], rolled: [...faces] },
    );
  }

  /** Builds a bundle and ends the turn. */
  build({ bundle, way }: Offer): Promise<boolean> {
    return this.send({ type: 'bundle', seat: this.seat, steps: bundle.ways[way]?.steps ?? [] });
  }

  step(step: Step): Promise<boolean> {
    return this.send({ ...step, seat: this.seat });
  }

  /** One step at a time, or again everything in one tap. */
  goStepwise(): void {
    this.stepping = !this.stepping;
    this.joker = undefined;
    this.only = undefined;
  }

  /** A symbol of the sheet was tapped. */
  async tap(id: string): Promise<void> {
    this.refusal = undefined;
    const { phase, seat } = this;
    if (phase === 'marks') await this.mark(id);
    else if (phase === 'dice' || phase === 'again') await this.object({ type: 'build', seat, what: id });
    else if (this.stepping) await this.step({ type: 'build', what: id });
    else if (this.only === id) this.only = undefined;
    else if (this.bundles.some((bundle) => bundle.built.includes(id))) this.only = id;
    else await this.object({ type: 'build', seat, what: id });
  }

  /** A joker of the sheet was tapped. */
  async tapJoker(knight: number): Promise<void> {
    this.refusal = undefined;
    if (this.phase === 'marks') {
      const spent = this.spent.includes(knight)
        ? this.spent.filter((each) => each !== knight)
        : [...this.spent, knight];
      const fits = await this.object({
        type: 'marked',
        seat: this.seat,
        built: [...this.marks],
        jokers: spent,
      });
      if (fits) this.spent = spent;
    } else if (this.phase === 'keep' || this.phase === 'build') {
      this.stepping = true;
      this.joker = this.joker?.knight === knight ? undefined : { knight };
    }
  }

  /** What was marked is written down; nothing is a cross. */
  write(): Promise<boolean> {
    return this.send({ type: 'marked', seat: this.seat, built: [...this.marks], jokers: [...this.spent] });
  }

  /** Ends the turn, warned if something could still have been built. */
  async end(): Promise<boolean> {
    const move: Move = { type: 'endTurn', seat: this.seat };
    if (this.warning) return this.send(move);
    const verdict = await this.desk.sitting.check(move);
    const reasons = (verdict.verdict === 'legal' ? verdict.warnings : []) as readonly Remark[];
    if (reasons.length === 0) return this.send(move);
    this.warning = { move, reasons };
    return false;
  }

  /** One step back in what is being entered. */
  async back(): Promise<void> {
    if (this.refusal) this.refusal = undefined;
    else if (this.warning) this.warning = undefined;
    else if (this.joker) this.joker = undefined;
    else if (this.only) this.only = undefined;
    else if (this.faces.length > 0) this.faces = this.faces.slice(0, -1);
    else if (this.rolling) this.rolling = false;
    else if (this.spent.length > 0) this.spent = this.spent.slice(0, -1);
    else if (this.marks.length > 0) {
      this.marks = this.marks.slice(0, -1);
      await this.findMarkable();
    } else this.stepping = false;
  }

  clear(): void {
    this.asked += 1;
    this.faces = [];
    this.kept = [];
    this.rolling = false;
    this.marks = [];
    this.spent = [];
    this.only = undefined;
    this.shown = undefined;
    this.ways = {};
    this.stepping = false;
    this.joker = undefined;
    this.refusal = undefined;
    this.warning = undefined;
  }

  private async mark(id: string): Promise<void> {
    const known = this.marks.includes(id);
    // what leans on a symbol goes with it
    const built = known ? this.marks.slice(0, this.marks.indexOf(id)) : [...this.marks, id];
    const fits = await this.object({ type: 'marked', seat: this.seat, built: [...built], jokers: [] });
    if (!fits) return;
    this.marks = built;
    if (known) this.spent = [];
    await this.findMarkable();
  }

  private async findMarkable(): Promise<void> {
    if (this.phase !== 'marks') return;
    const answer = await this.ask({ type: 'markable', built: [...this.marks] });
    if (answer?.type === 'markable') this.markable = answer.symbols;
  }

  /** Shows why the referee would refuse a move; true if it would not. */
  private async object(move: Move): Promise<boolean> {
    const verdict = await this.desk.sitting.check(move);
    if (verdict.verdict !== 'refused') return true;
    this.refusal = { move, reasons: verdict.reasons as readonly Remark[] };
    return false;
  }

  private async send(move: Move): Promise<boolean> {
    this.refusal = undefined;
    const stepping = this.stepping;
    const { recorded, reasons } = await this.desk.record(move);
    if (recorded) {
      await this.keepUp();
      // who goes step by step goes on so until the turn ends
      this.stepping = stepping && this.phase === 'build';
    } else if (reasons.length > 0) this.refusal = { move, reasons: reasons as readonly Remark[] };
    return recorded;
  }

  /** How anybody's last turn was entered. */
  private latest(): EntryWay {
    const entries = this.view().sheets.flatMap(({ boxes }) => boxes.at(-1)?.turn.entry ?? []);
    return entries.find((entry) => entry !== 'none') ?? 'rolls';
  }

  private async ask(question: Question): Promise<Answer | undefined> {
    this.asked += 1;
    const mine = this.asked;
    const answer = (await this.desk.sitting.ask(question)) as Answer;
    return mine === this.asked ? answer : undefined;
  }

  private moment(): string {
    const { seq, position } = this.desk.sitting.table;
    return `${seq}/${position.turn}`;
  }
}

/** Whether two lists of symbols are the same, in whatever order. */
export const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
