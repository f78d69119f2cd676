/** How far an arrow leaves a bar before it turns. */
export const STUB_PX = 8;

interface Point {
  x: number;
  y: number;
}

/** From the end of one bar to the start of another, along the lines of the grid. */
export function arrowPath(from: Point, to: Point, row: number): string {
  const [out, into] = [from.x + STUB_PX, to.x - STUB_PX];
  if (into >= out) return `M${from.x} ${from.y}H${out}V${to.y}H${to.x - 3}`;
  // Between the rows, and back.
  const between = from.y + (to.y >= from.y ? row / 2 : -row / 2);
  return `M${from.x} ${from.y}H${out}V${between}H${into}V${to.y}H${to.x - 3}`;
}
