/**
 * Drawings as data: a list of SVG elements, described rather than written as markup.
 *
 * Art is computed once per piece and never changes, so it needs neither Svelte's reactivity nor `{@html}`
 * (banned: a string of markup is a door for somebody else's). `drawn` puts a list into an `<svg>`, `<g>` or
 * `<symbol>` with plain DOM calls; `markup` writes the same list as text for tests and exported pictures.
 */

/** What an attribute of a drawing may hold. */
export type AttributeValue = string | number;

/** One SVG element with its attributes and children. */
export interface Shape {
  readonly tag: 'path' | 'circle' | 'ellipse' | 'rect' | 'g';
  readonly attrs: Readonly<Record<string, AttributeValue>>;
  readonly parts: readonly Shape[];
}

type Attributes = Readonly<Record<string, AttributeValue>>;

const SVG = 'http://www.w3.org/2000/svg';

/** A number as it stands in a path: one decimal is a thirtieth of a pixel on the board, and half the text. */
export function figure(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

export function path(d: string, attrs: Attributes): Shape {
  return leaf('path', { d, ...attrs });
}

export function circle(cx: number, cy: number, r: number, attrs: Attributes): Shape {
  return leaf('circle', { cx: figure(cx), cy: figure(cy), r, ...attrs });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attrs: Attributes): Shape {
  return leaf('ellipse', { cx: figure(cx), cy: figure(cy), rx, ry, ...attrs });
}

export function rect(x: number, y: number, width: number, height: number, attrs: Attributes): Shape {
  return leaf('rect', { x, y, width, height, ...attrs });
}

/** What is only filled or only drawn round needs no layer of its own to be seen through, and layers are dear. */
function leaf(tag: Shape['tag'], { opacity, ...attrs }: Attributes): Shape {
  if (opacity === undefined) return { tag, attrs, parts: [] };
  const outlined = attrs.stroke !== undefined && attrs.stroke !== 'none';
  const only = attrs.fill === 'none' ? 'stroke-opacity' : outlined ? 'opacity' : 'fill-opacity';
  return { tag, attrs: { ...attrs, [only]: opacity }, parts: [] };
}

export function group(attrs: Attributes, parts: readonly Shape[]): Shape {
  return { tag: 'g', attrs, parts };
}

/** A thing set down at a point, at a scale, looking right (or left when `flipped`). */
export function placed(x: number, y: number, scale: number, parts: readonly Shape[], flipped = false): Shape {
  const size = Math.round(scale * 100) / 100;
  const scaling = flipped ? ` scale(${-size} ${size})` : size === 1 ? '' : ` scale(${size})`;
  return group({ transform: `translate(${figure(x)} ${figure(y)})${scaling}` }, parts);
}

/** The list as SVG text. */
export function markup(shapes: readonly Shape[]): string {
  return shapes
    .map((shape) => {
      const attrs = Object.entries(shape.attrs)
        .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
        .join('');
      return shape.parts.length === 0
        ? `<${shape.tag}${attrs}/>`
        : `<${shape.tag}${attrs}>${markup(shape.parts)}</${shape.tag}>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function build(shapes: readonly Shape[], parent: Node): void {
  for (const shape of shapes) {
    const element = document.createElementNS(SVG, shape.tag);
    for (const [name, value] of Object.entries(shape.attrs)) element.setAttribute(name, String(value));
    build(shape.parts, element);
    parent.appendChild(element);
  }
}

const attachments = new WeakMap<readonly Shape[], (element: Element) => void>();

/**
 * Svelte attachment: fills the SVG element it stands on with the drawing. The same drawing gives the same attachment, so
 * an element is filled once: filling a `<symbol>` anew would rebuild every `<use>` of it, a whole table of tiles.
 */
export function drawn(shapes: readonly Shape[]): (element: Element) => void {
  const known = attachments.get(shapes);
  if (known) return known;
  const attachment = (element: Element) => {
    const fragment = document.createDocumentFragment();
    build(shapes, fragment);
    element.replaceChildren(fragment);
  };
  attachments.set(shapes, attachment);
  return attachment;
}
