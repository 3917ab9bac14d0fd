/**
 * A drawing of the page as a file: an SVG that needs nothing of the page, and a PNG of it.
 *
 * On the page a drawing takes its colours from the theme, its type from the bundle and its pieces from symbols that
 * stand elsewhere. In the file every colour is written out, and type and symbols come along.
 */
const SVG = 'http://www.w3.org/2000/svg';
const STYLES = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'display',
  'paint-order',
  'transform',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
] as const;
/** What a property is where nobody says otherwise, so that it need not be written. */
const PLAIN: Readonly<Record<string, string>> = {
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  opacity: '1',
  'paint-order': 'normal',
  transform: 'none',
  'font-style': 'normal',
  'text-anchor': 'start',
};
const TEXT_ONLY = /^(font|text)/;

/** The words round a drawing in a file. */
export interface Caption {
  readonly title: string;
  readonly note?: string | undefined;
  readonly text?: string | undefined;
}

/** Size of a picture in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The drawing as the text of an SVG file. */
export async function svgFile(drawing: SVGSVGElement, caption: Caption): Promise<string> {
  const { width, height } = sizeOf(drawing);
  const [margin, head] = [24, 64];
  const ink = (name: string) => getComputedStyle(drawing).getPropertyValue(name).trim();
  const outer = element('svg', {
    xmlns: SVG,
    width: width + 2 * margin,
    height: height + head + margin + (caption.text ? 32 : 0),
    viewBox: `0 0 ${width + 2 * margin} ${height + head + margin + (caption.text ? 32 : 0)}`,
  });
  outer.append(style(await faces()));
  outer.append(element('rect', { width: '100%', height: '100%', fill: ink('--paper') }));
  const display = 'Fraunces Variable, Fraunces, Georgia, serif';
  const text = 'Inter Variable, Inter, sans-serif';
  const said = (value: string, attributes: Record<string, string | number>) => {
    const line = element('text', attributes);
    line.textContent = value;
    outer.append(line);
  };
  said(caption.title, {
    x: margin,
    y: 38,
    fill: ink('--ink'),
    'font-family': display,
    'font-size': 22,
    'font-weight': 600,
  });
  if (caption.note)
    said(caption.note, {
      x: width + margin,
      y: 38,
      fill: ink('--ink-2'),
      'font-family': text,
      'font-size': 13,
      'text-anchor': 'end',
    });
  if (caption.text)
    said(caption.text, {
      x: margin,
      y: height + head + 24,
      fill: ink('--ink-2'),
      'font-family': text,
      'font-size': 13,
    });
  outer.append(copied(drawing, margin, head, { width, height }));
  return new XMLSerializer().serializeToString(outer);
}

/** The drawing as it lies on the page, without words round it, to be put into another one. */
export function copied(drawing: SVGSVGElement, x: number, y: number, size: Size): SVGSVGElement {
  const copy = resolved(drawing) as SVGSVGElement;
  const symbols = element('defs', {});
  const known = new Set<string>();
  const bring = (inside: Element) => {
    for (const use of inside.querySelectorAll('use')) {
      const id = use.getAttribute('href')?.slice(1) ?? '';
      const source = document.getElementById(id);
      if (!source || known.has(id) || drawing.contains(source)) continue;
      known.add(id);
      const symbol = resolved(source);
      bring(symbol);
      symbols.append(symbol);
    }
  };
  bring(copy);
  copy.prepend(symbols);
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  for (const [name, value] of Object.entries({ x, y, ...size })) copy.setAttribute(name, String(value));
  return copy;
}

function sizeOf(drawing: SVGSVGElement): Size {
  const box = drawing.getBoundingClientRect();
  return { width: Math.round(box.width), height: Math.round(box.height) };
}

/** A deep copy with its looks written out. */
function resolved(source: Element): Element {
  const copy = source.cloneNode(false) as Element;
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  const looks = getComputedStyle(source);
  if (!['defs', 'symbol', 'pattern', 'clipPath', 'svg'].includes(source.localName)) {
    for (const property of STYLES) {
      if (TEXT_ONLY.test(property) && source.localName !== 'text' && source.localName !== 'tspan') continue;
      const value = looks.getPropertyValue(property);
      if (property === 'display' && value !== 'none') continue;
      if (property === 'transform' && source.hasAttribute('transform')) continue;
      if (value && value !== PLAIN[property]) copy.setAttribute(property, value);
    }
  }
  for (const child of source.childNodes)
    copy.append(child instanceof Element ? resolved(child) : child.cloneNode());
  return copy;
}

/** A picture of an SVG's text, twice as fine as the screen's px. */
export async function pngFile(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth * 2, image.naturalHeight * 2];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}

export function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

export function style(rules: string): SVGElement {
  const made = element('style', {});
  made.textContent = rules;
  return made;
}

/** The typefaces as rules that carry them. */
export async function faces(): Promise<string> {
  return (await import('./faces')).FACES;
}
