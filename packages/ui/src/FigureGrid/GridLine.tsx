import { rem } from '@tavoite/tokens';
import { type CSSProperties, memo } from 'react';
import { HEADER_HEIGHT_PX } from '../sheet/Frame.js';
import { CellEditor, type CellEditorProps } from './CellEditor.js';
import { type FigureGridRow, valueIn } from './edits.js';

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
  /** The months to draw: the first one, and the one after the last. */
  firstMonth: number;
  endMonth: number;
  /** What is not saved of this row. */
  edits: ReadonlyMap<number, number | null> | undefined;
  /** The column with the tab stop; `NONE` where it is in another row. */
  active: number;
  /** The selected columns; `NONE` where there are none in this row. */
  firstSelected: number;
  lastSelected: number;
  /** Where something is being typed, if it is in this row. */
  editor: (CellEditorProps & { column: number }) | null;
  formatValue: (value: number, row: FigureGridRow) => string;
  problemOf: ((row: FigureGridRow, month: number) => string | null) | undefined;
  labels: GridLineLabels;
}

const MISSING = '–';

/** No column. */
export const NONE = -1;

/** A term with the months in view. It is drawn again only where something of its own has changed. */
export const GridLine = memo(function GridLine({
  row,
  index,
  firstMonth,
  endMonth,
  edits,
  active,
  firstSelected,
  lastSelected,
  editor,
  formatValue,
  problemOf,
  labels,
}: GridLineProps) {
  const tabIndexOf = (column: number) => (active === column ? 0 : undefined);
  const isSelected = (column: number) => column >= firstSelected && column <= lastSelected;
  const months: number[] = [];
  for (let month = firstMonth; month < endMonth; month += 1) months.push(month);
  // The cell with the tab stop stays in the DOM; otherwise scrolling would lose the focus.
  const activeMonth = active - 1;
  if (activeMonth >= 0 && (activeMonth < firstMonth || activeMonth >= endMonth))
    months.push(activeMonth);

  const cell = (month: number) => {
    const edited = edits?.has(month) ?? false;
    const value = valueIn(row, month, edits);
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
});
