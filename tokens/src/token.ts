import type { TokenName } from './generated/names.js';
import { pixelValues } from './generated/pixels.js';

/** Prefix of every custom property of the product. */
export const TOKEN_PREFIX = '--tavoite-';

export type CssToken<Name extends TokenName> = `var(--tavoite-${Name})`;

/** A token as CSS text: `token('color-text')` is `var(--tavoite-color-text)`. */
export const token = <Name extends TokenName>(name: Name): CssToken<Name> =>
  `var(--tavoite-${name})`;

export type DimensionName = keyof typeof pixelValues;

/** A length as a number of CSS pixels (root font 16 px), for geometry. */
export const pixels = (name: DimensionName): number => pixelValues[name];

export type SeriesColorName = Extract<TokenName, `data-${number}`>;

/** The data-visualisation palette in the order in which series take it. */
export const seriesColorNames: readonly SeriesColorName[] = [
  'data-1',
  'data-2',
  'data-3',
  'data-4',
  'data-5',
  'data-6',
  'data-7',
  'data-8',
  'data-9',
  'data-10',
  'data-11',
  'data-12',
];

/** The colour of the series at `index`; starts over after the last. */
export const seriesColorName = (index: number): SeriesColorName =>
  seriesColorNames[index % seriesColorNames.length] ?? 'data-1';
