import { describe, expect, it } from 'vitest';
import { SEAT_COLOURS, seatLetters, seatShape } from './seats';

describe('seat letters', () => {
  it('are the first letters of the names', () => {
    expect(seatLetters(['Anna', 'gergő', 'Zuzka'])).toEqual(['A', 'G', 'Z']);
  });

  it('differ where names begin alike', () => {
    expect(seatLetters(['Anna', 'Andor', 'Ana'])).toEqual(['A', 'N', '3']);
  });

  it('are numbers where a name has no letter', () => {
    expect(seatLetters(['…', ' Émile'])).toEqual(['1', 'É']);
  });
});

describe('seat shapes', () => {
  it('differ for all eight colours', () => {
    expect(new Set(SEAT_COLOURS.map((colour) => seatShape(colour, 14))).size).toBe(8);
  });

  it.each(SEAT_COLOURS)('stay within 1.2 times their radius (%s)', (colour) => {
    const numbers = seatShape(colour, 10).match(/-?\d+(\.\d+)?/g) ?? [];
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) expect(Math.abs(Number(number))).toBeLessThanOrEqual(12);
  });
});
