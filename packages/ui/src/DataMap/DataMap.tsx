import type { TextPart } from '@tavoite/model';
import { textScale } from '@tavoite/tokens';
import {
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { Icon } from '../Icon/index.js';
import { LogicIcon } from '../icons/index.js';
import { cellOf } from '../sheet/cellOf.js';
import { type Cell, cellAfterKey } from '../sheet/cells.js';
import { Edges } from '../sheet/Edges.js';
import { Frame } from '../sheet/Frame.js';
import { roomBefore, type SheetLines } from '../sheet/lines.js';
import { HEADER_HEIGHT_PX } from '../sheet/measures.js';
import { sheetSizes } from '../sheet/sizes.js';
import { useSelection } from '../sheet/useSelection.js';
import { useWindow } from '../sheet/useWindow.js';
import type { SheetDensity } from '../sheet/widths.js';
import { METER_STATUSES, StatusMark } from '../TargetMeter/StatusMark.js';
import { type DataMapExtra, longestValue } from './extras.js';
import { type DataMapStatus, type MapView, mapLines } from './lines.js';
import { type DataMapNode, type DataMapRow, shownRows, withUnusualBelow } from './rows.js';
import { blockAsText } from './selection.js';

export interface DataMapLabels {
  /** Name of the table. */
  table: string;
  /** Heading of the title column. */
  term: string;
  /** Shown when that is pointed at: what the marks in the column say, "Marks: targets in 10/2026". */
  termHint?: string | undefined;
  /** Heading of the units, at the end of the title column. */
  unit?: string;
  /** Name of the button that opens a row. */
  expand: string;
  /** Name of the button that closes a row. */
  collapse: string;
  /** Spoken after a verified value. */
  actual: string;
  /** Spoken after an estimated value. */
  estimate: string;
  /** Said of a value that is far from those of the twelve months before it, and what is usual; without it none is marked. */
  unusual?: (low: string, high: string) => string;
  /** Said of a closed row below which such a value of the newest actual month is; without it none is marked. */
  unusualBelow?: string;
  /** What activating a value does, such as 'How this figure came about'. */
  activate?: string;
}

export interface DataMapProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onCopy'> {
  /** The rows of the top level, each with the rows below it. */
  roots: readonly DataMapNode[];
  /** Headings of the months, e.g. '01/2026'; node values are aligned to them. */
  months: readonly string[];
  /** Paths of the open nodes. */
  expanded: ReadonlySet<string>;
  /** Called with all open paths when a row opens or closes. */
  onExpandedChange: (expanded: ReadonlySet<string>) => void;
  /** Formats a value for display and speech; not called for null. */
  formatValue: (value: number, node: DataMapNode) => string;
  /** What was written about a value, such as "2 comments"; null for nothing. The same function between renders. */
  noteOf?: ((node: DataMapNode, month: number) => string | null) | undefined;
  /**
   * How a row stands by its target: a mark before its unit; null without one, and undefined as long as it is
   * on its way, when its place is kept. The same function between renders.
   */
  statusOf?: ((node: DataMapNode) => DataMapStatus | null | undefined) | undefined;
  /** The parts of a title that are searched for. The same function between renders. */
  marksIn?: ((title: string) => readonly TextPart[]) | undefined;
  /** Columns after the months, which scroll with them. The same array between renders. */
  extras?: readonly DataMapExtra[] | undefined;
  /** As many months as fit beside the titles, in place of those of the specified width. */
  density?: SheetDensity | undefined;
  /** The last month that is in sight at first, as an index into `months`; the first ones without it. */
  startMonth?: number | undefined;
  /**
   * The first month of which all values are estimates, as an index into `months`: a line stands before it,
   * and the newest actual month, before that, stands out.
   */
  estimatesFrom?: number | undefined;
  /** The first month that begins a year, as an index into `months`: a line stands before it and each twelfth after. */
  yearFrom?: number | undefined;
  /** A cell that gets the focus, once its row is there: once for each object that is given. */
  shownCell?: { readonly path: string; readonly month: number } | null | undefined;
  /** Decimal mark of copied numbers. */
  decimalMark: '.' | ',';
  /** Called on Enter, a double click or the button in the chosen cell; `month` is an index into `months`. */
  onActivate?: (node: DataMapNode, month: number) => void;
  /** The texts it shows, in the reader's language. */
  labels: DataMapLabels;
}

const MISSING = '–';
const YEAR_MONTHS = 12;
const NOWHERE: ReadonlySet<string> = new Set();
const NO_EXTRAS: readonly DataMapExtra[] = [];
/** The last month ends at the frame's edge. */
const NO_ROOM_AFTER = { '--room-after': '0px' } as CSSProperties;
const START: Cell = { row: 0, column: 0 };

/** Terms × months as an ARIA treegrid; renders a scrolling `<div>`. Only the cells near the view are in the DOM. */
export function DataMap({
  roots,
  months,
  expanded,
  onExpandedChange,
  formatValue,
  noteOf,
  statusOf,
  marksIn,
  extras = NO_EXTRAS,
  density,
  startMonth,
  estimatesFrom,
  yearFrom,
  shownCell = null,
  decimalMark,
  onActivate,
  labels,
  ref,
  style,
  ...rest
}: DataMapProps) {
  const own = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => shownRows(roots, expanded), [roots, expanded]);
  const newest = (estimatesFrom ?? months.length) - 1;
  const marksBelow = labels.unusualBelow !== undefined;
  const below = useMemo(
    () => (marksBelow ? withUnusualBelow(roots, newest) : NOWHERE),
    [roots, newest, marksBelow],
  );
  const columnCount = months.length + extras.length;
  const longest = useMemo(() => {
    let known: number | null = null;
    return () => {
      known ??= longestValue(roots, formatValue, extras);
      return known;
    };
  }, [roots, formatValue, extras]);
  const { frameRef, rowSpan, columnSpan, widths, topOf, reveal } = useWindow(
    own,
    ref,
    rows.length,
    columnCount,
    longest,
    density,
  );
  const { active, block, moveTo, focusCell, startAt, onPointerMove } = useSelection(
    own,
    rows.length,
    columnCount + 1,
    START,
    reveal,
  );

  const isMeasured = widths.view > 0;
  const firstMonth = months[0];
  // Again for other months, but not where only the frame or the text is resized.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const frame = own.current;
    if (!frame || !isMeasured || startMonth === undefined) return;
    // What sums the months up is seen with the last of them, as far as there is room beside it.
    const last =
      startMonth === months.length - 1
        ? Math.min(columnCount, startMonth + widths.whole)
        : startMonth + 1;
    // Up to the edge: a part of one more month is at the left, and no empty strip at the right.
    frame.scrollLeft = last * widths.month - (widths.view - widths.title);
  }, [isMeasured, startMonth, firstMonth, extras.length, density]);

  // Its row may come with a later render.
  const cellShown = useRef<DataMapProps['shownCell']>(null);
  useEffect(() => {
    if (!shownCell || cellShown.current === shownCell) return;
    const row = rows.findIndex(({ node }) => node.path === shownCell.path);
    if (row === -1) return;
    cellShown.current = shownCell;
    moveTo({ row, column: shownCell.month + 1 });
  });

  const toggle = (path: string) => {
    const next = new Set(expanded);
    if (!next.delete(path)) next.add(path);
    onExpandedChange(next);
  };

  const activate = (cell: Cell | null) => {
    const isMonth = cell !== null && cell.column > 0 && cell.column <= months.length;
    const node = isMonth ? rows[cell.row]?.node : undefined;
    if (cell && node) onActivate?.(node, cell.column - 1);
  };
  const onClick = ({ target }: MouseEvent<HTMLDivElement>) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const cell = button && cellOf(button);
    const node = cell && rows[cell.row]?.node;
    if (cell?.column === 0 && node) toggle(node.path);
    else activate(cell);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const cell = cellOf(event.target);
    const row = cell ? rows[cell.row] : undefined;
    if (!cell || !row || event.altKey) return;
    const isOpen = expanded.has(row.node.path);
    const hasChildren = row.node.children.length > 0;
    const onTitle = cell.column === 0 && !event.shiftKey;
    if (onTitle && event.key === 'ArrowRight' && hasChildren && !isOpen) toggle(row.node.path);
    else if (onTitle && event.key === 'ArrowLeft' && isOpen && hasChildren) toggle(row.node.path);
    else if (onTitle && event.key === 'ArrowLeft' && row.parent >= 0)
      moveTo({ row: row.parent, column: 0 });
    else if (onTitle && event.key === 'Enter' && hasChildren) toggle(row.node.path);
    else if (event.key === 'Enter' && cell.column > 0) activate(cell);
    else {
      const page = Math.max(1, Math.floor((own.current?.clientHeight ?? 0) / widths.row) - 2);
      const next = cellAfterKey(
        event.key,
        event.ctrlKey || event.metaKey,
        cell,
        rows.length,
        columnCount + 1,
        page,
      );
      if (!next) return;
      moveTo(next, event.shiftKey);
    }
    event.preventDefault();
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const cell = cellOf(event.target);
    if (!cell || event.button !== 0) return;
    startAt(event, cell);
    // Only the cell with the tab stop can have the focus, and this cell is about to get it.
    if (!(event.target instanceof Element && event.target.closest('button'))) focusCell(cell);
  };
  const onCopy = (event: ClipboardEvent<HTMLDivElement>) => {
    event.clipboardData.setData('text/plain', blockAsText(rows, block, decimalMark, extras));
    event.preventDefault();
  };

  const drawn: number[] = [];
  // The cell with the tab stop stays in the DOM; otherwise scrolling would lose the focus.
  if (active.row < rowSpan.first) drawn.push(active.row);
  for (let index = rowSpan.first; index < rowSpan.end; index += 1) drawn.push(index);
  if (active.row >= rowSpan.end) drawn.push(active.row);
  const sheet = useRef<HTMLDivElement>(null);
  const pattern = useRef<HTMLDivElement>(null);
  const lines = useRef<SheetLines<DataMapRow, MapView>>(null);
  const { expand, collapse, actual, estimate, unusual, unusualBelow } = labels;
  const { activate: activateLabel } = labels;
  const isActivated = onActivate !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pattern holds the button
  useLayoutEffect(() => {
    if (!sheet.current || !pattern.current) return;
    const texts = {
      expand,
      collapse,
      actual,
      estimate,
      unusual,
      unusualBelow,
      missing: MISSING,
    };
    const made = mapLines(sheet.current, texts, pattern.current);
    lines.current = made;
    return () => made.clear();
  }, [expand, collapse, actual, estimate, unusual, unusualBelow, activateLabel, isActivated]);
  useLayoutEffect(() => {
    lines.current?.draw({
      rows,
      drawn,
      columns: columnSpan,
      months: months.length,
      extras,
      expanded,
      unusualBelow: below,
      headerHeight: HEADER_HEIGHT_PX * textScale(),
      topOf,
      isNarrow: widths.isNarrow,
      active,
      block,
      formatValue,
      noteOf,
      statusOf,
      marksIn,
    });
  });

  const isYearStart = (month: number): boolean =>
    yearFrom !== undefined && month < months.length && (month - yearFrom) % YEAR_MONTHS === 0;
  const headings: number[] = [];
  for (let month = columnSpan.first; month < columnSpan.end; month += 1) headings.push(month);

  return (
    <Frame
      {...rest}
      ref={frameRef}
      style={{
        ...style,
        ...sheetSizes(widths, rows.length, columnCount, topOf),
        ...NO_ROOM_AFTER,
        ...(estimatesFrom !== undefined && { '--estimates-from': estimatesFrom }),
        ...(yearFrom !== undefined && { '--year-from': yearFrom, '--years-to': months.length }),
      }}
      data-estimates={estimatesFrom === undefined ? undefined : true}
      data-years={yearFrom === undefined ? undefined : true}
      data-narrow={widths.isNarrow || undefined}
      data-whole-rows
      data-compact={density === 'compact' || undefined}
      role="treegrid"
      aria-label={labels.table}
      aria-rowcount={rows.length + 1}
      aria-colcount={columnCount + 1}
      aria-multiselectable="true"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={({ target }) => activate(cellOf(target))}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onCopy={onCopy}
    >
      <div ref={sheet} className="sheet" role="presentation">
        {/* biome-ignore lint/a11y: as the rows, see there */}
        <div className="header" role="row" aria-rowindex={1}>
          {/* biome-ignore lint/a11y: read with its cells, which have the focus */}
          <div className="title" role="columnheader" aria-colindex={1}>
            <span className="name" title={labels.termHint}>
              {labels.term}
            </span>{' '}
            {labels.unit ? <span className="unit">{labels.unit}</span> : null}
          </div>
          {headings.map((month) => (
            // biome-ignore lint/a11y: read with its cells, which have the focus
            <div
              key={month}
              className="month"
              role="columnheader"
              aria-colindex={month + 2}
              data-first-estimate={month === estimatesFrom || undefined}
              data-newest={
                (estimatesFrom !== undefined && month === estimatesFrom - 1) || undefined
              }
              data-year-start={isYearStart(month) || undefined}
              data-extra={extras[month - months.length]?.type}
              title={extras[month - months.length]?.hint}
              style={
                month === columnSpan.first
                  ? { marginInlineStart: roomBefore(columnSpan) }
                  : undefined
              }
            >
              {months[month] ?? extras[month - months.length]?.title}
            </div>
          ))}
        </div>
        <Edges />
      </div>
      {/* Copied: the button into the active cell, the marks into titles. */}
      <div ref={pattern} hidden>
        {onActivate && activateLabel && (
          <button className="activate" type="button" tabIndex={-1} title={activateLabel}>
            <Icon icon={LogicIcon} size="sm" label={activateLabel} />
          </button>
        )}
        {statusOf && METER_STATUSES.map((status) => <StatusMark key={status} status={status} />)}
      </div>
    </Frame>
  );
}
