import { type CSSProperties, memo, type ReactNode } from 'react';
import { Icon } from '../Icon/index.js';
import type { DataMapNode, DataMapRow as Row } from './rows.js';
import { type Block, isInBlock } from './selection.js';
import { ActivateButton, Line, TitleCell, Toggle } from './styles.js';
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

/** The first month drawn makes room for those before it. */
export const roomBefore = ({ first }: Span): CSSProperties => ({
  marginInlineStart: `calc(${first} * var(--month-width))`,
});

/** One row of the data map: a `<div role="row">` with its title and the months near the view. */
export const DataMapRow = memo(function DataMapRow(props: DataMapRowProps) {
  const { row, index, columns, isExpanded, activeColumn, block } = props;
  const { node, level } = row;
  const hasChildren = node.children.length > 0;
  const cells: ReactNode[] = [];
  for (let month = columns.first; month < columns.end; month += 1) {
    const value = node.values[month] ?? null;
    const verified = node.verified[month] ?? false;
    cells.push(
      // biome-ignore lint/a11y/useSemanticElements: rows lie freely in the sheet, which a table's cannot
      <div
        key={month}
        role="gridcell"
        aria-colindex={month + 2}
        tabIndex={activeColumn === month + 1 ? 0 : undefined}
        data-state={value === null ? 'missing' : verified ? 'actual' : 'estimate'}
        aria-selected={block !== null && isInBlock(block, index, month + 1)}
        style={month === columns.first ? roomBefore(columns) : undefined}
        title={value === null ? undefined : verified ? props.actualLabel : props.estimateLabel}
      >
        {activeColumn === month + 1 && props.activateLabel ? (
          <ActivateButton type="button" tabIndex={-1} data-activate="" title={props.activateLabel}>
            <Icon name="logic" size="sm" label={props.activateLabel} />
          </ActivateButton>
        ) : null}
        {value === null ? props.emptyText : props.formatValue(value, node)}
      </div>,
    );
  }
  return (
    <Line
      role="row"
      aria-rowindex={index + 2}
      aria-level={level + 1}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={hasChildren ? isExpanded : undefined}
      data-level={level}
      style={{ '--row': index } as React.CSSProperties}
    >
      <TitleCell
        role="rowheader"
        aria-colindex={1}
        tabIndex={activeColumn === 0 ? 0 : -1}
        aria-selected={block !== null && isInBlock(block, index, 0)}
        style={{ '--level': level } as React.CSSProperties}
        title={node.title}
      >
        {hasChildren ? (
          <Toggle
            type="button"
            tabIndex={-1}
            aria-label={`${isExpanded ? props.collapseLabel : props.expandLabel}: ${node.title}`}
            onClick={() => props.onToggle(node.path)}
          >
            <span aria-hidden="true">{isExpanded ? '−' : '+'}</span>
          </Toggle>
        ) : (
          <span data-gap="" aria-hidden="true" />
        )}
        <span data-title="">{node.title}</span>
        {node.unit !== '' && <span data-unit="">{node.unit}</span>}
      </TitleCell>
      {cells}
    </Line>
  );
});
