import { describe, expect, it } from 'vitest';
import { fitView, outgrown, project, revealView } from './view';

const container = { width: 992, height: 660 };

describe('fitting', () => {
  it('centres the bounds and keeps the margin', () => {
    const bounds = { x: -200, y: -300, width: 1000, height: 400 };
    const shown = project(fitView(bounds, container, 20, 0.1, 5), bounds);
    expect(shown.x).toBeCloseTo(20);
    expect(shown.x + shown.width).toBeCloseTo(972);
    expect(shown.y + shown.height / 2).toBeCloseTo(330);
  });

  it('does not enlarge one tile beyond the most', () => {
    expect(fitView({ x: 0, y: 0, width: 100, height: 100 }, container, 20, 0.1, 0.9).k).toBe(0.9);
  });

  it('survives a container that has no size yet', () => {
    const view = fitView({ x: 0, y: 0, width: 100, height: 100 }, { width: 0, height: 0 }, 20, 0.1, 0.9);
    expect(view.k).toBe(0.1);
  });
});

describe('revealing', () => {
  const view = { k: 1, x: 0, y: 0 };

  it('does not move what is in sight', () => {
    expect(revealView(view, { x: 100, y: 100, width: 100, height: 100 }, container, 20)).toEqual(view);
  });

  it('moves just far enough', () => {
    expect(revealView(view, { x: 950, y: -50, width: 100, height: 100 }, container, 20)).toEqual({
      k: 1,
      x: -78,
      y: 70,
    });
  });

  it('shows the beginning of what is too large', () => {
    expect(revealView(view, { x: 100, y: 0, width: 2000, height: 100 }, container, 20).x).toBe(-80);
  });
});

describe('a board that grows', () => {
  const whole = (box: Parameters<typeof outgrown>[1]) => fitView(box, container, 20, 0.1, 0.9);
  const view = whole({ x: 0, y: 0, width: 600, height: 600 });

  it('stays where it is while it is all in sight', () => {
    const grown = { x: -60, y: 0, width: 660, height: 600 };
    expect(outgrown(view, grown, whole(grown), container)).toBe(false);
  });

  it('is fitted anew when a part leaves the sight', () => {
    const grown = { x: 0, y: 0, width: 600, height: 800 };
    expect(outgrown(view, grown, whole(grown), container)).toBe(true);
  });

  it('is fitted anew when taking back left it small', () => {
    const large = whole({ x: 0, y: 0, width: 3000, height: 3000 });
    const small = { x: 0, y: 0, width: 300, height: 300 };
    expect(outgrown(large, small, whole(small), container)).toBe(true);
  });
});
