import { rem } from '@tavoite/tokens';
import type { CSSProperties } from 'react';
import { type Block, type Cell, isInBlock } from '../sheet/cells.js';
import { HEADER_HEIGHT_PX } from '../sheet/Frame.js';
import type { Span } from '../sheet/window.js';
import { CellEditor, type CellEditorProps } from './CellEditor.js';
import { type FigureGridEdits, type FigureGridRow, valueAt } from './edits.js';

export interface GridLineLabels {
  /** Spoken after a verified figure. */
  actual: string;
  /** Spoken after an estimate. */
  estimate: string;
  /** Spoken after a figure that is not saved yet. */
  edited: string;
}

export interface GridLineProps {
  row: FigureGridRow;
  index: number;
  columns: Span;
  edits: FigureGridEdits;
  /** The cell with the tab stop. */
  active: Cell;
  block: Block;
  /** Where something is being typed, if it is in this row. */
  editor: (CellEditorProps & { column: number }) | null;
  formatValue: (value: number, row: FigureGridRow) => string;
  problemOf: ((row: FigureGridRow, month: number) => string | null) | undefined;
  labels: GridLineLabels;
}

const MISSING = '–';

/** A term with the months in view. */
export const GridLine = ({
  row,
  index,
  columns,
  edits,
  active,
  block,
  editor,
  formatValue,
  problemOf,
  labels,
}: GridLineProps) => {
  const tabIndexOf = (column: number) =>
    active.row === index && active.column === column ? 0 : undefined;
  const isSelected = (column: number) => isInBlock(block, index, column);
  const months: number[] = [];
  for (let month = columns.first; month < columns.end; month += 1) months.push(month);
  // The cell with the tab stop stays in the DOM; otherwise scrolling would lose the focus.
  const activeMonth = active.column - 1;
  const isAway =
    active.row === index &&
    activeMonth >= 0 &&
    (activeMonth < columns.first || activeMonth >= columns.end);
  if (isAway) months.push(activeMonth);

  const cell = (month: number) => {
    const edited = edits.get(row.key)?.has(month) ?? false;
    const value = valueAt(row, month, edits);
    const verified = (row.verified[month] ?? false) && value !== null;
    const state = value === null ? 'missing' : verified ? 'actual' : 'estimate';
    const written = value === null ? MISSING : formatValue(value, row);
    const problem = problemOf?.(row, month) ?? null;
    const spoken = [
      ...(value === null ? [] : [verified ? labels.actual : labels.estimate]),
      ...(edited ? [labels.edited] : []),
      ...(problem === null ? [] : [problem]),
    ].join(', ');
    const place: CSSProperties = {
      position: 'absolute',
      insetInlineStart: `calc(var(--title-width) + ${month} * var(--month-width))`,
    };
    return (
      // biome-ignore lint/a11y: an ARIA grid; the active cell is focusable
      <div
        key={month}
        className="month"
        role="gridcell"
        aria-colindex={month + 2}
        aria-selected={isSelected(month + 1)}
        tabIndex={tabIndexOf(month + 1)}
        data-state={state}
        data-edited={edited || undefined}
        data-problem={problem === null ? undefined : true}
        title={problem ?? undefined}
        aria-description={spoken || undefined}
        style={place}
      >
        {editor?.column === month + 1 ? <CellEditor {...editor} /> : written}
      </div>
    );
  };

  return (
    // biome-ignore lint/a11y: an ARIA grid; its cells are focusable
    <div
      className="line"
      role="row"
      aria-rowindex={index + 2}
      style={{
        insetBlockStart: `calc(${rem(HEADER_HEIGHT_PX)} + ${index} * var(--row-height))`,
      }}
    >
      {/* biome-ignore lint/a11y: an ARIA grid; the active cell is focusable */}
      <div
        className="title"
        role="rowheader"
        aria-colindex={1}
        aria-selected={isSelected(0)}
        tabIndex={tabIndexOf(0)}
        title={row.path || undefined}
      >
        <span className="name">{row.title}</span>
        {row.unit ? <span className="unit">{row.unit}</span> : null}
      </div>
      {months.map(cell)}
    </div>
  );
};
