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

/** The corners of an arrow from the end of one bar to the start of another, along the lines of the grid. */
export function arrowPoints(from: Point, to: Point, row: number): Point[] {
  const last = { x: tipAt(from, to) - TIP_PX / 2, y: to.y };
  if (to.x > from.x) {
    const turn = Math.min(from.x + STUB_PX, (from.x + to.x) / 2);
    return [from, { x: turn, y: from.y }, { x: turn, y: to.y }, last];
  }
  // Between the rows, and back.
  const between = from.y + (to.y >= from.y ? row / 2 : -row / 2);
  const [away, before] = [from.x + STUB_PX, to.x - STUB_PX];
  return [
    from,
    { x: away, y: from.y },
    { x: away, y: between },
    { x: before, y: between },
    { x: before, y: to.y },
    last,
  ];
}

/** The same as line and tip. */
export function arrowPath(from: Point, to: Point, row: number): { line: string; tip: string } {
  const x = tipAt(from, to);
  const line = arrowPoints(from, to, row)
    // Sideways and up or down by turns.
    .map(({ x: left, y }, index) =>
      index === 0 ? `M${left} ${y}` : index % 2 === 1 ? `H${left}` : `V${y}`,
    )
    .join('');
  return { line, tip: `M${x - TIP_PX} ${to.y - 4}L${x} ${to.y}L${x - TIP_PX} ${to.y + 4}Z` };
}
