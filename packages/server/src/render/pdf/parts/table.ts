import type { Flow } from '../flow.js';
import { look } from '../look.js';
import type { TextLook } from '../output/painter.js';
import { artifact, type Tag } from '../output/tags.js';
import type { Line } from '../text/paragraph.js';
import { pdfTexts } from '../texts.js';

export interface TableCell {
  /** `fixed`: known beforehand, neither confirmed nor estimated. */
  readonly kind: 'actual' | 'estimate' | 'missing' | 'fixed';
  readonly text: string;
  /** Numbers of notes on it, small at its left; empty for none. */
  readonly mark?: string | undefined;
}

export interface TableColumn {
  readonly title: string;
  /** Under the title; empty for none. */
  readonly unit: string;
  /** Text columns stand on the left, figures on the right. */
  readonly isText?: boolean | undefined;
}

export interface TableRow {
  readonly title: string;
  /** After the title, smaller; empty for none. */
  readonly note: string;
  /** Depth in a tree, from 0; null where there is none. */
  readonly level: number | null;
  /** One for each column. */
  readonly cells: readonly TableCell[];
}

export interface TableContent {
  /** What the table is, in words: over its first page, and over each further one with `continued`. */
  readonly caption: string;
  readonly continued: string;
  /** How confirmed figures are written: bold, as in a data map, where a table is told by them. */
  readonly actual: 'regular' | 'semibold';
  /** Head of the column of titles. */
  readonly rowHeading: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

/** Widths in points. */
export interface TableWidths {
  readonly title: number;
  readonly columns: readonly number[];
}

const PAD_X = 4;
const PAD_Y = 2.6;
const LEADING = 1.3;
const INDENT = 8;
const CAPTION_SIZE = 9;
const CAPTION_GAP = 5;
const KEY_SIZE = 7.5;
const KEY_GAP = '\u00a0\u00a0 ';
const RULE = 0.5;
const MISSING = '–';
/** Of the size of the figures, and how far above their baseline. */
const MARK_SIZE = 0.72;
const MARK_RISE = 0.32;
const MARK_GAP = 3;

/** A table with its texts laid out, ready to be painted over as many pages as it takes. */
export class Table {
  readonly #head: readonly Line[][];
  readonly #titles: readonly Line[][];
  readonly #headHeight: number;
  readonly #heights: readonly number[];
  readonly #caption: readonly Line[];
  readonly #continued: readonly Line[];
  readonly #width: number;

  constructor(
    readonly flow: Flow,
    readonly content: TableContent,
    readonly widths: TableWidths,
    readonly size: number,
  ) {
    const { colors } = flow;
    this.#width = widths.title + widths.columns.reduce((sum, width) => sum + width, 0);
    const headLook = look('semibold', size, colors.text, true);
    const unitLook = look('regular', size, colors.muted, true);
    const head = (title: string, unit: string, width: number) =>
      flow.lines(
        unit === ''
          ? [{ text: title, look: headLook }]
          : [
              { text: `${title}\n`, look: headLook },
              { text: unit, look: unitLook },
            ],
        width - 2 * PAD_X,
      );
    this.#head = [
      head(content.rowHeading, '', widths.title),
      ...content.columns.map(({ title, unit }, at) => head(title, unit, widths.columns[at] ?? 0)),
    ];
    this.#headHeight =
      Math.max(...this.#head.map((lines) => flow.heightOf(lines, LEADING))) + 2 * PAD_Y;
    this.#titles = content.rows.map((row) => this.#titleLines(row));
    this.#heights = this.#titles.map((lines) => flow.heightOf(lines, LEADING) + 2 * PAD_Y);
    const caption = (text: string, key: string) =>
      flow.lines(
        [
          {
            text: key === '' ? text : `${text}${KEY_GAP}`,
            look: look('semibold', CAPTION_SIZE, colors.muted),
          },
          { text: key, look: look('regular', KEY_SIZE, colors.subtle) },
        ],
        flow.width,
      );
    this.#caption = caption(
      content.caption,
      this.#hasEstimates ? pdfTexts[flow.language].key[content.actual] : '',
    );
    this.#continued = caption(content.continued, '');
  }

  /** Whether it has figures that are not confirmed. */
  get #hasEstimates(): boolean {
    return this.content.rows.some(({ cells }) => cells.some(({ kind }) => kind === 'estimate'));
  }

  /** All of it, on one page. */
  get height(): number {
    return this.#lead(this.#caption) + this.#heights.reduce((sum, height) => sum + height, 0);
  }

  /** Caption, head and some rows: less is not begun at the end of a page. */
  get leastHeight(): number {
    return (
      this.#lead(this.#caption) + this.#heights.slice(0, 3).reduce((sum, height) => sum + height, 0)
    );
  }

  paint(parent: Tag): void {
    const { flow } = this;
    flow.ensure(this.leastHeight);
    const tag = parent.add('Table');
    flow.paintLines(tag.add('Caption').add('P'), this.#caption, {
      left: 0,
      width: flow.width,
      leading: LEADING,
    });
    flow.y += CAPTION_GAP;
    this.#paintHead(tag.add('THead').add('TR'));
    const body = tag.add('TBody');
    for (const [index, row] of this.content.rows.entries()) {
      const height = this.#heights[index] ?? 0;
      if (flow.room < height && !flow.isAtTop) {
        flow.newPage();
        this.#paintContinued();
      }
      this.#paintRow(body.add('TR'), row, this.#titles[index] ?? [], height);
    }
  }

  #lead(caption: readonly Line[]): number {
    return this.flow.heightOf(caption, LEADING) + CAPTION_GAP + this.#headHeight;
  }

  #titleLines({ title, note, level }: TableRow): Line[] {
    const { flow, size } = this;
    const { colors } = flow;
    const face = level === 0 ? 'semibold' : 'regular';
    const pieces = [{ text: title, look: look(face, size, colors.text, true) }];
    if (note !== '') pieces.push({ text: ` ${note}`, look: look('italic', size, colors.muted) });
    return flow.lines(pieces, this.widths.title - 2 * PAD_X - INDENT * (level ?? 0));
  }

  /** The head of a page after the first one is there for the eyes only. */
  #paintContinued(): void {
    const { flow } = this;
    artifact(flow.file, 'Pagination', () => {
      this.#paintLines(this.#continued, flow.left, flow.y, flow.width, true);
      flow.y += flow.heightOf(this.#continued, LEADING) + CAPTION_GAP;
      this.#headCells((lines, x, width, isText) => this.#paintHeadCell(lines, x, width, isText));
      this.#headRules();
    });
    flow.y += this.#headHeight;
  }

  #paintHead(row: Tag): void {
    const { flow } = this;
    this.#headCells((lines, x, width, isText) =>
      row
        .add('TH', { attributes: { O: 'Table', Scope: 'Column' } })
        .mark(() => this.#paintHeadCell(lines, x, width, isText)),
    );
    artifact(flow.file, 'Layout', () => this.#headRules());
    flow.y += this.#headHeight;
  }

  #headCells(
    paint: (lines: readonly Line[], x: number, width: number, isText: boolean) => void,
  ): void {
    let x = this.flow.left;
    for (const [index, lines] of this.#head.entries()) {
      const width = index === 0 ? this.widths.title : (this.widths.columns[index - 1] ?? 0);
      paint(lines, x, width, index === 0 || this.content.columns[index - 1]?.isText === true);
      x += width;
    }
  }

  #paintHeadCell(lines: readonly Line[], x: number, width: number, isText: boolean): void {
    const height = this.flow.heightOf(lines, LEADING);
    const top = this.flow.y + this.#headHeight - PAD_Y - height;
    this.#paintLines(lines, x + PAD_X, top, width - 2 * PAD_X, isText);
  }

  #headRules(): void {
    const { painter, left, y, colors } = this.flow;
    const bottom = y + this.#headHeight;
    painter.line([left, bottom], [left + this.#width, bottom], colors.strong, RULE * 1.6);
  }

  #paintRow(row: Tag, { cells, level }: TableRow, title: readonly Line[], height: number): void {
    const { flow } = this;
    const { painter, colors, left, y } = flow;
    const indent = INDENT * (level ?? 0);
    row
      .add('TH', { attributes: { O: 'Table', Scope: 'Row' } })
      .mark(() =>
        this.#paintLines(title, left + PAD_X + indent, y + PAD_Y, this.widths.title, true),
      );
    const baseline = y + PAD_Y + this.size * (LEADING / 2 + 0.365);
    let x = left + this.widths.title;
    for (const [index, cell] of cells.entries()) {
      const width = this.widths.columns[index] ?? 0;
      const isText = this.content.columns[index]?.isText === true;
      const begin = x;
      row.add('TD').mark(() => {
        const text = cell.kind === 'missing' && !isText ? MISSING : cell.text;
        const cellLook = this.#cellLook(cell, isText);
        if (isText) painter.text(text, begin + PAD_X, baseline, cellLook);
        else painter.textTo(text, begin + width - PAD_X, baseline, cellLook);
        if (cell.mark)
          painter.text(
            cell.mark,
            begin + PAD_X,
            baseline - this.size * MARK_RISE,
            markLook(this.size, colors.accentText),
          );
      });
      x += width;
    }
    const bottom = y + height;
    artifact(flow.file, 'Layout', () =>
      painter.line([left, bottom], [left + this.#width, bottom], colors.border, RULE),
    );
    flow.y = bottom;
  }

  #cellLook({ kind }: TableCell, isText: boolean): TextLook {
    const { colors } = this.flow;
    if (isText) return look('regular', this.size, colors.muted);
    if (kind === 'estimate') return look('italic', this.size, colors.muted, true);
    if (kind === 'missing') return look('regular', this.size, colors.subtle, true);
    if (kind === 'fixed') return look('regular', this.size, colors.text, true);
    return look(this.content.actual, this.size, colors.text, true);
  }

  #paintLines(
    lines: readonly Line[],
    x: number,
    top: number,
    width: number,
    isText: boolean,
  ): void {
    let y = top;
    for (const line of lines) {
      const baseline = y + line.size * (LEADING / 2 + 0.365);
      const shift = isText ? 0 : width - line.width;
      for (const fragment of line.fragments)
        this.flow.painter.text(fragment.text, x + shift + fragment.x, baseline, fragment.look);
      y += line.size * LEADING;
    }
  }
}

const markLook = (size: number, color: string): TextLook =>
  look('semibold', size * MARK_SIZE, color, true);

/** Widest text of a column of figures, with the room around it. */
export function figureWidth(
  flow: Flow,
  rows: readonly TableRow[],
  column: number,
  size: number,
): number {
  let longest = 0;
  for (const { cells } of rows) {
    const cell = cells[column];
    if (!cell) continue;
    // Figures are equally wide, and bold ones the widest: the longest is the widest but for its signs.
    const mark = cell.mark
      ? flow.painter.widthOf(cell.mark, markLook(size, flow.colors.accentText)) + MARK_GAP
      : 0;
    longest = Math.max(
      longest,
      mark + flow.painter.widthOf(cell.text, { face: 'semibold', size, even: true }),
    );
  }
  return longest + 2 * PAD_X;
}

/** Width of the titles of rows where none is broken. */
export function titlesWidth(flow: Flow, rows: readonly TableRow[], size: number): number {
  const widths = rows.map(
    ({ title, level }) =>
      flow.painter.widthOf(title, { face: 'semibold', size, even: true }) + INDENT * (level ?? 0),
  );
  return widths.reduce((most, width) => Math.max(most, width), 0) + 2 * PAD_X + 1;
}

/** Width of a head with its longest word whole. */
export function headWidth(flow: Flow, { title, unit }: TableColumn, size: number): number {
  const words = [...title.split(/\s+/), unit];
  const widths = words.map((word) =>
    flow.painter.widthOf(word, { face: 'semibold', size, even: true }),
  );
  return Math.max(0, ...widths) + 2 * PAD_X + 0.5;
}
