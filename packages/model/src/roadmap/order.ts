/**
 * A whole order from one that may name too few or too many: those named come first, in the order
 * asked for, the others after them as they were. Unknown and repeated ones are ignored.
 */
export function completeOrder(current: readonly number[], asked: readonly number[]): number[] {
  const known = new Set(current);
  return [...new Set([...asked.filter((id) => known.has(id)), ...current])];
}

/** The order with one item at another place, from 0; beyond the end means at the end. */
export function withItemAt(order: readonly number[], id: number, place: number): number[] {
  const others = order.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
