import type { FontFace } from '../../fonts.js';
import { type Painter, type TextLook, written } from '../output/painter.js';
import { parseSvg, type SvgElement } from './parse.js';

/** What elements hand down to those in them. */
interface Inherited {
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly fontSize: number;
  readonly fontWeight: string;
  readonly fontStyle: string;
  readonly textAnchor: string;
}

const AT_FIRST: Inherited = {
  fill: '#000000',
  stroke: 'none',
  strokeWidth: 1,
  fontSize: 12,
  fontWeight: '400',
  fontStyle: 'normal',
  textAnchor: 'start',
};

const SEMIBOLD = 600;
const CAPS: Record<string, number> = { butt: 0, round: 1, square: 2 };
const JOINS: Record<string, number> = { miter: 0, round: 1, bevel: 2 };
/** Room around a text whose ground is painted over, in text sizes. */
const GROUND_ROOM = 0.15;

export interface SvgPlace {
  /** Upper left corner, in points. */
  readonly x: number;
  readonly y: number;
  /** Points for a pixel. */
  readonly scale: number;
}

export interface SvgPicture {
  readonly width: number;
  readonly height: number;
  readonly root: SvgElement;
}

export function readPicture(text: string): SvgPicture {
  const root = parseSvg(text);
  return {
    root,
    width: number(root.attributes.width, 1),
    height: number(root.attributes.height, 1),
  };
}

/** Paints a picture of the charts on the current page, as lines, faces and real text. */
export function drawPicture(
  painter: Painter,
  picture: SvgPicture,
  { x, y, scale }: SvgPlace,
): void {
  painter.save();
  painter.file.transform(scale, 0, 0, scale, x, y);
  new SvgDrawer(painter, picture.root, scale).children(picture.root, AT_FIRST);
  painter.restore();
}

class SvgDrawer {
  readonly #byId = new Map<string, SvgElement>();

  constructor(
    readonly painter: Painter,
    root: SvgElement,
    /** Of the whole picture: textures do not grow with what they fill. */
    readonly scale: number,
  ) {
    const gather = (element: SvgElement) => {
      if (element.attributes.id) this.#byId.set(element.attributes.id, element);
      for (const child of element.children) gather(child);
    };
    gather(root);
  }

  children(element: SvgElement, inherited: Inherited): void {
    for (const child of element.children) this.#element(child, inherited);
  }

  #element(element: SvgElement, above: Inherited): void {
    const { name, attributes } = element;
    if (attributes.display === 'none') return;
    const here = inherit(attributes, above);
    if (name === 'g' || name === 'svg') this.#group(element, here);
    else if (name === 'text') this.#text(element, here);
    else {
      const path = pathOf(name, attributes);
      if (path !== '') this.#within(attributes, () => this.#path(path, attributes, here));
    }
  }

  #group(element: SvgElement, here: Inherited): void {
    this.#within(element.attributes, () => this.children(element, here));
  }

  /** In the element's own coordinates, clip and opacity. */
  #within(attributes: SvgElement['attributes'], paint: () => void): void {
    const { painter } = this;
    const { transform, opacity } = attributes;
    const clip = this.#referred(attributes['clip-path']);
    if (transform === undefined && opacity === undefined && clip === undefined) {
      paint();
      return;
    }
    painter.save();
    for (const matrix of transforms(transform)) painter.file.transform(...matrix);
    if (opacity !== undefined) painter.file.opacity(number(opacity, 1));
    if (clip) {
      for (const child of clip.children) painter.file.path(pathOf(child.name, child.attributes));
      painter.file.addContent('W n');
    }
    paint();
    painter.restore();
  }

  #path(d: string, attributes: SvgElement['attributes'], here: Inherited): void {
    const { painter } = this;
    const { file } = painter;
    const fills = here.fill !== 'none';
    const strokes = here.stroke !== 'none' && here.strokeWidth > 0;
    if (!fills && !strokes) return;
    painter.save();
    const fill = () => this.#fill(d, here.fill, attributes);
    const strokesFirst = attributes['paint-order'] === 'stroke';
    if (fills && !strokesFirst) fill();
    if (strokes) {
      painter.stroke(here.stroke);
      if (attributes['stroke-opacity']) file.strokeOpacity(number(attributes['stroke-opacity'], 1));
      file.addContent(strokeStyle(attributes, here));
      file.path(d);
      file.addContent('S');
    }
    if (fills && strokesFirst) fill();
    painter.restore();
  }

  #fill(d: string, fill: string, attributes: SvgElement['attributes']): void {
    const { painter } = this;
    const { file } = painter;
    const pattern = this.#referred(fill);
    const rule = attributes['fill-rule'] === 'evenodd' ? 'f*' : 'f';
    const paint = () => {
      file.path(d);
      file.addContent(rule);
    };
    if (!pattern) {
      if (fill.startsWith('url(')) return;
      painter.fill(fill);
      const opacity = attributes['fill-opacity'];
      if (opacity === undefined) paint();
      else {
        painter.save();
        file.fillOpacity(number(opacity, 1));
        paint();
        painter.restore();
      }
      return;
    }
    // The grounds of the texture, then its lines.
    for (const { name, attributes: own } of pattern.children) {
      if (name === 'rect' && own.fill !== 'none') this.#fill(d, own.fill ?? '#000000', own);
      else if (name === 'path') {
        const distance = number(pattern.attributes.width, 6) * this.scale;
        const width = number(own['stroke-width'], 1) * this.scale;
        painter.save();
        painter.fillHatching({ distance, width }, own.stroke ?? '#000000');
        paint();
        painter.restore();
      }
    }
  }

  #text(element: SvgElement, here: Inherited): void {
    this.#within(element.attributes, () => {
      if (element.text.trim() !== '') this.#line(element.text, element.attributes, here);
      for (const part of element.children) {
        if (part.name !== 'tspan') continue;
        const { attributes } = element;
        this.#line(
          part.text,
          { ...attributes, ...part.attributes },
          inherit(part.attributes, here),
        );
      }
    });
  }

  #line(text: string, attributes: SvgElement['attributes'], here: Inherited): void {
    const { painter } = this;
    const isBold = here.fontWeight === 'bold' || Number(here.fontWeight) >= SEMIBOLD;
    const isItalic = here.fontStyle === 'italic';
    const face: FontFace = isBold
      ? isItalic
        ? 'semiboldItalic'
        : 'semibold'
      : isItalic
        ? 'italic'
        : 'regular';
    const look: TextLook = { face, size: here.fontSize, color: here.fill };
    const shaped = painter.shape(text, look);
    const width = shaped.width * look.size;
    const shift = here.textAnchor === 'end' ? width : here.textAnchor === 'middle' ? width / 2 : 0;
    const x = number(attributes.x) + lengthOf(attributes.dx, look.size) - shift;
    const y = number(attributes.y) + lengthOf(attributes.dy, look.size);
    // An outline in the colour of the ground sets a text off from lines. Outlined letters would be
    // text for a second time, so the ground is painted over instead.
    if (here.stroke !== 'none' && attributes['paint-order'] === 'stroke') {
      const room = look.size * GROUND_ROOM;
      painter.save();
      painter.file.fillOpacity(0.85);
      painter.rect(x - room, y - look.size * 0.78, width + 2 * room, look.size, here.stroke);
      painter.restore();
    }
    painter.shaped(shaped, x, y, look);
  }

  #referred(address: string | undefined): SvgElement | undefined {
    const id = /^url\(#(.+)\)$/.exec(address ?? '')?.[1];
    return id === undefined ? undefined : this.#byId.get(id);
  }
}

function number(value: string | undefined, otherwise = 0): number {
  const read = Number.parseFloat(value ?? '');
  return Number.isFinite(read) ? read : otherwise;
}

/** A length in pixels or, with that unit, in em. */
const lengthOf = (value: string | undefined, fontSize: number): number =>
  number(value) * (value?.endsWith('em') ? fontSize : 1);

function inherit(attributes: SvgElement['attributes'], above: Inherited): Inherited {
  return {
    fill: attributes.fill ?? above.fill,
    stroke: attributes.stroke ?? above.stroke,
    strokeWidth: number(attributes['stroke-width'], above.strokeWidth),
    fontSize: number(attributes['font-size'], above.fontSize),
    fontWeight: attributes['font-weight'] ?? above.fontWeight,
    fontStyle: attributes['font-style'] ?? above.fontStyle,
    textAnchor: attributes['text-anchor'] ?? above.textAnchor,
  };
}

function strokeStyle(attributes: SvgElement['attributes'], { strokeWidth }: Inherited): string {
  const dashes = (attributes['stroke-dasharray'] ?? '')
    .split(/[\s,]+/)
    .map(Number)
    .filter((length) => length > 0);
  return [
    `${written(strokeWidth)} w`,
    `${CAPS[attributes['stroke-linecap'] ?? ''] ?? 0} J`,
    `${JOINS[attributes['stroke-linejoin'] ?? ''] ?? 0} j`,
    `[${dashes.map(written).join(' ')}] 0 d`,
  ].join(' ');
}

/** A shape as the data of a path; empty for what is none. */
function pathOf(name: string, attributes: SvgElement['attributes']): string {
  const read = (key: string) => number(attributes[key]);
  if (name === 'path') return attributes.d ?? '';
  if (name === 'line') return `M${read('x1')},${read('y1')}L${read('x2')},${read('y2')}`;
  if (name === 'rect') {
    const [width, height] = [read('width'), read('height')];
    if (!(width > 0 && height > 0)) return '';
    return `M${read('x')},${read('y')}h${width}v${height}h${-width}z`;
  }
  if (name === 'circle') {
    const radius = read('r');
    const arc = `a${radius},${radius} 0 1,0`;
    return `M${read('cx') - radius},${read('cy')}${arc} ${2 * radius},0${arc} ${-2 * radius},0z`;
  }
  if (name === 'polyline' || name === 'polygon') {
    const points = attributes.points?.trim() ?? '';
    return points === '' ? '' : `M${points}${name === 'polygon' ? 'z' : ''}`;
  }
  return '';
}

type Matrix = [number, number, number, number, number, number];

function transforms(value: string | undefined): Matrix[] {
  return [...(value ?? '').matchAll(/(\w+)\(([^)]*)\)/g)].flatMap(
    ([, name, list = '']): Matrix[] => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list.split(/[\s,]+/).map(Number);
      if (name === 'translate') return [[1, 0, 0, 1, a, b]];
      if (name === 'scale') return [[a, 0, 0, b === 0 ? a : b, 0, 0]];
      if (name === 'matrix') return [[a, b, c, d, e, f]];
      if (name !== 'rotate') return [];
      const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
      const turn: Matrix = [cos, sin, -sin, cos, 0, 0];
      return [[1, 0, 0, 1, b, c], turn, [1, 0, 0, 1, -b, -c]];
    },
  );
}
