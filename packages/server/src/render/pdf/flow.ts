import type { Locale } from '@tavoite/model';
import { A4, LEADING, MARGIN, type Palette, WIDE_MARGIN } from './look.js';
import { Painter } from './output/painter.js';
import { type PdfFile, type PdfPage, pdfText, type Reference } from './output/pdfkit.js';
import { artifact, type Tag } from './output/tags.js';
import { type Line, ParagraphLayout, type Piece } from './text/paragraph.js';

export type Orientation = 'upright' | 'wide';
export type Align = 'left' | 'center' | 'right' | 'justify';

export interface ParagraphOptions {
  readonly align?: Align | undefined;
  /** From the left end of the page's content. */
  readonly left?: number | undefined;
  readonly width?: number | undefined;
  /** Distance between lines, in text sizes. */
  readonly leading?: number | undefined;
  /** Painted before the first line, whose baseline it gets. */
  readonly mark?: ((baseline: number) => void) | undefined;
}

const UNDERLINE_BELOW = 0.12;
const STRIKE_ABOVE = 0.28;
const LINE_WEIGHT = 0.055;
/** From the top of a line to its baseline, in text sizes and in what the leading adds. */
const ASCENT = 0.97;

/** Fills the pages from top to bottom, and begins new ones. */
export class Flow {
  readonly painter: Painter;
  /** Where the next thing begins, from the top of the page. */
  y = 0;
  #orientation: Orientation = 'upright';
  #pageNumber = 0;
  #headingLevel = 0;

  constructor(
    readonly file: PdfFile,
    readonly colors: Palette,
    readonly language: Locale,
    readonly hasGround: boolean,
  ) {
    this.painter = new Painter(file);
  }

  get orientation(): Orientation {
    return this.#orientation;
  }

  /** Number of the current page, from 1. */
  get pageNumber(): number {
    return this.#pageNumber;
  }

  get margin(): typeof MARGIN | typeof WIDE_MARGIN {
    return this.#orientation === 'upright' ? MARGIN : WIDE_MARGIN;
  }

  get left(): number {
    return this.margin.left;
  }

  get width(): number {
    return widthOf(this.#orientation);
  }

  get bottom(): number {
    return this.file.page.height - this.margin.bottom;
  }

  /** What is left of the page. */
  get room(): number {
    return this.bottom - this.y;
  }

  get isAtTop(): boolean {
    return this.y <= this.margin.top;
  }

  newPage(orientation: Orientation = this.#orientation): void {
    const [width, height] = orientation === 'upright' ? [A4.short, A4.long] : [A4.long, A4.short];
    this.file.addPage({ size: [width, height], margin: 0 });
    this.#orientation = orientation;
    this.#pageNumber++;
    this.y = this.margin.top;
    if (this.hasGround) {
      artifact(this.file, 'Page', () => this.painter.rect(0, 0, width, height, this.colors.ground));
    }
  }

  /** Begins a new page where there is less room than this, unless the page is empty. */
  ensure(height: number): void {
    if (this.room < height && !this.isAtTop) this.newPage();
  }

  space(height: number): void {
    if (!this.isAtTop) this.y += height;
  }

  /** Paints on a page that is full, and comes back. */
  onPage(page: number, paint: (page: PdfPage) => void): void {
    const { page: current } = this.file;
    this.file.switchToPage(page - 1);
    paint(this.file.page);
    this.file.page = current;
  }

  /** A place to go to, from the top of a page. */
  destination(page: number, y: number): unknown[] {
    const target = (this.file._root.data.Pages as Reference).data.Kids as Reference[];
    const dictionary = target[page - 1];
    if (!dictionary) throw new Error(`There is no page ${page}`);
    const height = (dictionary.data.MediaBox as number[])[3] ?? 0;
    return [dictionary, 'XYZ', null, height - y, null];
  }

  /**
   * The element of a heading: `level` below the title, but never more than one below the heading
   * before it, because readers who jump by headings would miss a level.
   */
  headingType(level: number): string {
    this.#headingLevel = Math.min(level, this.#headingLevel + 1, 6);
    return `H${this.#headingLevel}`;
  }

  lines(pieces: readonly Piece[], width = this.width): Line[] {
    return new ParagraphLayout(this.painter, width).lines(pieces);
  }

  heightOf(lines: readonly Line[], leading = LEADING): number {
    return lines.reduce((sum, { size }) => sum + size * leading, 0);
  }

  /** Writes a text at the cursor, over as many pages as it takes. */
  paragraph(tag: Tag, pieces: readonly Piece[], options: ParagraphOptions = {}): void {
    const { left = 0, width = this.width - left } = options;
    this.paintLines(tag, this.lines(pieces, width), { ...options, left, width });
  }

  paintLines(
    tag: Tag,
    lines: readonly Line[],
    options: ParagraphOptions & { left: number; width: number },
  ): void {
    const { leading = LEADING } = options;
    const marked = new MarkedRuns(this, tag);
    for (const [index, line] of lines.entries()) {
      const height = line.size * leading;
      // No line alone at the end of a page or at the start of the next one.
      const kept = index === 0 && lines.length > 1 ? 2 : lines.length - index === 2 ? 2 : 1;
      if (this.room < height * kept && !this.isAtTop) {
        marked.finish();
        this.newPage();
      }
      const baseline = this.y + height / 2 + line.size * (ASCENT / 2 - 0.12);
      if (index === 0) options.mark?.(baseline);
      for (const [fragment, x] of placed(this.painter, line, options))
        marked.add(fragment, this.left + options.left + x, baseline, height);
      this.y += height;
    }
    marked.finish();
  }
}

export const widthOf = (orientation: Orientation): number =>
  orientation === 'upright'
    ? A4.short - MARGIN.left - MARGIN.right
    : A4.long - WIDE_MARGIN.left - WIDE_MARGIN.right;

type Placed = [Line['fragments'][number], number];

/** The fragments of a line where its alignment puts them. */
function placed(
  painter: Painter,
  line: Line,
  options: { align?: Align | undefined; width: number },
): Placed[] {
  const { align = 'left', width } = options;
  const rest = Math.max(0, width - line.width);
  if (align === 'justify' && !line.isLast) return justified(painter, line, rest);
  const shift = align === 'right' ? rest : align === 'center' ? rest / 2 : 0;
  return line.fragments.map((fragment) => [fragment, fragment.x + shift]);
}

/** A line with its rest shared by its spaces. */
function justified(painter: Painter, line: Line, rest: number): Placed[] {
  const gaps = line.fragments.reduce((sum, { text }) => sum + text.split(' ').length - 1, 0);
  // A line of two words is not pulled apart.
  if (gaps === 0 || rest / gaps > line.size) return line.fragments.map((one) => [one, one.x]);
  const wider = rest / gaps;
  let shift = 0;
  return line.fragments.flatMap((fragment): Placed[] => {
    const words = fragment.text.split(/(?<= )/);
    let x = fragment.x;
    return words.map((text): Placed => {
      const width = painter.widthOf(text, fragment.look);
      const at: Placed = [{ ...fragment, text, width }, x + shift];
      x += width;
      if (text.endsWith(' ')) shift += wider;
      return at;
    });
  });
}

interface Painted {
  readonly fragment: Placed[0];
  readonly x: number;
  readonly baseline: number;
  readonly height: number;
}

/** Gathers what belongs to one element, so that it is marked once on each page. */
class MarkedRuns {
  #url: string | null = null;
  #painted: Painted[] = [];

  constructor(
    readonly flow: Flow,
    readonly tag: Tag,
  ) {}

  add(fragment: Placed[0], x: number, baseline: number, height: number): void {
    const url = fragment.url ?? null;
    if (url !== this.#url) this.finish();
    this.#url = url;
    this.#painted.push({ fragment, x, baseline, height });
  }

  finish(): void {
    const painted = this.#painted;
    this.#painted = [];
    if (painted.length === 0) return;
    const url = this.#url;
    if (url === null) this.tag.mark(() => this.#paint(painted));
    else {
      const link = this.tag.add('Link');
      link.mark(() => this.#paint(painted));
      const words = painted
        .map(({ fragment }) => fragment.text)
        .join('')
        .trim();
      for (const { fragment, x, baseline, height } of painted) {
        annotate(this.flow.file, link, [x, baseline - height * 0.75, fragment.width, height], {
          target: { S: 'URI', URI: pdfText(url) },
          contents: words === url ? url : `${words} (${url})`,
        });
      }
    }
  }

  #paint(painted: readonly Painted[]): void {
    const { painter } = this.flow;
    for (const { fragment, x, baseline } of painted) {
      const { text, look, width, underline, strike } = fragment;
      painter.text(text, x, baseline, look);
      const rule = (up: number) => {
        const y = baseline - up * look.size;
        painter.line([x, y], [x + width, y], look.color, look.size * LINE_WEIGHT);
      };
      if (underline) rule(-UNDERLINE_BELOW);
      if (strike) rule(STRIKE_ABOVE);
    }
  }
}

/** An active area of the current page; `[x, y, width, height]` from its upper left corner. */
export function annotate(
  file: PdfFile,
  tag: Tag,
  [x, y, width, height]: readonly [number, number, number, number],
  { target, contents }: { target: Record<string, unknown>; contents: string },
): void {
  const { page } = file;
  const annotation: Reference = file.ref({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [x, page.height - y - height, x + width, page.height - y],
    Border: [0, 0, 0],
    // Printed with the page.
    F: 4,
    A: target,
    Contents: pdfText(contents),
  });
  page.annotations.push(annotation);
  tag.own(annotation);
  annotation.end();
}
