import { pixels } from '@tavoite/tokens';

/** Height between a card and its children's cards. */
export const CONNECTOR_HEIGHT_PX = pixels('layout-connector');
/** Height of the shortest stem, and what each further parent of a level adds to it. */
const STEM_PX = pixels('layout-connector-stem');
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

export interface Bend {
  /** Where the line starts and ends, in CSS pixels. */
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  /** Height at which it runs sideways. */
  readonly bendY: number;
}

/** SVG path data of a line that runs down, sideways at `bendY` and down again, corners rounded. */
export function bendPath({ from, to, bendY }: Bend): string {
  const aside = to.x - from.x;
  // Halves of odd widths: a line with a bend of one pixel looks broken.
  const dx = Math.abs(aside) <= 1 ? 0 : aside;
  const radius = Math.min(
    CORNER_RADIUS_PX,
    Math.abs(dx) / 2,
    Math.abs(bendY - from.y),
    Math.abs(to.y - bendY),
  );
  if (radius === 0) {
    return dx === 0
      ? `M${from.x} ${from.y}V${to.y}`
      : `M${from.x} ${from.y}V${bendY}H${to.x}V${to.y}`;
  }
  const side = Math.sign(dx) * radius;
  return [
    `M${from.x} ${from.y}`,
    `V${bendY - radius}`,
    `Q${from.x} ${bendY} ${from.x + side} ${bendY}`,
    `H${to.x - side}`,
    `Q${to.x} ${bendY} ${to.x} ${bendY + radius}`,
    `V${to.y}`,
  ].join('');
}

/** Lines from one card down to each of its children: centres in, SVG path data out. */
export function branchesPath(parentX: number, childXs: readonly number[], stem: number): string {
  return childXs
    .map((x) =>
      bendPath({
        from: { x: parentX, y: 0 },
        to: { x, y: CONNECTOR_HEIGHT_PX },
        bendY: stem,
      }),
    )
    .join('');
}
