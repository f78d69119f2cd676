/** A cell: column 0 is the title, column i + 1 the i-th month. */
export interface Cell {
  row: number;
  column: number;
}

/** Two corners; `anchor` stays, `focus` moves. */
export interface Selection {
  anchor: Cell;
  focus: Cell;
}

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value));

/** The cell that an arrow, Home, End or Page key leads to; null for other keys. */
export function cellAfterKey(
  key: string,
  withControl: boolean,
  cell: Cell,
  rowCount: number,
  columnCount: number,
  pageRows: number,
): Cell | null {
  const at = (row: number, column: number): Cell => ({
    row: clamp(row, rowCount - 1),
    column: clamp(column, columnCount - 1),
  });
  switch (key) {
    case 'ArrowDown':
      return at(cell.row + 1, cell.column);
    case 'ArrowUp':
      return at(cell.row - 1, cell.column);
    case 'ArrowRight':
      return at(cell.row, cell.column + 1);
    case 'ArrowLeft':
      return at(cell.row, cell.column - 1);
    case 'PageDown':
      return at(cell.row + pageRows, cell.column);
    case 'PageUp':
      return at(cell.row - pageRows, cell.column);
    case 'Home':
      return at(withControl ? 0 : cell.row, 0);
    case 'End':
      return at(withControl ? rowCount - 1 : cell.row, columnCount - 1);
    default:
      return null;
  }
}

export interface Block {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

export function blockOf({ anchor, focus }: Selection): Block {
  return {
    firstRow: Math.min(anchor.row, focus.row),
    lastRow: Math.max(anchor.row, focus.row),
    firstColumn: Math.min(anchor.column, focus.column),
    lastColumn: Math.max(anchor.column, focus.column),
  };
}

export const isInBlock = (block: Block, row: number, column: number) =>
  row >= block.firstRow &&
  row <= block.lastRow &&
  column >= block.firstColumn &&
  column <= block.lastColumn;
