/*
 * Separate from the schemas: the browser has no use for those, and a function in the same file would bring
 * them along.
 */

/** The `verified` of a column as flags, one per period. */
export function verifiedFlags(verified: string): boolean[] {
  return Array.from(verified, (flag) => flag === '1');
}
