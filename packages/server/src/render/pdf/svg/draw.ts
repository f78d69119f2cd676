import type { ReactNode } from 'react';
import { readSvg, type SvgElement } from '../../svg/elements.js';
import {
  AT_FIRST,
  type Attributes,
  anchorShift,
  faceOf,
  type Inherited,
  inherit,
  lengthOf,
  linesOf,
  number,
  type SvgLine,
} from '../../svg/inherited.js';
import type { Shaped } from '../../text/shape.js';
import { type Painter, type TextLook, written } from '../output/painter.js';
import { pathOperators } from './path.js';

const CAPS: Record<string, number> = { butt: 0, round: 1, square: 2 };
const JOINS: Record<string, number> = { miter: 0, round: 1, bevel: 2 };
const ROUND_PEN = '1 J 1 j [] 0 d';

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

/** @throws what the components of the picture throw */
export function readPicture(drawn: ReactNode): SvgPicture {
  const root = readSvg(drawn);
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
    const here = inherit(attributes, above);
    if (name === 'g') this.#group(element, here);
    else if (name === 'text') this.#text(element, here);
    else {
      const outline = outlineOf(element);
      if (outline !== '') this.#shape(outline, attributes, here);
    }
  }

  /** In the group's own coordinates and clip. */
  #group(element: SvgElement, here: Inherited): void {
    const { painter } = this;
    const { transform, clipPath } = element.attributes;
    if (transform === undefined && clipPath === undefined) {
      this.children(element, here);
      return;
    }
    painter.save();
    const [x, y] = translation(transform);
    painter.file.transform(1, 0, 0, 1, x, y);
    const clip = this.#referred(clipPath)?.children.map(outlineOf) ?? [];
    if (clip.length > 0) painter.file.addContent(`${clip.join('')}W n`);
    this.children(element, here);
    painter.restore();
  }

  #shape(outline: string, attributes: Attributes, here: Inherited): void {
    const { painter } = this;
    const { strokeOpacity, paintOrder } = attributes;
    const fill = () => {
      if (here.fill !== 'none') this.#fill(outline, here.fill, attributes);
    };
    if (paintOrder !== 'stroke') fill();
    if (here.stroke !== 'none' && here.strokeWidth > 0)
      painter.withOpacity('stroke', strokeOpacity, () => {
        painter.stroke(here.stroke);
        painter.pen(here.strokeWidth, strokeStyle(attributes));
        painter.file.addContent(`${outline}S`);
      });
    if (paintOrder === 'stroke') fill();
  }

  #fill(outline: string, fill: string, { fillOpacity }: Attributes): void {
    const { painter } = this;
    const pattern = this.#referred(fill);
    if (!pattern) {
      if (fill.startsWith('url(')) return;
      painter.withOpacity('fill', fillOpacity, () => {
        painter.fill(fill);
        painter.file.addContent(`${outline}f`);
      });
      return;
    }
    // The grounds of the texture, then its lines.
    for (const { name, attributes: own } of pattern.children) {
      if (name === 'rect' && own.fill !== 'none') this.#fill(outline, own.fill ?? '#000000', own);
      else if (name === 'path') {
        const distance = number(pattern.attributes.width, 6) * this.scale;
        const width = number(own.strokeWidth, 1) * this.scale;
        painter.fillHatching({ distance, width }, own.stroke ?? '#000000');
        painter.file.addContent(`${outline}f`);
      }
    }
  }

  #text(element: SvgElement, here: Inherited): void {
    for (const line of linesOf(element, here)) this.#line(line);
  }

  #line({ text, attributes, here }: SvgLine): void {
    const { painter } = this;
    const look: TextLook = { face: faceOf(here), size: here.fontSize, color: here.fill };
    const shaped = painter.shape(text, look);
    const width = shaped.width * look.size;
    const left = number(attributes.x) - anchorShift(here, width);
    const x = left + lengthOf(attributes.dx, look.size);
    const y = number(attributes.y) + lengthOf(attributes.dy, look.size);
    if (here.stroke !== 'none' && attributes.paintOrder === 'stroke')
      painter.withOpacity('stroke', attributes.strokeOpacity, () => {
        this.#outline(shaped, [x, y], look, here);
      });
    painter.shaped(shaped, x, y, look);
  }

  /** What sets a text off from lines and faces: lines around its letters, which are no text again. */
  #outline(
    shaped: Shaped,
    [x, y]: readonly [number, number],
    look: TextLook,
    here: Inherited,
  ): void {
    const { painter } = this;
    const { d, times } = painter.outline(shaped, look);
    painter.save();
    // The numbers of the outline are large; those of a matrix have enough places for it.
    painter.file.transform(1 / times, 0, 0, -1 / times, x, y);
    painter.stroke(here.stroke);
    painter.pen(here.strokeWidth * times, ROUND_PEN);
    painter.file.addContent(`${pathOperators(d)}S`);
    painter.restore();
  }

  #referred(address: string | undefined): SvgElement | undefined {
    return address?.startsWith('url(#') ? this.#byId.get(address.slice(5, -1)) : undefined;
  }
}

/** Ends, corners and dashes of a stroke. */
function strokeStyle({ strokeLinecap, strokeLinejoin, strokeDasharray = '' }: Attributes): string {
  const dashes = String(strokeDasharray)
    .split(/[\s,]+/)
    .map(Number)
    .filter((length) => length > 0);
  const [cap, join] = [CAPS[strokeLinecap ?? ''] ?? 0, JOINS[strokeLinejoin ?? ''] ?? 0];
  return `${cap} J ${join} j [${dashes.map(written).join(' ')}] 0 d`;
}

/** The outline of a shape, as operators; empty for what is none. */
function outlineOf({ name, attributes }: SvgElement): string {
  if (name === 'path') return pathOperators(attributes.d ?? '');
  if (name !== 'rect') return '';
  const { x, y, width, height } = attributes;
  const [right, down] = [number(width), number(height)];
  if (!(right > 0 && down > 0)) return '';
  return `${[number(x), number(y), right, down].map(written).join(' ')} re `;
}

function translation(transform = ''): readonly [x: number, y: number] {
  const [, x, y] = /^translate\(([^,]+),([^)]+)\)$/.exec(transform) ?? [];
  return [number(x), number(y)];
}
