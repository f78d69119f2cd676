import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { cellOf, elementOf } from './cellOf.js';
import { type Block, blockOf, type Cell, type Selection } from './cells.js';

/** What is selected in a sheet, and the cell that has its tab stop. */
export interface SheetSelection {
  /** The cell with the tab stop. */
  active: Cell;
  block: Block;
  /** Selects from one corner to the other, and leaves the focus where it is. */
  select: (selection: Selection) => void;
  /** Goes to a cell, as far as the sheet has it, and brings it into view. */
  moveTo: (cell: Cell, extend?: boolean) => void;
  /** Gives the focus to a cell as soon as it is drawn; null no longer gives it to any. */
  focusCell: (cell: Cell | null) => void;
  /** Of a press on a cell; a mouse selects from there on. */
  startAt: (event: PointerEvent, cell: Cell) => void;
  onPointerMove: (event: PointerEvent) => void;
}

const isSame = (a: Cell, b: Cell) => a.row === b.row && a.column === b.column;

/**
 * @param own the sheet
 * @param rowCount rows; columns are counted with the one of the titles
 * @param start where the tab stop is at first
 * @param reveal brings a cell into view
 */
export function useSelection(
  own: RefObject<HTMLElement | null>,
  rowCount: number,
  columnCount: number,
  start: Cell,
  reveal: (cell: Cell) => void,
): SheetSelection {
  const [selection, setSelection] = useState<Selection>({ anchor: start, focus: start });
  const [wanted, setWanted] = useState<Cell | null>(null);
  const dragging = useRef(false);
  const inside = ({ row, column }: Cell): Cell => ({
    row: Math.max(0, Math.min(row, rowCount - 1)),
    column: Math.max(0, Math.min(column, columnCount - 1)),
  });

  // Keys may move to a cell that is not in the DOM until the next render.
  useEffect(() => {
    const cell = wanted && elementOf(own.current, wanted);
    if (!cell) return;
    cell.focus({ preventScroll: true });
    setWanted(null);
  });

  const extendTo = (cell: Cell, extend: boolean) =>
    setSelection(({ anchor }) => ({ anchor: extend ? anchor : cell, focus: cell }));
  return {
    active: inside(selection.focus),
    block: blockOf({ anchor: inside(selection.anchor), focus: inside(selection.focus) }),
    select: setSelection,
    moveTo(cell, extend = false) {
      const next = inside(cell);
      extendTo(next, extend);
      reveal(next);
      setWanted(next);
    },
    focusCell: setWanted,
    startAt(event, cell) {
      extendTo(cell, event.shiftKey);
      // A finger scrolls; only a mouse drags a selection.
      dragging.current = event.pointerType === 'mouse';
    },
    onPointerMove(event) {
      if (!dragging.current || event.buttons !== 1) {
        dragging.current = false;
        return;
      }
      const cell = cellOf(event.target);
      if (cell && !isSame(cell, selection.focus)) extendTo(cell, true);
    },
  };
}
