import type { Locale } from '@tavoite/model';
import type { ItemCell } from '../items/types.js';
import type { Palette } from '../pdf/look.js';
import { pdfTexts } from '../pdf/texts.js';
import { hex, LEFT, lookOf, partsOf, ROOM, TABLE_BOTTOM } from './layout.js';
import type { Slide, TableCell, TableRow } from './pptxgenjs.js';

const ROWS_PER_SLIDE = 16;
const ROW_HEIGHT = 0.3;
const TITLE_COLUMN = 2.6;
const MOST_COLUMN = 1.6;
/** More columns than this are written smaller. */
const ROOMY_COLUMNS = 9;
const INDENT = 0.12;
const MOST_INDENTS = 6;

interface FigureCell {
  /** `fixed`: known beforehand, neither confirmed nor estimated. */
  readonly kind: ItemCell['kind'] | 'fixed';
  readonly text: string;
}

export interface FigureTable {
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly title: string;
    readonly level: number;
    readonly cells: readonly FigureCell[];
  }[];
  /** A data map is told by its confirmed figures: they are bold. */
  readonly isMap: boolean;
}

/** At this size about as many characters fit the column of titles; longer ones are broken. */
const TITLE_CHARACTERS = 32;

/** About as many inches as the first slide's part of a table takes. */
export function heightOnFirstSlide({ rows }: FigureTable): number {
  const [first] = partsOf(rows.length, ROWS_PER_SLIDE);
  const lines = rows
    .slice(0, first?.[1])
    .map(({ title, level }) => (title.length + 2 * level > TITLE_CHARACTERS ? 2 : 1));
  return lines.reduce<number>((sum, line) => sum + line, 1) * ROW_HEIGHT;
}

/** A table on as many slides as its rows need, each with its head, from the top that each slide has. */
export function addTables(
  newSlide: () => { slide: Slide; top: number },
  { head, rows, isMap }: FigureTable,
  { language, colors }: { language: Locale; colors: Palette },
): void {
  const { text, muted, border, strong } = colors;
  const size = head.length > ROOMY_COLUMNS ? 9 : 11;
  const column = Math.min(MOST_COLUMN, (ROOM - TITLE_COLUMN) / Math.max(1, head.length - 1));
  const rule = (color: string, pt: number) => ({ type: 'solid', color: hex(color), pt }) as const;
  const none = { type: 'none' } as const;
  const cell = (words: string, options: TableCell['options']): TableCell => ({
    text: words,
    options: {
      ...lookOf(language, size, text),
      border: [none, none, rule(border, 0.5), none],
      margin: [0.02, 0.06, 0.02, 0.06],
      valign: 'middle',
      align: 'right',
      ...options,
    },
  });
  const headRow: TableRow = head.map((words, at) =>
    cell(words, {
      bold: true,
      align: at === 0 ? 'left' : 'right',
      valign: 'bottom',
      border: [none, none, rule(strong, 1), none],
    }),
  );
  for (const [from, to] of partsOf(rows.length, ROWS_PER_SLIDE)) {
    const body = rows.slice(from, to).map(
      (row): TableRow => [
        cell(row.title, {
          align: 'left',
          bold: row.level === 0 && isMap,
          margin: [0.02, 0.06, 0.02, 0.06 + Math.min(row.level, MOST_INDENTS) * INDENT],
        }),
        ...row.cells.map(({ kind, text: words }) =>
          cell(words === '' ? '–' : words, {
            bold: isMap && kind === 'actual',
            italic: kind === 'estimate',
            color: hex(kind === 'missing' || kind === 'estimate' ? muted : text),
          }),
        ),
      ],
    );
    const { slide, top } = newSlide();
    slide.addTable([headRow, ...body], {
      x: LEFT,
      y: top,
      w: TITLE_COLUMN + column * (head.length - 1),
      colW: [TITLE_COLUMN, ...head.slice(1).map(() => column)],
      rowH: ROW_HEIGHT,
      autoPage: false,
    });
    const hasEstimates = rows.some((row) => row.cells.some(({ kind }) => kind === 'estimate'));
    if (hasEstimates)
      slide.addText(pdfTexts[language].key[isMap ? 'semibold' : 'regular'], {
        ...lookOf(language, 9, muted),
        margin: 0,
        x: LEFT,
        y: TABLE_BOTTOM,
        w: ROOM,
        h: 0.22,
      });
  }
}
