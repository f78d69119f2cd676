import { pixels } from '@tavoite/tokens';

/** Height between a card and its children's cards. */
export const CONNECTOR_HEIGHT_PX = pixels('layout-connector');
/** Height of the shortest stem, and what each further parent of a level adds to it. */
export const STEM_PX = pixels('layout-connector-stem');
const STEM_STEP_PX = pixels('layout-connector-step');
/** What a stem must leave of the height for the branches. */
const MIN_BRANCH_PX = 20;
const CORNER_RADIUS_PX = 8;

/**
 * Length of the stem under the parent which is number `order` (from 0) among the open parents of
 * its level: each one's cross-line is slightly lower than the previous one.
 */
export function stemLength(order: number): number {
  return Math.min(STEM_PX + STEM_STEP_PX * order, CONNECTOR_HEIGHT_PX - MIN_BRANCH_PX);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** SVG path data that goes on from a point sideways and then up or down, around a rounded corner. */
export function elbow(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Halves of odd widths: a line with a bend of one pixel looks broken.
  if (Math.abs(dx) <= 1) return `V${to.y}`;
  const radius = Math.min(CORNER_RADIUS_PX, Math.abs(dx), Math.abs(dy));
  const corner = to.x - Math.sign(dx) * radius;
  return `H${corner}Q${to.x} ${from.y} ${to.x} ${from.y + Math.sign(dy) * radius}V${to.y}`;
}

/** Where the bar under the objectives is in a joined tree, which begins above it to show all of its width. */
export const BAR_PX = 2;

/** Lines from the bar under the objectives, whose middle is at `middle`, down to each top card. */
export const hangingPath = (middle: number, childXs: readonly number[]): string =>
  childXs
    .map(
      (x) => `M${middle} ${BAR_PX}${elbow({ x: middle, y: BAR_PX }, { x, y: BAR_PX + STEM_PX })}`,
    )
    .join('');

/**
 * Lines from one card down to each of its children: centres in, SVG path data out.
 * @param scale of their height; 1 is full size
 */
export function branchesPath(
  parentX: number,
  childXs: readonly number[],
  stem: number,
  scale = 1,
): string {
  const turn = stem * scale;
  return childXs
    .map(
      (x) =>
        `M${parentX} 0V${turn}${elbow({ x: parentX, y: turn }, { x, y: CONNECTOR_HEIGHT_PX * scale })}`,
    )
    .join('');
}
