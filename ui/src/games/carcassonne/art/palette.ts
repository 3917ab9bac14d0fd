/**
 * The colours of the winter country. The same in every theme: a tile on the screen must be found again on the
 * table. In the evening the whole layer of tiles is dimmed by a filter instead.
 */
export const PALETTE = {
  snow: '#e9f0f4',
  furrow: '#d7e3eb',
  drift: '#c4d5e0',
  shade: '#9fb6c6',
  white: '#fbfdfe',
  road: '#d8c09a',
  roadEdge: '#8f7552',
  rut: '#b89a6c',
  ground: '#e0c597',
  plaza: '#ecd9b4',
  wall: '#d99a35',
  wallShade: '#9c6a1f',
  wallEdge: '#4c3212',
  walkway: '#f3cf86',
  wallShadow: '#3d4a59',
  cream: '#f6ead2',
  timber: '#5a3526',
  slate: '#4c6480',
  stone: '#efe4cd',
  stoneShade: '#cdbd9c',
  fir: '#2f5f57',
  firShade: '#234b45',
  trunk: '#6c4f36',
  shield: '#24598f',
  shieldRim: '#fff6df',
  ice: '#b4d3e4',
  iceEdge: '#8fb4c9',
  ink: '#2a2f3a',
} as const;

export const ROOFS: readonly [string, string, string, string] = ['#b4523a', '#a3452f', '#c2663f', '#9a4a3c'];
