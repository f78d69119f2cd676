import { type MonthNumber, textWidth } from '@tavoite/model';
import { foldedWidth } from './fold.js';
import { BASE_FONT_PX, FOLDED_EM, leftOf, MARK_PX, type Sizes } from './geometry.js';
import { type Asked, inFewestLanes, type MilestoneMark } from './milestoneLanes.js';
import type { RoadmapMilestone } from './types.js';

const MAX_TITLE_PX = 320;
const GAP_PX = 8;
/** Between a diamond, with the air around it, and its title. */
const TITLE_GAP_PX = 2;
/** Between the line of today and a title that would stand on it, from the middle of the line. */
const TODAY_AIR_PX = 5;
/** A title with less room than this says nothing: only its diamond is drawn. */
const MIN_TITLE_EM = 1.6;
/** Up to this many in one month get their own marks; more become one mark that lists them. */
const MAX_OF_A_MONTH = 2;

/** Its month is over: whether it was reached is not known. */
export const isPassed = (month: MonthNumber, currentMonth: MonthNumber): boolean =>
  month < currentMonth;

/** Diamond and title, in px. */
const widthOf = (title: number, { milestoneFont: font }: Sizes): number =>
  MARK_PX + Math.min(title, MAX_TITLE_PX * Math.max(1, font / BASE_FONT_PX)) + GAP_PX;

/**
 * Left edge of a diamond: inside of its month at its end, over the middle of one that is narrower.
 *
 * @param mark width of the diamond with the air around it, in px
 */
export const diamondLeft = (
  month: MonthNumber,
  firstMonth: MonthNumber,
  sizes: Pick<Sizes, 'month'>,
  mark = MARK_PX,
): number =>
  Math.max(
    leftOf(month, firstMonth, sizes) + (sizes.month - mark) / 2,
    leftOf(month + 1, firstMonth, sizes) - mark,
  );

/**
 * How far a title is moved away from its diamond, in px, where it would begin on the line of today or stick
 * to it: a line within a title stops at it.
 *
 * @param diamond left edge of the diamond
 * @param today where the line is; null where it is not
 */
export function titleMove(diamond: number, today: number | null, isBefore: boolean): number {
  if (today === null) return 0;
  const past = isBefore
    ? diamond - TITLE_GAP_PX - today
    : today - (diamond + MARK_PX + TITLE_GAP_PX);
  return Math.abs(past) < TODAY_AIR_PX ? past + TODAY_AIR_PX : 0;
}

/** How far a diamond of the last month reaches beyond it, in px: where months are narrower. */
export const diamondBeyond = (month: number): number => Math.max(0, (MARK_PX - month) / 2);

/**
 * Places milestones in lanes so that no two print over each other: side by side where all fit, in two lines
 * if need be, else one below the other. Titles are behind their diamonds, but where the timeline ends and
 * where that would take too many lanes. Where even the last lane is full, or the timeline is short, a title is
 * cut to the room it has: a diamond never leaves its month.
 *
 * @param today where the line of today is, in px of the track; null where it is not on it
 * @param lastMonth no mark reaches beyond the end of this one, but for diamonds wider than a month
 * @param countText the text of a mark of several milestones
 */
export function placeMilestones(
  milestones: readonly RoadmapMilestone[],
  range: { firstMonth: MonthNumber; lastMonth: MonthNumber; today?: number | null },
  sizes: Sizes,
  countText: (count: number) => string,
): { marks: MilestoneMark[]; lanes: number } {
  const months = new Map<MonthNumber, RoadmapMilestone[]>();
  for (const milestone of milestones) {
    if (milestone.month < range.firstMonth || milestone.month > range.lastMonth) continue;
    const others = months.get(milestone.month);
    if (others) others.push(milestone);
    else months.set(milestone.month, [milestone]);
  }
  const trackEnd =
    leftOf(range.lastMonth + 1, range.firstMonth, sizes) + diamondBeyond(sizes.month);
  const inOrder = [...months].sort(([a], [b]) => a - b);
  const asked = inOrder.flatMap(([month, ofMonth]) => {
    const shown = ofMonth.length > MAX_OF_A_MONTH ? [ofMonth] : ofMonth.map((one) => [one]);
    return shown.map((group): Asked => {
      const text = group.length > 1 ? countText(group.length) : (group[0]?.title ?? '');
      const diamond = diamondLeft(month, range.firstMonth, sizes);
      const { milestoneFont: font, lines } = sizes;
      const { today = null } = range;
      const move = Math.max(titleMove(diamond, today, false), titleMove(diamond, today, true));
      const needed = widthOf(textWidth(text, font), sizes) + move;
      const least = lines > 1 ? widthOf(foldedWidth(text, font * FOLDED_EM), sizes) + move : needed;
      return { month, milestones: group, diamond, needed, least };
    });
  });
  const lanes = inFewestLanes(asked, trackEnd);
  const marks = lanes.flat();
  for (const mark of marks) dropStub(mark, sizes);
  return { marks, lanes: Math.max(1, lanes.length) };
}

/** Leaves out a title of which hardly a letter would be seen. */
function dropStub(mark: MilestoneMark, sizes: Sizes): void {
  if (mark.width >= MARK_PX + MIN_TITLE_EM * sizes.milestoneFont) return;
  if (mark.before) mark.left += mark.width - MARK_PX;
  mark.width = MARK_PX;
}
