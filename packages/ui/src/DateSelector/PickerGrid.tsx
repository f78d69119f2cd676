import { token } from '@tavoite/tokens';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { plainButton } from '../styles/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';

/** One cell: a month or a year. */
export interface PickerCell {
  value: number;
  text: string;
  /** A second, smaller line; not spoken. */
  note?: string | undefined;
  /** Spoken name, where the text is an abbreviation of it. */
  name?: string | undefined;
  /** Chosen itself: an end of the range, the one month, a year. */
  chosen: boolean;
  /** Inside of what is chosen. */
  inside: boolean;
  disabled: boolean;
  /** The month or year of today. */
  current: boolean;
}

export interface PickerGridProps {
  label: string;
  cells: readonly PickerCell[];
  columns: number;
  /** More than one cell can be chosen. */
  multiple: boolean;
  /** Smaller letters, for labels that are long. */
  dense?: boolean;
  /** Value of the cell that is the grid's one tab stop. */
  active: number;
  /** True: the active cell takes the focus when the grid appears. */
  autoFocus?: boolean;
  onPick: (value: number) => void;
  /** Where a key moves the focus; null when it moves nothing. */
  valueOfKey: (key: string, value: number) => number | null;
  onActiveChange: (value: number) => void;
  /** The pointer or the focus has come to a cell, or left (null). */
  onPoint?: (value: number | null) => void;
  /** Id of what is said of the cell that is pointed at. */
  describedBy?: string | undefined;
  /** A key could not move the focus any further. */
  onEnd?: () => void;
}

const Grid = styled.div`
  display: grid;
  gap: 2px 0;
  grid-template-columns: repeat(var(--picker-columns), minmax(0, 1fr));

  &[data-dense] {
    font-size: ${token('font-size-sm')};
  }
`;

const Row = styled.div`
  display: contents;
`;

const Cell = styled.button`
  ${plainButton}
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 36px;
  padding: 2px;
  font-variant-numeric: tabular-nums;
  line-height: ${token('line-height-tight')};
  text-align: center;
  border-radius: ${token('radius-control')};

  &:has(small) {
    min-height: ${token('size-control-lg')};
    padding-block-end: 5px;
  }

  small {
    font-size: ${token('font-size-xs')};
    color: ${token('color-text-muted')};
  }

  &:hover {
    background: ${token('color-surface-hover')};
  }

  &[data-inside] {
    background: ${token('color-surface-selected')};
    border-radius: 0;
  }

  &[data-chosen] {
    background: ${token('color-accent')};
    color: ${token('color-on-accent')};
    font-weight: ${token('font-weight-semibold')};
    border-radius: ${token('radius-control')};
  }

  &[data-chosen] small {
    color: inherit;
  }

  &[data-chosen]:hover {
    background: ${token('color-accent-hover')};
  }

  &[aria-disabled='true'] {
    color: ${token('color-text-disabled')};
    background: none;
    cursor: not-allowed;
  }

  &[aria-disabled='true'] small {
    color: inherit;
  }

  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-block-end: 3px;
    inline-size: 16px;
    border-block-end: 2px solid currentcolor;
  }

  &:focus-visible {
    z-index: 1;
    outline-offset: -1px;
  }

  &[data-chosen]:focus-visible {
    outline-offset: 1px;
  }

  @media (forced-colors: active) {
    &[data-inside],
    &[data-chosen] {
      forced-color-adjust: none;
      color: SelectedItemText;
      background: SelectedItem;
    }

    &[data-inside] small {
      color: inherit;
    }

    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

/** Rows of `columns` cells. */
function rowsOf(cells: readonly PickerCell[], columns: number): PickerCell[][] {
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}

/**
 * A grid of months or years with one tab stop, moved by the keys of the date picker pattern. What
 * is disabled can have the focus, so that the arrows do not jump. Renders a `<div role="grid">`.
 */
export const PickerGrid = ({
  label,
  cells,
  columns,
  multiple,
  dense,
  active,
  autoFocus = false,
  onPick,
  valueOfKey,
  onActiveChange,
  onPoint,
  describedBy,
  onEnd,
}: PickerGridProps) => {
  const gridRef = useRef<HTMLDivElement>(null);
  const followFocus = useRef(autoFocus);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the active cell is looked up again.
  useEffect(() => {
    if (!followFocus.current) return;
    followFocus.current = false;
    gridRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active]);

  const keyDown = (event: KeyboardEvent<HTMLElement>, value: number) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const next = valueOfKey(event.key, value);
    if (next === null) return;
    event.preventDefault();
    if (next === value) {
      onEnd?.();
      return;
    }
    followFocus.current = true;
    onActiveChange(next);
  };

  return (
    <Grid
      ref={gridRef}
      role="grid"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      data-dense={dense || undefined}
      style={{ '--picker-columns': columns } as React.CSSProperties}
    >
      {rowsOf(cells, columns).map((row) => (
        <Row key={row[0]?.value} role="row">
          {row.map((cell) => (
            <Cell
              key={cell.value}
              type="button"
              role="gridcell"
              tabIndex={cell.value === active ? 0 : -1}
              aria-selected={cell.chosen || cell.inside}
              aria-disabled={cell.disabled || undefined}
              aria-describedby={describedBy}
              aria-current={cell.current ? 'date' : undefined}
              data-chosen={cell.chosen || undefined}
              data-inside={(cell.inside && !cell.chosen) || undefined}
              onClick={() => {
                onActiveChange(cell.value);
                if (!cell.disabled) onPick(cell.value);
              }}
              onKeyDown={(event) => keyDown(event, cell.value)}
              onPointerEnter={() => onPoint?.(cell.value)}
              onPointerLeave={() => onPoint?.(null)}
              onFocus={() => onPoint?.(cell.value)}
              onBlur={() => onPoint?.(null)}
            >
              <span aria-hidden={cell.name ? true : undefined}>{cell.text}</span>
              {cell.note ? <small aria-hidden="true">{cell.note}</small> : null}
              {cell.name ? <VisuallyHidden>{cell.name}</VisuallyHidden> : null}
            </Cell>
          ))}
        </Row>
      ))}
    </Grid>
  );
};
