/** How far an arrow leaves a bar before it turns: in the middle of the gap, where the next bar begins at once. */
const LEAVE_PX = 2;
/** How far before a bar it turns towards it. */
const STUB_PX = 8;
/** The line ends in the tip of the arrow. */
const TIP_PX = 6;
/** How far it reaches to either side; a short one is as pointed. */
const TIP_HALF_PX = 4;
const SMALL_TIP_HALF_PX = 3.5;

interface Point {
  x: number;
  y: number;
}

/** Length of the tip: where the next bar begins at once, it fills the gap. */
const tipOf = (from: Point, to: Point): number =>
  to.x <= from.x ? TIP_PX : Math.min(TIP_PX, to.x - from.x);

/** The corners of an arrow from the end of one bar to the start of another, along the lines of the grid. */
export function arrowPoints(from: Point, to: Point, row: number): Point[] {
  const last = { x: to.x - tipOf(from, to) / 2, y: to.y };
  if (to.x > from.x) {
    const turn = Math.min(from.x + LEAVE_PX, (from.x + to.x) / 2);
    return [from, { x: turn, y: from.y }, { x: turn, y: to.y }, last];
  }
  // Between the rows, and back.
  const between = from.y + (to.y >= from.y ? row / 2 : -row / 2);
  const [away, before] = [from.x + LEAVE_PX, to.x - STUB_PX];
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
  const line = arrowPoints(from, to, row)
    // Sideways and up or down by turns.
    .map(({ x: left, y }, index) =>
      index === 0 ? `M${left} ${y}` : index % 2 === 1 ? `H${left}` : `V${y}`,
    )
    .join('');
  const { x, y } = to;
  const length = tipOf(from, to);
  const half = length < TIP_PX ? SMALL_TIP_HALF_PX : TIP_HALF_PX;
  return { line, tip: `M${x - length} ${y - half}L${x} ${y}L${x - length} ${y + half}Z` };
}
