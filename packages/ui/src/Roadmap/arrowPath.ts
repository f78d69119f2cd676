/** How far an arrow leaves a bar before it turns. */
export const STUB_PX = 8;
/** The line ends in the tip of the arrow. */
const TIP_PX = 6;

interface Point {
  x: number;
  y: number;
}

/** The tip reaches into the bar when the one before it is too near. */
const tipAt = (from: Point, to: Point): number =>
  to.x > from.x && to.x - from.x < TIP_PX ? from.x + TIP_PX + 1 : to.x;

/** From the end of one bar to the start of another, along the lines of the grid: line and tip. */
export function arrowPath(from: Point, to: Point, row: number): { line: string; tip: string } {
  const x = tipAt(from, to);
  const tip = `M${x - TIP_PX} ${to.y - 4}L${x} ${to.y}L${x - TIP_PX} ${to.y + 4}Z`;
  const last = x - TIP_PX / 2;
  if (to.x > from.x) {
    const turn = Math.min(from.x + STUB_PX, (from.x + to.x) / 2);
    return { line: `M${from.x} ${from.y}H${turn}V${to.y}H${last}`, tip };
  }
  // Between the rows, and back.
  const between = from.y + (to.y >= from.y ? row / 2 : -row / 2);
  const line = `M${from.x} ${from.y}H${from.x + STUB_PX}V${between}H${to.x - STUB_PX}V${to.y}H${last}`;
  return { line, tip };
}
