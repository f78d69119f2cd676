import type { FontFace } from '../fonts.js';
import type { SvgElement } from './elements.js';

/*
 * How the elements of the charts' pictures hand down what they look like, for all that draws them.
 */

export type Attributes = SvgElement['attributes'];

/** What elements hand down to those in them. */
export interface Inherited {
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly fontSize: number;
  readonly fontWeight: string | number;
  readonly fontStyle: string | number;
  readonly textAnchor: string;
}

export const AT_FIRST: Inherited = {
  fill: '#000000',
  stroke: 'none',
  strokeWidth: 1,
  fontSize: 12,
  fontWeight: 400,
  fontStyle: 'normal',
  textAnchor: 'start',
};

const MEDIUM = 500;
const SEMIBOLD = 600;

type Length = string | number | undefined;

export function number(value: Length, otherwise = 0): number {
  const read = typeof value === 'number' ? value : Number.parseFloat(value ?? '');
  return Number.isFinite(read) ? read : otherwise;
}

/** A length in pixels or, with that unit, in em. */
export const lengthOf = (value: Length, fontSize: number): number =>
  number(value) * (String(value).endsWith('em') ? fontSize : 1);

export function inherit(attributes: Attributes, above: Inherited): Inherited {
  return {
    fill: attributes.fill ?? above.fill,
    stroke: attributes.stroke ?? above.stroke,
    strokeWidth: number(attributes.strokeWidth, above.strokeWidth),
    fontSize: number(attributes.fontSize, above.fontSize),
    fontWeight: attributes.fontWeight ?? above.fontWeight,
    fontStyle: attributes.fontStyle ?? above.fontStyle,
    textAnchor: attributes.textAnchor ?? above.textAnchor,
  };
}

export function faceOf({ fontWeight, fontStyle }: Inherited): FontFace {
  const isBold = fontWeight === 'bold' || Number(fontWeight) >= SEMIBOLD;
  if (fontStyle === 'italic') return isBold ? 'semiboldItalic' : 'italic';
  if (isBold) return 'semibold';
  return Number(fontWeight) >= MEDIUM ? 'medium' : 'regular';
}

/** How far left of its place a text begins. */
export function anchorShift({ textAnchor }: Inherited, width: number): number {
  if (textAnchor === 'end') return width;
  return textAnchor === 'middle' ? width / 2 : 0;
}

/** A text that is written in one go, where its element says. */
export interface SvgLine {
  readonly text: string;
  readonly attributes: Attributes;
  readonly here: Inherited;
}

/** What a text element says: its own text, then the parts of it that have a place of their own. */
export function linesOf({ text, attributes, children }: SvgElement, here: Inherited): SvgLine[] {
  const lines: SvgLine[] = text.trim() === '' ? [] : [{ text, attributes, here }];
  for (const part of children) {
    if (part.name !== 'tspan') continue;
    const own = part.attributes;
    lines.push({
      text: part.text,
      attributes: { ...attributes, ...own },
      here: inherit(own, here),
    });
  }
  return lines;
}
