import { describe, expect, it } from 'vitest';
import { type Box, bubblePlace } from './bubble';

const size = { width: 316, height: 128 };
const room = { width: 992, height: 660 };

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('the place of a bubble', () => {
  it('is centred above a place with room around it', () => {
    expect(bubblePlace({ x: 460, y: 300, width: 72, height: 72 }, size, room)).toEqual({
      x: 338,
      y: 160,
      tip: 'bottom',
      tipAt: 158,
    });
  });

  it('is below a place at the upper edge', () => {
    expect(bubblePlace({ x: 460, y: 4, width: 72, height: 72 }, size, room).tip).toBe('top');
  });

  it('gives way to tiles', () => {
    const target = { x: 460, y: 300, width: 72, height: 72 };
    const tiles = [388, 460, 532].map((x) => ({ x, y: 228, width: 72, height: 72 }));
    const place = bubblePlace(target, size, room, tiles);
    expect(tiles.some((tile) => overlaps(tile, { ...place, ...size }))).toBe(false);
  });

  it.each([
    [0, 0],
    [920, 0],
    [0, 588],
    [920, 588],
    [460, 294],
  ])('never leaves the board nor covers the place at %i, %i', (x, y) => {
    const target = { x, y, width: 72, height: 72 };
    const place = bubblePlace(target, size, room);
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.y).toBeGreaterThanOrEqual(0);
    expect(place.x + size.width).toBeLessThanOrEqual(room.width);
    expect(place.y + size.height).toBeLessThanOrEqual(room.height);
    expect(overlaps(target, { ...place, ...size })).toBe(false);
  });
});
