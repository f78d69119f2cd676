import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Cell } from '../sheet/cells.js';
import {
  SheetLine,
  SheetLines,
  type SheetView,
  set,
  setFigure,
  setHyphenated,
  setUnit,
  UNIT_LETTERS,
} from '../sheet/lines.js';
import { type FigureGridEdits, type FigureGridRow, valueIn } from './edits.js';

export interface GridTexts {
  /** Spoken after a verified figure. */
  actual: string;
  /** Spoken after an estimate. */
  estimate: string;
  /** Spoken after a figure that is not saved yet. */
  edited: string;
}

export interface GridView extends SheetView<FigureGridRow> {
  /** The frame is too narrow for long titles. */
  readonly isNarrow: boolean;
  readonly edits: FigureGridEdits;
  /** The cell that is typed in; null for none. */
  readonly typed: Cell | null;
  readonly formatValue: (value: number, row: FigureGridRow) => string;
  readonly problemOf: ((row: FigureGridRow, month: number) => string | null) | undefined;
}

const MISSING = '–';
/** Of a title, beside the one above it. */
const INDENT_REM = 1.25;
const NARROW_INDENT_REM = 0.75;
/** Of a part of a word, where it is too long in a narrow frame. */
const LONG_LETTERS = 15;

/** The month of the row that is typed in; null for none. */
const typedMonth = (row: FigureGridRow, { rows, typed }: GridView): number | null =>
  typed && rows[typed.row] === row ? typed.column - 1 : null;

function stateOf({ heading, verified }: FigureGridRow, month: number, value: number | null) {
  if (heading) return 'heading';
  if (value === null) return 'missing';
  return verified[month] ? 'actual' : 'estimate';
}

/** A term whose figures are entered, or a heading over some. */
class GridLine extends SheetLine<FigureGridRow, GridView> {
  constructor(
    element: HTMLElement,
    first: number,
    private readonly texts: GridTexts,
  ) {
    super(element, first);
  }

  protected override drawTitle(row: FigureGridRow, { isNarrow }: GridView): void {
    const { title, name, unit, element } = this;
    set(element, 'data-heading', row.heading || undefined);
    const indent = row.depth ? `${row.depth * (isNarrow ? NARROW_INDENT_REM : INDENT_REM)}rem` : '';
    if (title.style.getPropertyValue('--indent') !== indent)
      title.style.setProperty('--indent', indent);
    set(title, 'title', row.path || undefined);
    setHyphenated(name, row.title, isNarrow ? LONG_LETTERS : undefined);
    setUnit(title, name, unit, row.unit ?? '', isNarrow ? UNIT_LETTERS : 0);
  }

  protected override partsOf(row: FigureGridRow, view: GridView): readonly unknown[] {
    const { edits, formatValue, problemOf } = view;
    return [row, edits.get(row.key), formatValue, problemOf, typedMonth(row, view)];
  }

  protected override fill(cell: HTMLElement, month: number, row: FigureGridRow, view: GridView) {
    const { texts } = this;
    const edits = view.edits.get(row.key);
    const isEdited = edits?.has(month) ?? false;
    const value = valueIn(row, month, edits);
    const state = stateOf(row, month, value);
    const isTyped = typedMonth(row, view) === month;
    const written = value === null ? MISSING : view.formatValue(value, row);
    // The field says what is typed, over the cell.
    setFigure(cell, isTyped || state === 'heading' ? '' : written, state);
    const problem = view.problemOf?.(row, month) ?? null;
    const spoken = [
      state === 'actual' || state === 'estimate' ? texts[state] : '',
      isEdited ? texts.edited : '',
      problem ?? '',
    ];
    set(cell, 'data-edited', isEdited || undefined);
    set(cell, 'data-problem', problem === null ? undefined : true);
    set(cell, 'title', problem ?? undefined);
    set(cell, 'aria-description', spoken.filter(Boolean).join(', ') || undefined);
  }
}

/** Draws the lines into a sheet, after its first child. */
export function useGridLines(
  sheet: RefObject<HTMLElement | null>,
  { actual, estimate, edited }: GridTexts,
  view: GridView,
): void {
  const lines = useRef<SheetLines<FigureGridRow, GridView>>(null);
  useLayoutEffect(() => {
    if (!sheet.current) return;
    const made = new SheetLines<FigureGridRow, GridView>(
      sheet.current,
      ({ key }) => key,
      (element, first) => new GridLine(element, first, { actual, estimate, edited }),
    );
    lines.current = made;
    return () => made.clear();
  }, [sheet, actual, estimate, edited]);
  useLayoutEffect(() => lines.current?.draw(view));
}
