import { hyphenate, syllablesOf } from '@tavoite/model';
import type { Painter, TextLook } from '../output/painter.js';

/** A part of a text with one look. */
export interface Piece {
  readonly text: string;
  readonly look: TextLook;
  readonly underline?: boolean | undefined;
  readonly strike?: boolean | undefined;
  /** Where it leads. */
  readonly url?: string | null | undefined;
}

/** A piece in its place on a line. */
export interface Fragment extends Piece {
  /** From the left end of the lines. */
  readonly x: number;
  readonly width: number;
}

export interface Line {
  readonly fragments: readonly Fragment[];
  readonly width: number;
  /** Of its largest text. */
  readonly size: number;
  /** Whether the text ends, or is broken on purpose, behind it. */
  readonly isLast: boolean;
}

interface Part extends Piece {
  readonly width: number;
}

interface Word {
  readonly parts: readonly Part[];
  readonly width: number;
  /** Between this word and the next one. */
  readonly space: Part | null;
  readonly breaks: boolean;
}

const TOKENS = /\n|[ \t]+|[^ \t\n]+?(?:[-/\u2013](?=\p{L})|(?=[ \t\n]|$))/gu;
const HYPHEN = '-';

export class ParagraphLayout {
  constructor(
    readonly painter: Painter,
    /** In points. */
    readonly width: number,
  ) {}

  /** Lines no wider than the width, whatever the text. */
  lines(pieces: readonly Piece[]): Line[] {
    const lines: Line[] = [];
    let parts: Part[] = [];
    let width = 0;
    let space: Part | null = null;
    const size = pieces[0]?.look.size ?? 10;
    const finish = (isLast: boolean) => {
      lines.push(lineOf(parts, isLast, size));
      parts = [];
      width = 0;
      space = null;
    };
    const put = (word: Word) => {
      if (space !== null && parts.length > 0) {
        parts.push(space);
        width += (space as Part).width;
      }
      parts.push(...word.parts);
      width += word.width;
      space = word.space;
    };
    for (const word of this.#words(pieces)) {
      const gap = parts.length > 0 ? ((space as Part | null)?.width ?? 0) : 0;
      if (parts.length > 0 && width + gap + word.width > this.width) finish(false);
      if (word.width <= this.width) put(word);
      else {
        for (const piece of this.#broken(word)) {
          if (parts.length > 0 && width + piece.width > this.width) finish(false);
          put(piece);
        }
      }
      if (word.breaks) finish(true);
    }
    if (parts.length > 0 || lines.length === 0) finish(true);
    return lines;
  }

  #part(piece: Piece, text: string): Part {
    return { ...piece, text, width: this.painter.widthOf(text, piece.look) };
  }

  #words(pieces: readonly Piece[]): Word[] {
    const words: Word[] = [];
    let parts: Part[] = [];
    const finish = (space: Part | null, breaks: boolean) => {
      words.push({ parts, width: parts.reduce((sum, part) => sum + part.width, 0), space, breaks });
      parts = [];
    };
    for (const piece of pieces) {
      for (const [token] of piece.text.matchAll(TOKENS)) {
        if (token === '\n') finish(null, true);
        else if (/^[ \t]/.test(token)) finish(this.#part(piece, ' '), false);
        else {
          parts.push(this.#part(piece, token));
          if (/[-/\u2013]$/.test(token)) finish(null, false);
        }
      }
    }
    if (parts.length > 0) finish(null, false);
    return words;
  }

  /** A word that is wider than a line, in parts that are not: between syllables, else anywhere. */
  #broken(word: Word): Word[] {
    const broken: Word[] = [];
    const add = (part: Part) =>
      broken.push({ parts: [part], width: part.width, space: null, breaks: false });
    for (const part of word.parts) {
      const syllables = hyphenate(part.text).flatMap((text) =>
        this.painter.widthOf(`${text}${HYPHEN}`, part.look) > this.width ? syllablesOf(text) : text,
      );
      let kept = '';
      for (const [index, syllable] of syllables.entries()) {
        const hyphen = index + 1 < syllables.length ? HYPHEN : '';
        if (
          kept !== '' &&
          this.painter.widthOf(`${kept}${syllable}${hyphen}`, part.look) > this.width
        ) {
          add(this.#part(part, `${kept}${HYPHEN}`));
          kept = '';
        }
        kept += syllable;
        for (const piece of this.#cut(kept, part)) {
          if (piece.rest === null) kept = piece.text;
          else add(this.#part(part, piece.text));
        }
      }
      if (kept !== '') add(this.#part(part, kept));
    }
    const last = broken.pop();
    if (last) broken.push({ ...last, space: word.space });
    return broken;
  }

  /** A text in parts that fit; `rest` is null for the last one. */
  #cut(text: string, part: Part): { text: string; rest: true | null }[] {
    if (this.painter.widthOf(text, part.look) <= this.width) return [{ text, rest: null }];
    const cuts: { text: string; rest: true | null }[] = [];
    let kept = '';
    let width = 0;
    for (const character of text) {
      const wide = this.painter.widthOf(character, part.look);
      if (kept !== '' && width + wide > this.width) {
        cuts.push({ text: kept, rest: true });
        kept = '';
        width = 0;
      }
      kept += character;
      width += wide;
    }
    cuts.push({ text: kept, rest: null });
    return cuts;
  }
}

const looksSame = (a: Piece, b: Piece): boolean =>
  a.look === b.look && a.url === b.url && a.underline === b.underline && a.strike === b.strike;

function lineOf(parts: readonly Part[], isLast: boolean, fallback: number): Line {
  const fragments: Fragment[] = [];
  let x = 0;
  for (const part of parts) {
    const last = fragments.at(-1);
    if (last && looksSame(last, part)) {
      fragments[fragments.length - 1] = {
        ...last,
        text: last.text + part.text,
        width: last.width + part.width,
      };
    } else fragments.push({ ...part, x });
    x += part.width;
  }
  const sizes = parts.map(({ look }) => look.size);
  return { fragments, width: x, size: sizes.length > 0 ? Math.max(...sizes) : fallback, isLast };
}
