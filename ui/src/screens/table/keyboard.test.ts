import { describe, expect, it, vi } from 'vitest';
import type { Desk } from './desk.svelte';
import { isDealtWith } from './keyboard';

function pressed(
  key: string,
  at: { turn?: number; dialog?: boolean; target?: string } = {},
  more: KeyboardEventInit = {},
) {
  const desk = {
    past: at.turn !== undefined,
    dialog: at.dialog ? { kind: 'menu' } : undefined,
    stepTo: vi.fn(),
    open: vi.fn(),
    sitting: { show: vi.fn(), table: { turns: 9, position: { turn: at.turn ?? 9 } } },
  };
  const acts = { undo: vi.fn(), redo: vi.fn() };
  const target = document.body.appendChild(document.createElement(at.target ?? 'div'));
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  let dealt: boolean | undefined;
  target.addEventListener('keydown', (one) => {
    dealt = isDealtWith(one, desk as unknown as Desk, acts);
  });
  target.dispatchEvent(event);
  target.remove();
  return { ...acts, desk, dealt, prevented: event.defaultPrevented };
}

describe('keys at every table', () => {
  it('take back and make again', () => {
    expect(pressed('z', {}, { ctrlKey: true }).undo).toHaveBeenCalledOnce();
    expect(pressed('Z', {}, { ctrlKey: true, shiftKey: true }).redo).toHaveBeenCalledOnce();
    expect(pressed('y', {}, { metaKey: true }).redo).toHaveBeenCalledOnce();
  });

  it('leave to the browser what it means with Ctrl or Alt', () => {
    expect(pressed('s', {}, { ctrlKey: true })).toMatchObject({ dealt: true, prevented: false });
    expect(pressed('a', {}, { altKey: true })).toMatchObject({ dealt: true, prevented: false });
  });

  it('step through the past, and only there', () => {
    expect(pressed('ArrowLeft', { turn: 4 }).desk.stepTo).toHaveBeenCalledWith(3);
    expect(pressed('Home', { turn: 4 }).desk.stepTo).toHaveBeenCalledWith(0);
    expect(pressed('End', { turn: 4 }).desk.stepTo).toHaveBeenCalledWith(9);
    expect(pressed('Escape', { turn: 4 }).desk.sitting.show).toHaveBeenCalledWith();
    expect(pressed('r', { turn: 4 })).toMatchObject({ dealt: true, prevented: false });
    expect(pressed('ArrowLeft').dealt).toBe(false);
  });

  it('are not the table’s in a field or under a dialog', () => {
    expect(pressed('z', { target: 'input' }, { ctrlKey: true }).undo).not.toHaveBeenCalled();
    expect(pressed('z', { dialog: true }, { ctrlKey: true }).undo).not.toHaveBeenCalled();
  });

  it('list themselves', () => {
    expect(pressed('?').desk.open).toHaveBeenCalledWith({ kind: 'keys' });
  });

  it('are the game’s otherwise', () => {
    expect(pressed('Enter')).toMatchObject({ dealt: false, prevented: false });
  });
});
