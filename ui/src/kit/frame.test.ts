import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ActionBar from './ActionBar.svelte';
import BoardView from './BoardView.svelte';
import Bubble from './Bubble.svelte';
import LogLine, { type LogEntry } from './LogLine.svelte';
import SeatStrip, { type StripSeat } from './SeatStrip.svelte';

afterEach(cleanup);

const seats = [
  { name: 'Anna', letter: 'A', colour: 'red', score: 12 },
  { name: 'Gergő', letter: 'G', colour: 'yellow', score: 65, gained: 8 },
] as const;
const strip = {
  seats,
  track: { length: 50, notch: 10, laps: true },
  describe: (seat: StripSeat, active: boolean) => `${seat.name} ${active ? 'moves' : 'waits'}`,
};

describe('the seat strip', () => {
  it('fills exactly the cell of the seat whose turn it is', () => {
    const { container } = render(SeatStrip, { ...strip, turn: 1 });
    const current = container.querySelectorAll('[aria-current="true"]');
    expect(current).toHaveLength(1);
    expect(current[0]?.textContent).toContain('Gergő moves');
  });

  it('fills nobody when the game is over', () => {
    const { container } = render(SeatStrip, { ...strip, turn: null });
    expect(container.querySelector('[aria-current]')).toBeNull();
  });

  it('shows laps on the track and the points just made', () => {
    const { container } = render(SeatStrip, { ...strip, turn: 0 });
    const fills = [...container.querySelectorAll('li')].map((seat) =>
      [...seat.querySelectorAll<HTMLElement>('i')].map((bar) => bar.style.width),
    );
    expect(fills).toEqual([['24%'], ['', '30%']]);
    expect(screen.getByText('+8')).toBeDefined();
    expect(container.querySelectorAll('li b')).toHaveLength(8);
  });

  it('keeps within the track of a goal that was passed', () => {
    const { container } = render(SeatStrip, {
      ...strip,
      seats: [{ ...seats[0], score: 12 }],
      track: { length: 10, notch: 1, laps: false },
      turn: 0,
    });
    expect(container.querySelector<HTMLElement>('i')?.style.width).toBe('100%');
  });
});

describe('the action bar', () => {
  it('does nothing while its primary action is not possible', async () => {
    const onpress = vi.fn();
    const { rerender } = render(ActionBar, { primary: { label: 'Place', onpress, disabled: true } });
    await fireEvent.click(screen.getByRole('button', { name: 'Place' }));
    expect(onpress).not.toHaveBeenCalled();
    await rerender({ primary: { label: 'Place', onpress } });
    await fireEvent.click(screen.getByRole('button', { name: /Place/ }));
    expect(onpress).toHaveBeenCalledOnce();
  });
});

const entries: readonly LogEntry[] = [
  { id: 'a', move: 1, colour: 'red', text: 'Anna placed X', emphasis: 'Anna', points: 3, state: 'played' },
  { id: 'b', move: 2, colour: 'yellow', text: 'Lapot tett le Gergő', emphasis: 'Gergő', state: 'played' },
  { id: 'c', move: 3, colour: 'red', text: 'Anna placed U', emphasis: 'Anna', state: 'undone' },
];
const log = { entries, allLabel: 'All 2 moves', emptyLabel: 'No move yet', undoneLabel: 'undone' };

describe('the log line', () => {
  it('shows the last move that still stands, its name in bold wherever it is', () => {
    const { container } = render(LogLine, log);
    expect(container.querySelector('.foot .text')?.textContent).toBe('Lapot tett le Gergő');
    expect(container.querySelector('.foot .text b')?.textContent).toBe('Gergő');
  });

  it('opens to all lines, undone ones with the word', async () => {
    const onjump = vi.fn();
    const { container } = render(LogLine, { ...log, onjump });
    await fireEvent.click(screen.getByRole('button', { name: 'All 2 moves' }));
    const lines = [...container.querySelectorAll('ol li')];
    expect(lines).toHaveLength(3);
    expect(lines[2]?.textContent).toContain('undone');
    const [row] = lines[0]?.getElementsByTagName('button') ?? [];
    if (row) await fireEvent.click(row);
    expect(onjump).toHaveBeenCalledWith(entries[0]);
  });

  it('says that nothing has happened yet', () => {
    render(LogLine, { ...log, entries: [] });
    expect(screen.getByText('No move yet')).toBeDefined();
  });
});

describe('the bubble', () => {
  it('has its rule and its way out one tap away', async () => {
    const [rule, allow] = [vi.fn(), vi.fn()];
    render(Bubble, {
      verdict: 'refused',
      sentence: 'The road would run into a field.',
      rule: { label: 'CAR-PLACE-03, page 3', onpress: rule },
      allow: { label: 'Allow anyway', onpress: allow },
      x: 10,
      y: 20,
    });
    await fireEvent.click(screen.getByRole('button', { name: 'CAR-PLACE-03, page 3' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Allow anyway' }));
    expect([rule.mock.calls.length, allow.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('the board', () => {
  it('names itself and its three buttons, and shows what lies on it', () => {
    const { container } = render(BoardView, {
      bounds: { x: 0, y: 0, width: 100, height: 100 },
      label: 'Board',
      labels: { zoomIn: 'Closer', zoomOut: 'Farther', fit: 'All of it' },
      children: createRawSnippet(() => ({ render: () => '<em>tiles</em>' })),
    });
    expect(screen.getByRole('region', { name: 'Board' })).toBeDefined();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Closer',
      'Farther',
      'All of it',
    ]);
    expect(container.querySelector('.world em')?.textContent).toBe('tiles');
  });
});
