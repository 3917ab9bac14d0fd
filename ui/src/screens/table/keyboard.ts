/**
 * What keys mean at every table, before a game's own: undo and redo, the list of keys, a button reached by Tab, steps
 * through the past.
 */
import type { Desk } from './desk.svelte';

interface Acts {
  undo(): void;
  redo(): void;
  /** Where keys are typed and not meant for the table. */
  typing?: string;
}

/** Whether the key is dealt with, or is not the table's: then the game leaves it alone. */
export function isDealtWith(
  event: KeyboardEvent,
  desk: Desk,
  { undo, redo, typing = 'input, textarea, select' }: Acts,
): boolean {
  if (event.defaultPrevented || desk.dialog) return true;
  if (event.target instanceof Element && event.target.matches(typing)) return true;
  const does = actOf(event, desk, undo, redo);
  if (does === undefined) return false;
  if (does !== 'leave') {
    event.preventDefault();
    does();
  }
  return true;
}

function actOf(
  event: KeyboardEvent,
  desk: Desk,
  undo: () => void,
  redo: () => void,
): (() => void) | 'leave' | undefined {
  const { key } = event;
  if (event.ctrlKey || event.metaKey)
    return { z: event.shiftKey ? redo : undo, y: redo }[key.toLowerCase()] ?? 'leave';
  if (event.altKey) return 'leave';
  if (key === '?') return () => desk.open({ kind: 'keys' });
  // somebody walks by Tab: Enter and the space bar belong to the button under the focus
  if (
    (key === 'Enter' || key === ' ') &&
    document.activeElement?.matches('button:focus-visible, a:focus-visible')
  )
    return 'leave';
  if (!desk.past) return undefined;
  const { turn } = desk.sitting.table.position;
  const to = { ArrowLeft: turn - 1, ArrowRight: turn + 1, Home: 0, End: desk.sitting.table.turns }[key];
  if (to !== undefined) return () => desk.stepTo(to);
  return key === 'Escape' || key === 'Enter' ? () => void desk.sitting.show() : 'leave';
}

/** After a tap Enter belongs to the move again, and not to the button that was tapped. */
export function releaseFocus(event: MouseEvent): void {
  if (event.detail > 0 && document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
}
