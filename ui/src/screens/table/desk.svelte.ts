/**
 * What lies beside the board while a session is open: the one dialog that may be up, the correction under way, who just
 * made points. The same for every game.
 */
import { Failed } from '../../backend';
import type { Amend, LineView, Remark, Ruling, Line as ScoreLine } from '../../generated/contract';
import type { Correction, Sitting } from '../sitting.svelte';

export type DeskDialog =
  | { kind: 'menu' }
  | { kind: 'line'; seq: number }
  | { kind: 'ruling'; move: unknown; reasons: readonly Remark[] }
  | { kind: 'points' }
  | { kind: 'note'; about?: number }
  | { kind: 'preview'; change: Amend }
  | { kind: 'rule'; rule: string }
  | { kind: 'keys' }
  | { kind: 'giveUp' };

/** How long the points just made stand beside the score. */
const FLASH = 2200;

export class Desk {
  dialog = $state.raw<DeskDialog>();
  correction = $state.raw<Correction>();
  /** Points just made, by seat. */
  gained = $state.raw<readonly number[]>([]);
  /** Lines of the sheet just added, for the points that fly. */
  fresh = $state.raw<readonly ScoreLine[]>([]);
  /** What a screen reader is told. */
  said = $state('');
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly sitting: Sitting) {
    this.correction = sitting.toCorrect;
  }

  open(dialog: DeskDialog): void {
    this.dialog = dialog;
  }

  close(): void {
    this.dialog = undefined;
  }

  /** Another moment than the present is shown, only to be looked at. */
  get past(): boolean {
    return !this.sitting.present && !this.correction;
  }

  /** Shows the table after so many moves, as far as there are any. */
  stepTo(turn: number): void {
    void this.sitting.show(Math.max(0, Math.min(this.sitting.table.turns, turn)));
  }

  /** The seat that must act at the moment shown; 0 if none must. */
  get acting(): number {
    return this.sitting.table.position.asks.seats[0] ?? 0;
  }

  /** The lines of the sheet are summed up after this many lines of the log. */
  line(seq: number): LineView | undefined {
    return this.sitting.table.lines.find((line) => line.seq === seq);
  }

  /**
   * Records a move, or, while correcting, shows what it would do. The reasons if the rules refuse it; none if it stands
   * or if something else went wrong, which the sitting tells.
   */
  async record(move: unknown): Promise<{ recorded: boolean; reasons: readonly Remark[] }> {
    const correction = this.correction;
    if (correction) {
      const { kind, seq } = correction;
      const change: Amend =
        kind === 'replace' ? { type: 'replace', seq, move } : { type: 'insert', before: seq, move };
      this.open({ kind: 'preview', change });
      return { recorded: false, reasons: [] };
    }
    try {
      const recorded = await this.sitting.play(move);
      if (recorded) this.flash();
      return { recorded, reasons: [] };
    } catch (cause) {
      if (cause instanceof Failed && cause.failure.code === 'refused')
        return { recorded: false, reasons: cause.failure.reasons };
      throw cause;
    }
  }

  /** Carries out a ruling; true if it stands. */
  async rule(ruling: Ruling, reason: string): Promise<boolean> {
    const done = await this.sitting.rule(ruling, reason);
    if (done) this.flash();
    return done;
  }

  /** Begins to correct a line: the table is shown as it was before it. */
  async correct(line: LineView, kind: Correction['kind']): Promise<void> {
    if (line.turn === null || line.turn === undefined) return;
    this.close();
    this.correction = { kind, seq: line.seq, turn: line.turn };
    await this.sitting.show(line.turn - 1);
  }

  /** Leaves the correction without having changed anything. */
  async leave(): Promise<void> {
    this.correction = undefined;
    await this.sitting.show();
  }

  /** Points of the moves just recorded. */
  private flash(): void {
    const { sheet, turn } = this.sitting.table.position;
    this.fresh = sheet.filter((line) => line.after === turn - 1);
    this.gained = this.sitting.table.seats.map((_, seat) =>
      this.fresh.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0),
    );
    clearTimeout(this.fading);
    this.fading = setTimeout(() => {
      this.gained = [];
      this.fresh = [];
    }, FLASH);
  }
}
