import { writtenNumber } from '@tavoite/model';
import { textScale } from '@tavoite/tokens';
import {
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon/index.js';
import { LockIcon } from '../icons/index.js';
import { cellOf, elementOf } from '../sheet/cellOf.js';
import { type Cell, cellAfterKey } from '../sheet/cells.js';
import { Edges } from '../sheet/Edges.js';
import { roomBefore } from '../sheet/lines.js';
import { HEADER_HEIGHT_PX } from '../sheet/measures.js';
import { sheetSizes } from '../sheet/sizes.js';
import { useSelection } from '../sheet/useSelection.js';
import { useWindow } from '../sheet/useWindow.js';
import { CellEditor, type EditEnd } from './CellEditor.js';
import {
  clearBlock,
  copyFigures,
  type FigureGridEdit,
  type FigureGridEdits,
  type FigureGridRow,
  type FigureGridSummary,
  figureRow,
  fillDown,
  fillRight,
  type ParseFigure,
  summaryOf,
  valueAt,
} from './edits.js';
import { type GridTexts, useGridLines } from './lines.js';
import { type PastedFigures, pasteFigures } from './paste.js';
import { GridFrame } from './styles.js';

export interface FigureGridLabels extends GridTexts {
  /** Name of the table. */
  table: string;
  /** Heading of the title column. */
  term: string;
  /** Name of the field in which a figure is typed. */
  field: (term: string, month: string) => string;
  /** Said at the heading of a closed month: what to change a figure of it takes. */
  closed: string;
  /** Shown at what is typed and is no number. */
  noNumber: string;
}

export interface FigureGridProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onCopy' | 'onPaste'> {
  /** The terms, in the order in which they are shown. */
  rows: readonly FigureGridRow[];
  /** Headings of the months, e.g. '01/2026'; values are aligned to them. */
  months: readonly string[];
  /** What is not saved yet. */
  edits: FigureGridEdits;
  /** Called with all that one action changes: a typed figure, a paste, a fill, a deletion. */
  onEdit: (edits: FigureGridEdit[]) => void;
  /** Called with what a paste holds that is no number, has no row or no room, and with a typed text that is no number. */
  onRefused?: (refused: Omit<PastedFigures, 'edits'>) => void;
  /** Called by Ctrl+Z. */
  onUndo?: () => void;
  /** Called by Ctrl+Y and Ctrl+Shift+Z. */
  onRedo?: () => void;
  /** Called with the sum of the selection whenever it changes. */
  onSummaryChange?: (summary: FigureGridSummary) => void;
  /** Reads what is typed or pasted, in the reader's language. */
  parse: ParseFigure;
  /** Writes a value; not called for null. */
  formatValue: (value: number, row: FigureGridRow) => string;
  /** What is wrong with a figure; null for nothing. */
  problemOf?: (row: FigureGridRow, month: number) => string | null;
  /** The closed months, as indices: marked in their headings. */
  closedMonths?: ReadonlySet<number>;
  /** The month that figures are entered into, as an index: its heading stands out. */
  workMonth?: number | undefined;
  /** The month that is in view and chosen at first, as an index; the first one by default. */
  startMonth?: number;
  /** A cell that gets the focus: once for each object that is given. */
  shownCell?: { readonly key: string; readonly month: number } | null;
  /** Decimal mark of typed and copied numbers. */
  decimalMark: '.' | ',';
  /** The texts it shows, in the reader's language. */
  labels: FigureGridLabels;
}

const STEPS: Record<EditEnd, readonly [row: number, column: number]> = {
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
  stay: [0, 0],
};

/**
 * Terms × months to be written into, as in a spreadsheet; renders a scrolling `<div>` with the role
 * of a grid. Figures are typed over (an arrow ends it) or edited (Enter, F2, a double click), pasted, copied, deleted,
 * filled to the right (Ctrl+R) and down (Ctrl+D). Only the rows and months near the view are in the DOM.
 */
export function FigureGrid({
  rows,
  months,
  edits,
  onEdit,
  onRefused,
  onUndo,
  onRedo,
  onSummaryChange,
  parse,
  formatValue,
  problemOf,
  closedMonths,
  workMonth,
  startMonth = 0,
  shownCell = null,
  decimalMark,
  labels,
  ref,
  style,
  ...rest
}: FigureGridProps) {
  const own = useRef<HTMLDivElement>(null);
  const lowRows = useMemo(
    () => rows.flatMap(({ heading }, index) => (heading ? [index] : [])),
    [rows],
  );
  const { frameRef, rowSpan, columnSpan, widths, topOf, reveal } = useWindow(
    own,
    ref,
    rows.length,
    months.length,
    undefined,
    'filled',
    lowRows,
  );
  const { active, block, select, moveTo, focusCell, startAt, onPointerMove } = useSelection(
    own,
    rows.length,
    months.length + 1,
    { row: figureRow(rows, 0, 1), column: startMonth + 1 },
    reveal,
  );
  const [typed, setTyped] = useState<{ cell: Cell; start: string; isTypedOver: boolean } | null>(
    null,
  );

  const [field, setField] = useState<HTMLElement | null>(null);

  const { firstRow, lastRow, firstColumn, lastColumn } = block;
  const summary = useMemo(
    () => summaryOf(rows, { firstRow, lastRow, firstColumn, lastColumn }, edits),
    [rows, firstRow, lastRow, firstColumn, lastColumn, edits],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told are the two numbers
  useEffect(() => onSummaryChange?.(summary), [summary.count, summary.sum]);

  const isMeasured = widths.view > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the grid has a size
  useLayoutEffect(() => {
    if (!isMeasured) return;
    // With the month after it: what is to be written stands clear of the edge.
    reveal({ row: active.row, column: Math.min(months.length, active.column + 1) });
    reveal(active);
  }, [isMeasured]);

  // Its row may come with a later render.
  const cellShown = useRef<FigureGridProps['shownCell']>(null);
  useEffect(() => {
    if (!shownCell || cellShown.current === shownCell) return;
    const row = rows.findIndex(({ key }) => key === shownCell.key);
    if (row === -1) return;
    cellShown.current = shownCell;
    moveTo({ row, column: shownCell.month + 1 });
  });
  /** Over headings, which have nothing to be chosen. */
  const moveFrom = (from: number, { row, column }: Cell, extend?: boolean) =>
    moveTo({ row: figureRow(rows, row, row < from ? -1 : 1), column }, extend);

  const beginTyping = (cell: Cell, start?: string) => {
    const row = rows[cell.row];
    if (!row || row.heading || cell.column === 0) return;
    const value = valueAt(row, cell.column - 1, edits);
    const stored = value === null ? '' : writtenNumber(value).replace('.', decimalMark);
    select({ anchor: cell, focus: cell });
    reveal(cell);
    // The field takes the focus, and the cell must not take it back.
    focusCell(null);
    setTyped({ cell, start: start ?? stored, isTypedOver: start !== undefined });
  };

  const editorProps = () => {
    const row = typed && rows[typed.cell.row];
    if (!typed || !row) return null;
    const { cell, start, isTypedOver } = typed;
    const month = cell.column - 1;
    return {
      label: labels.field(row.title, months[month] ?? ''),
      noNumberText: labels.noNumber,
      start,
      isTypedOver,
      parse,
      onCommit: (value: number | null, end: EditEnd) => {
        setTyped(null);
        if (value !== valueAt(row, month, edits)) onEdit([{ key: row.key, month, value }]);
        const [down, right] = STEPS[end];
        if (end !== 'stay')
          moveFrom(cell.row, { row: cell.row + down, column: cell.column + right });
      },
      onCancel: (invalid: string | null) => {
        setTyped(null);
        if (invalid === null) focusCell(cell);
        else onRefused?.({ invalid: [invalid], unknown: [], outside: 0 });
      },
    };
  };

  /** What a key with Ctrl or Cmd does; false for those of the browser. */
  const onCommand = (key: string, withShift: boolean): boolean => {
    switch (key.toLowerCase()) {
      case 'z':
        (withShift ? onRedo : onUndo)?.();
        return true;
      case 'y':
        onRedo?.();
        return true;
      case 'a':
        select({
          anchor: { row: 0, column: 1 },
          focus: { row: rows.length - 1, column: months.length },
        });
        return true;
      case 'r':
        onEdit(fillRight(rows, block, edits));
        return true;
      case 'd':
        onEdit(fillDown(rows, block, edits));
        return true;
      default:
        return false;
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const cell = cellOf(event.target);
    if (!cell || event.altKey) return;
    const withControl = event.ctrlKey || event.metaKey;
    const { key } = event;
    const page = Math.floor((own.current?.clientHeight ?? 0) / widths.row) - 2;
    const next = cellAfterKey(
      key,
      withControl,
      cell,
      rows.length,
      months.length + 1,
      Math.max(1, page),
    );
    if (next) moveFrom(cell.row, next, event.shiftKey);
    else if (withControl) {
      if (!onCommand(key, event.shiftKey)) return;
    } else if (key === 'Delete' || key === 'Backspace') onEdit(clearBlock(rows, block));
    else if (key === 'Enter' || key === 'F2') beginTyping(cell);
    else if (key.length === 1 && key !== ' ') beginTyping(cell, key);
    else return;
    event.preventDefault();
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const cell = cellOf(event.target);
    if (!cell || event.button !== 0 || event.target instanceof HTMLInputElement) return;
    if (rows[cell.row]?.heading) return;
    // A second tap of a finger types; the first one chooses.
    const isTappedAgain =
      event.pointerType !== 'mouse' && cell.row === active.row && cell.column === active.column;
    startAt(event, cell);
    focusCell(cell);
    if (isTappedAgain && own.current?.contains(document.activeElement)) beginTyping(cell);
  };
  const onDoubleClick = ({ target }: MouseEvent<HTMLDivElement>) => {
    const cell = cellOf(target);
    if (cell && !(target instanceof HTMLInputElement)) beginTyping(cell);
  };

  const copy = (event: ClipboardEvent<HTMLDivElement>) => {
    event.clipboardData.setData('text/plain', copyFigures(rows, block, edits, decimalMark));
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    const text = event.clipboardData.getData('text/plain');
    event.preventDefault();
    if (text === '') return;
    const pasted = pasteFigures(text, rows, months, block, parse);
    if (pasted.edits.length > 0) onEdit(pasted.edits);
    const { invalid, unknown, outside } = pasted;
    if (invalid.length > 0 || unknown.length > 0 || outside > 0) onRefused?.(pasted);
  };

  const drawn: number[] = [];
  if (active.row < rowSpan.first) drawn.push(active.row);
  for (let index = rowSpan.first; index < rowSpan.end; index += 1) drawn.push(index);
  if (active.row >= rowSpan.end && rows.length > 0) drawn.push(active.row);
  const sheet = useRef<HTMLDivElement>(null);
  useGridLines(sheet, labels, {
    rows,
    drawn,
    columns: columnSpan,
    headerHeight: HEADER_HEIGHT_PX * textScale(),
    topOf,
    active,
    block,
    isNarrow: widths.isNarrow,
    edits,
    typed: typed?.cell ?? null,
    formatValue,
    problemOf,
  });
  // The field is in its cell, which is drawn only now.
  useLayoutEffect(() => setField(typed ? elementOf(sheet.current, typed.cell) : null));
  const editor = editorProps();

  const headings: number[] = [];
  for (let month = columnSpan.first; month < columnSpan.end; month += 1) headings.push(month);

  return (
    <GridFrame
      {...rest}
      ref={frameRef}
      style={{ ...style, ...sheetSizes(widths, rows.length, months.length, topOf) }}
      data-narrow={widths.isNarrow || undefined}
      role="grid"
      aria-label={labels.table}
      aria-rowcount={rows.length + 1}
      aria-colcount={months.length + 1}
      aria-multiselectable="true"
      onKeyDown={onKeyDown}
      onDoubleClick={onDoubleClick}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onCopy={copy}
      onCut={(event: ClipboardEvent<HTMLDivElement>) => {
        copy(event);
        onEdit(clearBlock(rows, block));
      }}
      onPaste={paste}
    >
      <div ref={sheet} className="sheet" role="presentation">
        {/* biome-ignore lint/a11y: read with its cells, which have the focus */}
        <div className="header" role="row" aria-rowindex={1}>
          {/* biome-ignore lint/a11y: as above */}
          <div className="title" role="columnheader" aria-colindex={1}>
            <span className="name">{labels.term}</span>
          </div>
          {headings.map((month) => (
            // biome-ignore lint/a11y: as above
            <div
              key={month}
              className="month"
              role="columnheader"
              aria-colindex={month + 2}
              data-newest={month === workMonth || undefined}
              title={closedMonths?.has(month) ? labels.closed : undefined}
              style={
                month === columnSpan.first
                  ? { marginInlineStart: roomBefore(columnSpan) }
                  : undefined
              }
            >
              {closedMonths?.has(month) ? (
                <>
                  <Icon icon={LockIcon} size="sm" />{' '}
                </>
              ) : null}
              {months[month]}
            </div>
          ))}
        </div>
        <Edges />
      </div>
      {editor && field ? createPortal(<CellEditor {...editor} />, field) : null}
    </GridFrame>
  );
}
