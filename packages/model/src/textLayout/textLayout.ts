import { hyphenate, syllablesOf } from '../syllables/index.js';

/**
 * Widths of characters in Inter, in em, by group. Estimated, because a picture laid out on the server
 * has no font to measure with, and has to come out the same in the browser.
 */
const GROUPS: ReadonlyArray<readonly [characters: string, em: number]> = [
  ["ilIjtfr.,:;'|!()[] \u00a0", 0.32],
  ['0123456789+=-\u2212\u2013', 0.63],
  ['mwMW@%\u2014€', 0.88],
  ['ABCDEFGHJKLNOPQRSTUVXYZÄÖÅ', 0.7],
];
const OTHER_EM = 0.58;

const EM = new Map<string, number>(
  GROUPS.flatMap(([characters, em]) => [...characters].map((char) => [char, em] as const)),
);

/** Estimated width of a text in pixels at a font size in pixels. */
export function textWidth(text: string, fontSize: number): number {
  let em = 0;
  for (const char of text) em += EM.get(char) ?? OTHER_EM;
  return em * fontSize;
}

/** A part of a word in pieces of at most `width` pixels, wherever that is. */
function cut(part: string, width: number, fontSize: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const char of part) {
    if (piece !== '' && textWidth(piece + char, fontSize) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += char;
  }
  pieces.push(piece);
  return pieces;
}

/** A word in pieces of at most `width` pixels: with hyphens between its words or syllables, where that is possible. */
function pieces(word: string, width: number, fontSize: number): string[] {
  if (textWidth(word, fontSize) <= width) return [word];
  const isTooWide = (part: string) => textWidth(`${part}-`, fontSize) > width;
  const syllables = hyphenate(word).flatMap((part) => (isTooWide(part) ? syllablesOf(part) : part));
  if (syllables.some(isTooWide)) return cut(word, width, fontSize);
  const parts: string[] = [];
  let part = '';
  for (const [index, syllable] of syllables.entries()) {
    const end = index < syllables.length - 1 ? '-' : '';
    if (part !== '' && textWidth(part + syllable + end, fontSize) > width) {
      parts.push(`${part}-`);
      part = '';
    }
    part += syllable;
  }
  parts.push(part);
  return parts;
}

/** Breaks a text into lines of at most `width` pixels: at spaces, and between syllables of a longer word. */
export function wrapText(text: string, width: number, fontSize: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => pieces(one, width, fontSize))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, fontSize) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  return lines;
}

/** A text in one line of at most `width` pixels; one that is longer ends in `…`. */
export function truncatedText(text: string, width: number, fontSize: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  let kept = '';
  for (const char of text) {
    if (textWidth(`${kept}${char}…`, fontSize) > width) break;
    kept += char;
  }
  return `${kept.trimEnd()}…`;
}
