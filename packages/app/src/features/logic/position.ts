import type { TreeView } from '@tavoite/ui';

/** Local storage key of where an organisation's tree was left. */
export const positionKey = (organizationId: number): string => `logic-tree-${organizationId}`;

/** The position is saved when more than this has passed since the tree was last updated. */
export const TREE_REST_MS = 1_500;

/** As it is stored: the position, and when the tree was moved there, in ms since 1970. */
export function writePosition(view: TreeView, updated: number): string {
  return JSON.stringify({ ...view, updated });
}

/** A stored position; null for none, and for anything that is not one. */
export function readPosition(stored: string | null): TreeView | null {
  if (stored === null) return null;
  try {
    const { x, y, scale, width, columns } = JSON.parse(stored) as Partial<
      Record<keyof TreeView, unknown>
    >;
    const isNumber = (value: unknown): value is number => Number.isFinite(value);
    if (!isNumber(x) || !isNumber(y) || !isNumber(scale) || scale <= 0) return null;
    return {
      x,
      y,
      scale,
      ...(isNumber(width) && { width }),
      ...(isNumber(columns) && columns >= 1 && { columns: Math.floor(columns) }),
    };
  } catch {
    return null;
  }
}
