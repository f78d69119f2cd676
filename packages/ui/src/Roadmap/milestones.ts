import { type MonthNumber, textWidth } from '@tavoite/model';
import { BASE_FONT_PX, leftOf, type Sizes } from './geometry.js';
import type { RoadmapMilestone } from './types.js';

/** The diamond with the air around it: also the smallest thing to press. */
export const MARK_PX = 24;
const MAX_TITLE_PX = 320;
const GAP_PX = 8;
/** A title with less room than this says nothing: only its diamond is drawn. */
const MIN_TITLE_EM = 1.6;
/** More lanes would take the height from the rows. */
const MAX_LANES = 6;
/** So long it looks for a place for all titles. */
const MAX_TRIES = 1_000;
/** Up to this many in one month get their own marks; more become one mark that lists them. */
const MAX_OF_A_MONTH = 2;

/** One mark in the head: a milestone, or all those of a month. */
export interface MilestoneMark {
  month: MonthNumber;
  milestones: readonly RoadmapMilestone[];
  /** 0-based, from above. */
  lane: number;
  /** In px of the track; the diamond is at the end of the month, inside of it. */
  left: number;
  /** `MARK_PX` when there is no room for a title. */
  width: number;
  /** The title is before the diamond, because the timeline ends behind it and has more room there. */
  before: boolean;
}

/** Diamond and title, in px. */
const widthOf = (text: string, { milestoneFont: font }: Sizes): number =>
  MARK_PX +
  Math.min(textWidth(text, font), MAX_TITLE_PX * Math.max(1, font / BASE_FONT_PX)) +
  GAP_PX;

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

/** How far a diamond of the last month reaches beyond it, in px: where months are narrower. */
export const diamondBeyond = (month: number): number => Math.max(0, (MARK_PX - month) / 2);

const SIDES = ['after', 'before'] as const;

/** What is to be placed, with the room that it asks for. */
interface Asked {
  month: MonthNumber;
  milestones: readonly RoadmapMilestone[];
  diamond: number;
  wanted: number;
}

/**
 * Places milestones in lanes so that no two print over each other: side by side where both fit, else one
 * below the other, with all titles on the same side of their diamonds, or on either where that saves more
 * than a lane. Where even the last lane is full,
 * or the timeline is short, a title is cut to the room it has: a diamond never leaves its month.
 *
 * @param lastMonth no mark reaches beyond the end of this one, but for diamonds wider than a month
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
  const trackEnd =
    leftOf(range.lastMonth + 1, range.firstMonth, sizes) + diamondBeyond(sizes.month);
  const inOrder = [...months].sort(([a], [b]) => a - b);
  const asked = inOrder.flatMap(([month, ofMonth]) => {
    const shown = ofMonth.length > MAX_OF_A_MONTH ? [ofMonth] : ofMonth.map((one) => [one]);
    return shown.map((group): Asked => {
      const text = group.length > 1 ? countText(group.length) : (group[0]?.title ?? '');
      const diamond = diamondLeft(month, range.firstMonth, sizes);
      return { month, milestones: group, diamond, wanted: widthOf(text, sizes) };
    });
  });
  const lanes = inFewestLanes(asked, trackEnd);
  const marks = lanes.flat();
  for (const mark of marks) dropStub(mark, sizes);
  return { marks, lanes: Math.max(1, lanes.length) };
}

interface Placed {
  lanes: MilestoneMark[][];
  /** What is cut off titles, in px. */
  lost: number;
}

/**
 * In as few lanes as hold all titles whole, or in one more where all stand on the same side of their diamonds
 * then; else with as little cut off them as can be.
 */
function inFewestLanes(asked: readonly Asked[], trackEnd: number): MilestoneMark[][] {
  for (let count = 1; count <= MAX_LANES; count += 1) {
    const lanes = wholeIn(count, asked, trackEnd, 'either');
    if (!lanes) continue;
    for (const some of [count, count + 1].filter((one) => one <= MAX_LANES))
      for (const side of ['after', 'before'] as const) {
        const even = wholeIn(some, asked, trackEnd, side);
        if (even) return even;
      }
    return lanes;
  }
  const [left, right] = [placeAll(asked, trackEnd), placedFromRight(asked, trackEnd)];
  // Many near the end have more room at their left: placed from there, more titles are seen whole.
  return right.lost < left.lost ? right.lanes : left.lanes;
}

/**
 * Lanes in which every title has room; null where it finds none.
 *
 * @param side of the diamonds on which titles are, but for those that the ends of the timeline leave no room there
 */
function wholeIn(
  count: number,
  asked: readonly Asked[],
  trackEnd: number,
  side: 'either' | 'after' | 'before',
): MilestoneMark[][] | null {
  const lanes = Array.from({ length: count }, (): MilestoneMark[] => []);
  let tries = 0;
  const placeFrom = (index: number): boolean => {
    const one = asked[index];
    if (!one) return true;
    tries += 1;
    if (tries > MAX_TRIES) return false;
    const { month, milestones, diamond, wanted } = one;
    const lefts = { after: diamond, before: diamond + MARK_PX - wanted };
    const hasRoom = (left: number) => left >= 0 && left + wanted <= trackEnd;
    const sides = side !== 'either' && hasRoom(lefts[side]) ? [side] : SIDES;
    for (const [left, before] of sides.map((one) => [lefts[one], one === 'before'] as const)) {
      if (!hasRoom(left)) continue;
      for (const [lane, marks] of lanes.entries()) {
        if (endOf(marks.at(-1)) > left) continue;
        marks.push({ month, milestones, lane, left, width: wanted, before });
        if (placeFrom(index + 1)) return true;
        marks.pop();
        // All that are empty are the same.
        if (marks.length === 0) break;
      }
    }
    return false;
  };
  return placeFrom(0) ? lanes : null;
}

function placeAll(asked: readonly Asked[], trackEnd: number): Placed {
  const lanes: MilestoneMark[][] = [];
  for (const { month, milestones, diamond, wanted } of asked)
    place({ month, milestones, lane: 0 }, diamond, wanted, trackEnd, lanes);
  const wantedOf = new Map(asked.map(({ milestones, wanted }) => [milestones, wanted]));
  const lost = lanes
    .flat()
    .reduce((sum, mark) => sum + Math.max(0, (wantedOf.get(mark.milestones) ?? 0) - mark.width), 0);
  return { lanes, lost };
}

/** The same in a mirror: the last milestone first. */
function placedFromRight(asked: readonly Asked[], trackEnd: number): Placed {
  const mirrored = asked
    .map((one) => ({ ...one, diamond: trackEnd - one.diamond - MARK_PX }))
    .reverse();
  const { lanes, lost } = placeAll(mirrored, trackEnd);
  const back = (mark: MilestoneMark): MilestoneMark => ({
    ...mark,
    left: trackEnd - mark.left - mark.width,
    before: !mark.before,
  });
  return { lanes: lanes.map((lane) => lane.map(back).reverse()), lost };
}

/** Leaves out a title of which hardly a letter would be seen. */
function dropStub(mark: MilestoneMark, sizes: Sizes): void {
  if (mark.width >= MARK_PX + MIN_TITLE_EM * sizes.milestoneFont) return;
  if (mark.before) mark.left += mark.width - MARK_PX;
  mark.width = MARK_PX;
}

const endOf = (mark: MilestoneMark | undefined) => (mark ? mark.left + mark.width : -Infinity);

/** Where a mark could be: on which side its title is, and how much of titles is seen then. */
interface Choice {
  lane: number;
  left: number;
  width: number;
  before: boolean;
  /** Width that is left to the mark before it. */
  lastWidth: number;
  /** In px: what is seen of its own title, less what the mark before it loses. */
  seen: number;
}

/** With its title on one side of the diamond, in the room that the last mark of the lane leaves. */
function choiceOf(
  lane: readonly MilestoneMark[],
  index: number,
  diamond: number,
  wanted: number,
  trackEnd: number,
  before: boolean,
): Choice | null {
  const last = lane.at(-1);
  const end = endOf(last);
  if (before) {
    const left = Math.max(0, diamond + MARK_PX - wanted, end);
    const width = diamond + MARK_PX - left;
    if (width < MARK_PX) return null;
    return { lane: index, left, width, before, lastWidth: last?.width ?? 0, seen: width };
  }
  const width = Math.min(wanted, trackEnd - diamond);
  const lastWidth = Math.min(last?.width ?? 0, last ? diamond - last.left : 0);
  const isCut = last !== undefined && lastWidth < last.width;
  if (width < MARK_PX || (isCut && (last.before || lastWidth < MARK_PX))) return null;
  const lost = last ? last.width - lastWidth : 0;
  return { lane: index, left: diamond, width, before, lastWidth, seen: width - lost };
}

/**
 * Puts a mark where its whole title has room: behind its diamond, else in a further lane, else before
 * the diamond. Where it has room nowhere, titles are cut as little as can be. Adds it to `lanes`.
 */
function place(
  mark: Pick<MilestoneMark, 'month' | 'milestones' | 'lane'>,
  diamond: number,
  wanted: number,
  trackEnd: number,
  lanes: MilestoneMark[][],
): void {
  const choices = (before: boolean) =>
    [...lanes, ...(lanes.length < MAX_LANES ? [[]] : [])].flatMap(
      (lane, index) => choiceOf(lane, index, diamond, wanted, trackEnd, before) ?? [],
    );
  // More is seen before a diamond at the end of the timeline.
  const isAtEnd = wanted > trackEnd - diamond && diamond + MARK_PX > trackEnd - diamond;
  const all = [...choices(isAtEnd), ...choices(!isAtEnd)];
  const whole = all.find(({ seen }) => seen >= wanted);
  const best =
    whole ??
    all.reduce<Choice | null>((most, one) => (most && most.seen >= one.seen ? most : one), null);
  const { lane, left, width, before, lastWidth } = best ?? crowded(lanes, diamond);
  const marks = lanes[lane] ?? [];
  const last = marks.at(-1);
  if (last) last.width = lastWidth;
  marks.push({ ...mark, lane, left, width, before });
  lanes[lane] = marks;
}

/** Diamonds alone, the one over the other, where the last one is farthest away. */
function crowded(lanes: readonly MilestoneMark[][], diamond: number): Choice {
  const diamondOf = (mark: MilestoneMark | undefined) =>
    mark === undefined ? -Infinity : mark.before ? endOf(mark) - MARK_PX : mark.left;
  const lane = lanes.reduce(
    (best, marks, index) =>
      diamondOf(marks.at(-1)) < diamondOf(lanes[best]?.at(-1)) ? index : best,
    0,
  );
  const last = lanes[lane]?.at(-1);
  const lastWidth = last?.before ? last.width : MARK_PX;
  return { lane, left: diamond, width: MARK_PX, before: false, lastWidth, seen: 0 };
}
