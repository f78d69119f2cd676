import { ESTIMATE, MISSING } from '../kernel/columns.js';

/** Where the cursor is: a row (series) and a position (period or key) in it. */
export interface CursorPlace {
  readonly row: number;
  readonly index: number;
}

/** Which points the cursor can be on: one column of kinds for each series. */
export type CursorField = readonly Uint8Array[];

const drawn = (field: CursorField, row: number, index: number): boolean =>
  (field[row]?.[index] ?? MISSING) !== MISSING;

/** The nearest drawn point from `index` on in a direction, or null. */
function seek(field: CursorField, row: number, index: number, step: 1 | -1): CursorPlace | null {
  const length = field[row]?.length ?? 0;
  for (let i = index; i >= 0 && i < length; i += step) {
    if (drawn(field, row, i)) return { row, index: i };
  }
  return null;
}

/** Where the cursor starts: the newest actual point of the first series that has one, else its last point. */
export function firstPlace(field: CursorField): CursorPlace | null {
  for (const [row, kinds] of field.entries()) {
    const index = kinds.findLastIndex((kind) => kind !== MISSING && kind !== ESTIMATE);
    if (index >= 0) return { row, index };
  }
  for (let row = 0; row < field.length; row += 1) {
    const place = seek(field, row, (field[row]?.length ?? 0) - 1, -1);
    if (place) return place;
  }
  return null;
}

/**
 * Where a key takes the cursor. Left and right step through the drawn points of a series, up and
 * down change the series and keep the position, Home and End go to its ends, Page Up and Page Down
 * go `page` positions.
 * @returns null for a key that does not move the cursor; the same place at an end
 */
export function moveCursor(
  key: string,
  from: CursorPlace,
  field: CursorField,
  page: number,
): CursorPlace | null {
  const { row, index } = from;
  const last = (field[row]?.length ?? 0) - 1;
  const rows = field.length;
  switch (key) {
    case 'ArrowRight':
      return seek(field, row, index + 1, 1) ?? from;
    case 'ArrowLeft':
      return seek(field, row, index - 1, -1) ?? from;
    case 'Home':
      return seek(field, row, 0, 1) ?? from;
    case 'End':
      return seek(field, row, last, -1) ?? from;
    case 'PageDown':
      return seek(field, row, Math.min(last, index + page), -1) ?? from;
    case 'PageUp':
      return seek(field, row, Math.max(0, index - page), 1) ?? from;
    case 'ArrowDown':
      return { row: (row + 1) % rows, index };
    case 'ArrowUp':
      return { row: (row + rows - 1) % rows, index };
    default:
      return null;
  }
}
