import type { MonthNumber } from '@tavoite/model';
import { LETTER_EM, leftOf, type Sizes } from './geometry.js';
import type { RoadmapMilestone } from './types.js';

/** The diamond with the air around it: also the smallest thing to press. */
export const MARK_PX = 24;
const MAX_TITLE_PX = 200;
const GAP_PX = 8;
/** A title with less room than this, in letters, says nothing: only its diamond is drawn. */
const MIN_LETTERS = 3;
/** More lanes would take the height from the rows. */
const MAX_LANES = 5;
/** Up to this many in one month get their own marks; more become one mark that lists them. */
const MAX_OF_A_MONTH = 2;

/** One mark in the head: a milestone, or all those of a month. */
export interface MilestoneMark {
  month: MonthNumber;
  milestones: readonly RoadmapMilestone[];
  /** 0-based, from above. */
  lane: number;
  /** In px of the track; the diamond is at the end of the month. */
  left: number;
  /** `MARK_PX` when there is no room for a title. */
  width: number;
  /** The title is before the diamond, because the timeline ends behind it and has more room there. */
  before: boolean;
}

/** Diamond and title, in px. */
const widthOf = (text: string, sizes: Sizes): number => {
  const scale = sizes.font * LETTER_EM;
  return (
    MARK_PX + Math.min(text.length * scale, MAX_TITLE_PX * Math.max(1, sizes.font / 13)) + GAP_PX
  );
};

/**
 * Places milestones in lanes so that no two print over each other: side by side where both fit,
 * else one below the other. Where even the last lane is full, or the timeline is short, a title is
 * cut to the room it has: a diamond never leaves its month.
 *
 * @param lastMonth no mark reaches beyond the end of this one by more than half a diamond
 * @param countText the text of a mark of several milestones
 */
export function placeMilestones(
  milestones: readonly RoadmapMilestone[],
  range: { firstMonth: MonthNumber; lastMonth: MonthNumber },
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
  const trackEnd = leftOf(range.lastMonth + 1, range.firstMonth, sizes);
  const lanes: MilestoneMark[][] = [];
  const inOrder = [...months].sort(([a], [b]) => a - b);
  for (const [month, ofMonth] of inOrder) {
    const shown = ofMonth.length > MAX_OF_A_MONTH ? [ofMonth] : ofMonth.map((one) => [one]);
    for (const group of shown) {
      const text = group.length > 1 ? countText(group.length) : (group[0]?.title ?? '');
      const fullWidth = widthOf(text, sizes);
      const diamond = leftOf(month + 1, range.firstMonth, sizes) - MARK_PX / 2;
      const roomBefore = diamond + MARK_PX;
      const roomAfter = trackEnd + MARK_PX / 2 - diamond;
      const before = fullWidth > roomAfter && roomBefore > roomAfter;
      const width = Math.min(fullWidth, before ? roomBefore : roomAfter);
      const left = before ? roomBefore - width : diamond;
      const mark = { month, milestones: group, lane: 0, left, width, before };
      place(mark, diamond, lanes);
    }
  }
  const marks = lanes.flat();
  for (const mark of marks) dropStub(mark, sizes);
  return { marks, lanes: Math.max(1, lanes.length) };
}

/** Leaves out a title of which hardly a letter would be seen. */
function dropStub(mark: MilestoneMark, sizes: Sizes): void {
  if (mark.width >= MARK_PX + MIN_LETTERS * sizes.font * LETTER_EM) return;
  if (mark.before) mark.left += mark.width - MARK_PX;
  mark.width = MARK_PX;
}

const endOf = (mark: MilestoneMark | undefined) => (mark ? mark.left + mark.width : -Infinity);

/** Puts a mark into the first lane with room for it; adds it to `lanes`. */
function place(mark: MilestoneMark, diamond: number, lanes: MilestoneMark[][]): void {
  const free = lanes.findIndex((lane) => endOf(lane.at(-1)) <= mark.left);
  if (free !== -1 || lanes.length < MAX_LANES) {
    mark.lane = free === -1 ? lanes.length : free;
    lanes[mark.lane] = [...(lanes[mark.lane] ?? []), mark];
    return;
  }
  // Where the last diamond is farthest away, both get some room for their titles.
  const diamondOf = (lane: MilestoneMark[]) => {
    const last = lane.at(-1) as MilestoneMark;
    return last.before ? endOf(last) - MARK_PX : last.left;
  };
  const lane = lanes.reduce((best, one) => (diamondOf(one) < diamondOf(best) ? one : best));
  const last = lane.at(-1) as MilestoneMark;
  mark.lane = last.lane;
  if (mark.before) {
    mark.left = Math.max(mark.left, Math.min(endOf(last), diamond));
    mark.width = diamond + MARK_PX - mark.left;
  }
  if (!last.before) last.width = Math.max(MARK_PX, Math.min(last.width, mark.left - last.left));
  lane.push(mark);
}
