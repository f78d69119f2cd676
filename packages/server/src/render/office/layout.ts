import type { Locale } from '@tavoite/model';

/*
 * Where things are on slides of 13.33 × 7.5 inches.
 */

export const WIDTH = 13.33;
export const HEIGHT = 7.5;
export const LEFT = 0.6;
export const ROOM = WIDTH - 2 * LEFT;
export const TOP = 1.35;
export const BOTTOM = 6.95;
/** The key of a table's estimates is below it. */
export const TABLE_BOTTOM = 6.8;
/** Every program has it, so that a picture's texts take the room that they were given. */
export const FACE = 'Arial';

/** Colours are written without a number sign there. */
export const hex = (color: string): string => color.replace('#', '').slice(0, 6).toUpperCase();

export const lookOf = (language: Locale, size: number, color: string) => ({
  fontFace: FACE,
  fontSize: size,
  color: hex(color),
  lang: language === 'fi' ? 'fi-FI' : 'en-GB',
});

/** From and to of as many even parts as are needed. */
export function partsOf(count: number, most: number): [from: number, to: number][] {
  const number = Math.max(1, Math.ceil(count / most));
  const each = Math.ceil(count / number);
  return Array.from({ length: number }, (_, at): [number, number] => [
    at * each,
    Math.min(count, (at + 1) * each),
  ]);
}
