/** A run of rows or columns: `first` included, `end` not. */
export interface Span {
  first: number;
  end: number;
}

/**
 * The items of fixed size to draw for a scroll position. Both ends move in
 * steps, so that small scrolls draw nothing new, and reach `step` items beyond
 * the edge, so that nothing is missing while the next frame is on its way.
 *
 * @param offset scrolled distance in px
 * @param length visible length in px
 * @param size size of an item in px
 * @param count number of items
 * @param step items drawn together
 */
export function spanOf(
  offset: number,
  length: number,
  size: number,
  count: number,
  step: number,
): Span {
  const firstSeen = Math.floor(Math.max(0, offset) / size);
  const endSeen = Math.ceil(Math.max(0, offset + length) / size);
  return {
    first: Math.min(count, Math.max(0, Math.floor(firstSeen / step) * step - step)),
    end: Math.min(count, Math.ceil(endSeen / step) * step + step),
  };
}
