import { pixels } from '@tavoite/tokens';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { Icon } from '../Icon/index.js';
import type { DataMapNode, DataMapRow as Row } from './rows.js';
import { type Block, isInBlock } from './selection.js';
import { HEADER_HEIGHT_PX, ROW_HEIGHT_PX } from './styles.js';
import type { Span } from './window.js';

export interface DataMapRowProps {
  row: Row;
  index: number;
  columns: Span;
  isExpanded: boolean;
  /** Column of the cell that has the map's tab stop, when it is in this row; else -1. */
  activeColumn: number;
  /** The selected block when it touches this row; else null. */
  block: Block | null;
  formatValue: (value: number, node: DataMapNode) => string;
  emptyText: string;
  expandLabel: string;
  collapseLabel: string;
  actualLabel: string;
  estimateLabel: string;
  /** Name of the button in the active cell; none without it. */
  activateLabel?: string | undefined;
  onToggle: (path: string) => void;
}

/** A level's indentation, and the room before the titles at the top. */
const INDENT_PX = pixels('layout-data-map-indent');
const TITLE_PADDING_PX = pixels('space-2');
/** The toggle's width and the gap after it, kept free where there is none. */
const TOGGLE_PX = pixels('size-target') + pixels('space-1');
/** A text of so many characters fits into the narrowest month. */
const SHORT_TEXT = 9;

/** The first month drawn makes room for those before it. */
export const roomBefore = ({ first }: Span): CSSProperties => ({
  marginInlineStart: `calc(${first} * var(--month-width))`,
});

/** One row of the data map: a `<div role="row">` with its title and the months near the view. */
export const DataMapRow = memo(function DataMapRow(props: DataMapRowProps) {
  const { row, index, columns, isExpanded, activeColumn, block } = props;
  const { node, level } = row;
  const hasChildren = node.children.length > 0;
  const titles = { actual: props.actualLabel, estimate: props.estimateLabel, missing: undefined };
  const cells: ReactNode[] = [];
  for (let month = columns.first; month < columns.end; month += 1) {
    const value = node.values[month] ?? null;
    const state = value === null ? 'missing' : node.verified[month] ? 'actual' : 'estimate';
    const text = value === null ? props.emptyText : props.formatValue(value, node);
    const isActive = activeColumn === month + 1;
    cells.push(
      // biome-ignore lint/a11y/useSemanticElements: rows lie freely in the sheet, which a table's cannot
      <div
        key={month}
        className="month"
        role="gridcell"
        aria-colindex={month + 2}
        tabIndex={isActive ? 0 : undefined}
        data-state={state}
        data-long={text.length > SHORT_TEXT || undefined}
        aria-selected={block !== null && isInBlock(block, index, month + 1)}
        style={month === columns.first ? roomBefore(columns) : undefined}
        title={titles[state]}
      >
        {isActive && props.activateLabel ? (
          <button
            className="activate"
            type="button"
            tabIndex={-1}
            data-activate=""
            title={props.activateLabel}
          >
            <Icon name="logic" size="sm" label={props.activateLabel} />
          </button>
        ) : null}
        {text}
      </div>,
    );
  }
  return (
    // biome-ignore lint/a11y: rows lie freely in the sheet; the focus is on their cells
    <div
      className="line"
      role="row"
      aria-rowindex={index + 2}
      aria-level={level + 1}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={hasChildren ? isExpanded : undefined}
      style={{ top: HEADER_HEIGHT_PX + index * ROW_HEIGHT_PX }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as the row */}
      <div
        className="title"
        role="rowheader"
        aria-colindex={1}
        tabIndex={activeColumn === 0 ? 0 : -1}
        aria-selected={block !== null && isInBlock(block, index, 0)}
        style={{
          paddingLeft: TITLE_PADDING_PX + level * INDENT_PX + (hasChildren ? 0 : TOGGLE_PX),
        }}
        title={node.title}
      >
        {hasChildren && (
          <button
            className="toggle"
            type="button"
            tabIndex={-1}
            aria-label={`${isExpanded ? props.collapseLabel : props.expandLabel}: ${node.title}`}
            onClick={() => props.onToggle(node.path)}
          >
            {isExpanded ? '−' : '+'}
          </button>
        )}
        <span className="name">{node.title}</span>
        {node.unit !== '' && <span className="unit">{node.unit}</span>}
      </div>
      {cells}
    </div>
  );
});
