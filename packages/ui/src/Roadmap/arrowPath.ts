/** How far an arrow leaves a bar before it turns: in the middle of the gap, where the next bar begins at once. */
const LEAVE_PX = 2;
/** How far before a bar it turns towards it. */
const STUB_PX = 8;
/** The line ends in the tip of the arrow. */
const TIP_PX = 6;

interface Point {
  x: number;
  y: number;
}

/** Between bars this near to each other there is no room for a tip: it would be a smudge. */
const LEAST_GAP_PX = TIP_PX + 2;

const hasTip = (from: Point, to: Point): boolean => to.x <= from.x || to.x - from.x >= LEAST_GAP_PX;

/** The corners of an arrow from the end of one bar to the start of another, along the lines of the grid. */
export function arrowPoints(from: Point, to: Point, row: number): Point[] {
  const last = { x: hasTip(from, to) ? to.x - TIP_PX / 2 : to.x, y: to.y };
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

/** The same as line and tip; the tip is empty where there is no room for it. */
export function arrowPath(from: Point, to: Point, row: number): { line: string; tip: string } {
  const line = arrowPoints(from, to, row)
    // Sideways and up or down by turns.
    .map(({ x: left, y }, index) =>
      index === 0 ? `M${left} ${y}` : index % 2 === 1 ? `H${left}` : `V${y}`,
    )
    .join('');
  const { x, y } = to;
  return {
    line,
    tip: hasTip(from, to) ? `M${x - TIP_PX} ${y - 4}L${x} ${y}L${x - TIP_PX} ${y + 4}Z` : '',
  };
}
