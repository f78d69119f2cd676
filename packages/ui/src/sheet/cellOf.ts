import type { Cell } from './cells.js';

/** The cell that an element is in; null for what is in none. */
export function cellOf(target: EventTarget | null): Cell | null {
  const element =
    target instanceof Element ? target.closest('[role="gridcell"], [role="rowheader"]') : null;
  const row = element?.closest('[role="row"]');
  if (!element || !row) return null;
  return {
    row: Number(row.getAttribute('aria-rowindex')) - 2,
    column: Number(element.getAttribute('aria-colindex')) - 1,
  };
}

/** The element of a cell that is drawn. */
export const elementOf = (sheet: HTMLElement | null, { row, column }: Cell): HTMLElement | null =>
  sheet?.querySelector<HTMLElement>(
    `[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 1}"]`,
  ) ?? null;
