import { type Font, openSync, type Path } from 'fontkit';
import { type FontFace, fontFiles } from '../fonts.js';

/** A glyph of a font. Lengths are in em. */
export interface Glyph {
  readonly id: number;
  readonly advance: number;
  /** What it stands for when text is copied or read aloud. */
  readonly codePoints: readonly number[];
}

const DIGITS = '0123456789';
/** Stands in for what the typeface has no glyph for. */
const STAND_IN = '\u25a1'.codePointAt(0) ?? 0;
const LETTER = /\p{L}/u;

/**
 * A font, laid out character by character: the features of Inter take fontkit many times as long as
 * all else of a document, and of them only even figures and the kerning of letters are seen.
 */
export class Typeface {
  readonly #glyphs = new Map<number, Glyph | null>();
  readonly #evenDigits: readonly Glyph[];
  readonly #kerning = new Map<string, number>();
  readonly #outlines = new Map<number, string>();
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly capHeight: number;
  readonly standIn: Glyph;

  constructor(readonly font: Font) {
    const em = font.unitsPerEm;
    this.unitsPerEm = em;
    this.ascent = font.ascent / em;
    this.capHeight = font.capHeight / em;
    const even = font.layout(DIGITS, { tnum: true });
    this.#evenDigits = even.glyphs.map(({ id, advanceWidth }, digit) => ({
      id,
      advance: advanceWidth / em,
      codePoints: [DIGITS.charCodeAt(digit)],
    }));
    this.standIn = this.glyph(STAND_IN) ?? { id: 0, advance: 0.6, codePoints: [STAND_IN] };
  }

  /** The glyph of a character; null where the typeface has none. */
  glyph(codePoint: number): Glyph | null {
    const known = this.#glyphs.get(codePoint);
    if (known !== undefined) return known;
    const glyph = this.font.hasGlyphForCodePoint(codePoint)
      ? this.font.glyphForCodePoint(codePoint)
      : null;
    const found = glyph && {
      id: glyph.id,
      advance: glyph.advanceWidth / this.font.unitsPerEm,
      codePoints: [codePoint],
    };
    this.#glyphs.set(codePoint, found);
    return found;
  }

  /** What a glyph looks like, as relative data of an SVG path in units of the font, upwards. */
  outline(id: number): string {
    const known = this.#outlines.get(id);
    if (known !== undefined) return known;
    const outline = relativePath(this.font.getGlyph(id).path);
    this.#outlines.set(id, outline);
    return outline;
  }

  /** A figure as wide as all others, for columns of numbers. */
  evenDigit(codePoint: number): Glyph | undefined {
    return this.#evenDigits[codePoint - 48];
  }

  /** How much closer two letters stand than their widths say; negative for closer. */
  kerning(left: string, right: string): number {
    const pair = left + right;
    const known = this.#kerning.get(pair);
    if (known !== undefined) return known;
    let kerning = 0;
    if (LETTER.test(left) && LETTER.test(right)) {
      const { glyphs, positions } = this.font.layout(pair);
      const [glyph, position] = [glyphs[0], positions[0]];
      // Two glyphs that became one are drawn as two.
      if (glyphs.length === 2 && glyph && position)
        kerning = (position.xAdvance - glyph.advanceWidth) / this.font.unitsPerEm;
    }
    this.#kerning.set(pair, kerning);
    return kerning;
  }
}

/** The letters of an outline's commands, from the point before. */
const RELATIVE: Record<string, string> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/** An outline as the data of an SVG path that begins at the glyph's origin. */
function relativePath({ commands }: Path): string {
  let d = '';
  // From here lengths count; a closed part ends where it began.
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const { command, args } of commands) {
    d += RELATIVE[command] ?? '';
    for (const [at, length] of args.entries())
      d += `${at === 0 ? '' : ','}${length - (at % 2 === 0 ? x : y)}`;
    if (command === 'closePath') [x, y] = [startX, startY];
    else [x = x, y = y] = args.slice(-2);
    if (command === 'moveTo') [startX, startY] = [x, y];
  }
  return d;
}

let typefaces: Record<FontFace, Typeface> | undefined;

/** The typefaces, read once in a process. */
export function loadTypefaces(): Record<FontFace, Typeface> {
  if (typefaces) return typefaces;
  const files = fontFiles();
  const load = (face: FontFace) => new Typeface(openSync(files[face]) as Font);
  typefaces = {
    regular: load('regular'),
    medium: load('medium'),
    semibold: load('semibold'),
    italic: load('italic'),
    semiboldItalic: load('semiboldItalic'),
  };
  return typefaces;
}
