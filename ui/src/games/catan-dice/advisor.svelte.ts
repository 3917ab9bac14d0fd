/** What the referee advises at the moment shown, and how far it is with what takes long. */
import type { Counsel } from '../../generated/catan-dice';
import type { Progress } from '../../generated/contract';
import type { Sitting } from '../../screens/sitting.svelte';

/** How often it is asked again while the table of the whole game is being worked out, in milliseconds. */
const PATIENCE = 400;

export class Advisor {
  counsel = $state.raw<Counsel>();
  progress = $state.raw<Progress>();
  private asked = 0;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly sitting: Sitting) {}

  /** Asks about the table as it is shown now. What was advised before stays until the answer is there. */
  async ask(): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    clearTimeout(this.again);
    const { advice, progress } = await this.sitting.advise();
    if (mine !== this.asked) return;
    this.counsel = (advice ?? undefined) as Counsel | undefined;
    this.progress = progress ?? undefined;
    if (progress) this.again = setTimeout(() => void this.ask().catch(() => undefined), PATIENCE);
  }

  /** Nobody asks any more. */
  leave(): void {
    this.asked += 1;
    clearTimeout(this.again);
  }
}
