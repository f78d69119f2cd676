import type { Glyph, Typeface } from './typeface.js';

/** A glyph in its place. */
export interface PlacedGlyph {
  readonly glyph: Glyph;
  /** To the next glyph, in em, kerning included. */
  readonly advance: number;
  /** What it stands in for, where the typeface lacks it. */
  readonly actual: string | null;
}

export interface Shaped {
  readonly glyphs: readonly PlacedGlyph[];
  /** In em. */
  readonly width: number;
  readonly hasStandIns: boolean;
}

/** Characters that have no look of their own: joiners, marks of direction, variants, soft hyphens. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Characters that end lines or mean nothing on paper. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const SPACE = 32;

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function shapeCluster(face: Typeface, cluster: string, even: boolean): PlacedGlyph[] {
  const placed: PlacedGlyph[] = [];
  for (const character of cluster) {
    if (INVISIBLE.test(character)) continue;
    const code = CONTROL.test(character) ? SPACE : (character.codePointAt(0) ?? SPACE);
    const glyph = (even ? face.evenDigit(code) : undefined) ?? face.glyph(code);
    // What people see as one character is replaced by one stand-in.
    if (glyph === null) {
      return [{ glyph: face.standIn, advance: face.standIn.advance, actual: cluster }];
    }
    placed.push({ glyph, advance: glyph.advance, actual: null });
  }
  return placed;
}

/** Only ASCII, Latin letters, usual punctuation: each character is a cluster of its own. */
const SIMPLE = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u2212\u20ac\u202f]*$/;

function shapeSimple(face: Typeface, text: string, even: boolean): Shaped {
  const glyphs: PlacedGlyph[] = [];
  let width = 0;
  let hasStandIns = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const found = (even ? face.evenDigit(code) : undefined) ?? face.glyph(code);
    hasStandIns ||= found === null;
    const glyph = found ?? face.standIn;
    const kerning =
      even || at + 1 === text.length ? 0 : face.kerning(text.charAt(at), text.charAt(at + 1));
    glyphs.push({
      glyph,
      advance: glyph.advance + kerning,
      actual: found ? null : text.charAt(at),
    });
    width += glyph.advance + kerning;
  }
  return { glyphs, width, hasStandIns };
}

/**
 * A text as glyphs.
 * @param even whether figures are equally wide, and letters are not kerned
 */
export function shape(face: Typeface, text: string, even = false): Shaped {
  if (SIMPLE.test(text)) return shapeSimple(face, text, even);
  const glyphs: PlacedGlyph[] = [];
  for (const { segment } of clusters.segment(text.normalize('NFC')))
    glyphs.push(...shapeCluster(face, segment, even));
  return {
    glyphs,
    width: glyphs.reduce((sum, { advance }) => sum + advance, 0),
    hasStandIns: glyphs.some(({ actual }) => actual !== null),
  };
}

/** The outline of a text that begins at 0, as data of an SVG path in units of its font, upwards. */
export function outlineOf(face: Typeface, { glyphs }: Shaped): string {
  let d = '';
  let pen = 0;
  for (const { glyph, advance } of glyphs) {
    const outline = face.outline(glyph.id);
    if (outline !== '') d += `M${Math.round(pen * face.unitsPerEm)},0${outline}`;
    pen += advance;
  }
  return d;
}
