import { describe, expect, it } from 'vitest';
import { circle, drawn, figure, group, markup, path, placed } from './drawing';

describe('drawings', () => {
  it('are written with one decimal and without minus zero', () => {
    expect([figure(1.26), figure(-0.04), figure(3)]).toEqual(['1.3', '0', '3']);
  });

  it('are the same as text and as elements', () => {
    const shapes = [
      placed(1, 2, 1.5, [path('M0 0H1', { fill: 'red' })], true),
      circle(0, 0, 2, { id: 'a"b' }),
    ];
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawn(shapes)(svg);
    expect(markup(shapes)).toBe(
      '<g transform="translate(1 2) scale(-1.5 1.5)"><path d="M0 0H1" fill="red"/></g>' +
        '<circle cx="0" cy="0" r="2" id="a&quot;b"/>',
    );
    expect(svg.querySelector('g > path')?.getAttribute('d')).toBe('M0 0H1');
    expect(svg.querySelector('circle')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  it('replace what was drawn before', () => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawn([group({}, [])])(svg);
    drawn([path('M0 0', {})])(svg);
    expect(svg.children).toHaveLength(1);
  });
});
