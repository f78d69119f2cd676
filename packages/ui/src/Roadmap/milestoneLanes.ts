import type { MonthNumber } from '@tavoite/model';
import { MARK_PX } from './geometry.js';
import type { RoadmapMilestone } from './types.js';

/** More lanes would take the height from the rows. */
const MAX_LANES = 5;
/** So long it looks for a place for all titles. */
const MAX_TRIES = 1_000;

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
  /** The title is in two lines. */
  folded?: boolean;
}

/** What is to be placed, with the room that it asks for. */
export interface Asked {
  month: MonthNumber;
  milestones: readonly RoadmapMilestone[];
  diamond: number;
  needed: number;
  /** Room that it needs with its title in two lines. */
  least: number;
  folded?: boolean;
}

interface Placed {
  lanes: MilestoneMark[][];
  /** What is cut off titles, in px. */
  lost: number;
}

/**
 * All in one lane, with as few titles as can be in two lines, the longest of them; null where even then
 * there is no room.
 */
function foldedIntoOne(asked: readonly Asked[], trackEnd: number): MilestoneMark[][] | null {
  if (asked.reduce((sum, { least }) => sum + least, 0) > trackEnd) return null;
  const byLength = [...asked].sort((a, b) => b.needed - a.needed);
  for (let count = 1; count <= asked.length; count += 1) {
    const folded = new Set(byLength.slice(0, count));
    const narrower = asked.map((one) =>
      folded.has(one) && one.least < one.needed ? { ...one, needed: one.least, folded: true } : one,
    );
    const lanes = wholeIn(1, narrower, trackEnd);
    if (lanes) return lanes;
  }
  return null;
}

/**
 * With titles behind their diamonds but at the end of the timeline, in as few lanes as hold all of them
 * whole; before as few others as can be where there are not enough lanes; else with as little cut off them as
 * can be.
 */
export function inFewestLanes(asked: readonly Asked[], trackEnd: number): MilestoneMark[][] {
  for (let count = 1; count <= MAX_LANES; count += 1) {
    const lanes =
      wholeIn(count, asked, trackEnd) ?? (count === 1 ? foldedIntoOne(asked, trackEnd) : null);
    if (lanes) return lanes;
  }
  for (let turned = 1; turned <= asked.length; turned += 1) {
    const lanes = wholeIn(MAX_LANES, asked, trackEnd, turned);
    if (lanes) return lanes;
  }
  const [left, right] = [placeAll(asked, trackEnd), placedFromRight(asked, trackEnd)];
  // Many near the end have more room at their left: placed from there, more titles are seen whole.
  return right.lost < left.lost ? right.lanes : left.lanes;
}

/**
 * Lanes in which every title has room; null where it finds none.
 *
 * @param turned how many titles may be before their diamonds though the timeline has room behind them
 */
function wholeIn(
  count: number,
  asked: readonly Asked[],
  trackEnd: number,
  turned = 0,
): MilestoneMark[][] | null {
  const lanes = Array.from({ length: count }, (): MilestoneMark[] => []);
  let tries = 0;
  const placeFrom = (index: number, mayTurn: number): boolean => {
    const one = asked[index];
    if (!one) return true;
    tries += 1;
    if (tries > MAX_TRIES) return false;
    const { month, milestones, diamond, needed, folded } = one;
    const hasRoom = (left: number) => left >= 0 && left + needed <= trackEnd;
    const isAtEnd = !hasRoom(diamond);
    for (const before of [false, true]) {
      const left = before ? diamond + MARK_PX - needed : diamond;
      const cost = before && !isAtEnd ? 1 : 0;
      if (!hasRoom(left) || cost > mayTurn) continue;
      for (const [lane, marks] of lanes.entries()) {
        if (endOf(marks.at(-1)) > left) continue;
        marks.push({
          month,
          milestones,
          lane,
          left,
          width: needed,
          before,
          ...(folded && { folded }),
        });
        if (placeFrom(index + 1, mayTurn - cost)) return true;
        marks.pop();
        // All that are empty are the same.
        if (marks.length === 0) break;
      }
    }
    return false;
  };
  return placeFrom(0, turned) ? lanes : null;
}

function placeAll(asked: readonly Asked[], trackEnd: number): Placed {
  const lanes: MilestoneMark[][] = [];
  for (const { month, milestones, diamond, needed } of asked)
    place({ month, milestones, lane: 0 }, diamond, needed, trackEnd, lanes);
  const neededOf = new Map(asked.map(({ milestones, needed }) => [milestones, needed]));
  const lost = lanes
    .flat()
    .reduce((sum, mark) => sum + Math.max(0, (neededOf.get(mark.milestones) ?? 0) - mark.width), 0);
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
  needed: number,
  trackEnd: number,
  before: boolean,
): Choice | null {
  const last = lane.at(-1);
  const end = endOf(last);
  if (before) {
    const left = Math.max(0, diamond + MARK_PX - needed, end);
    const width = diamond + MARK_PX - left;
    if (width < MARK_PX) return null;
    return { lane: index, left, width, before, lastWidth: last?.width ?? 0, seen: width };
  }
  const width = Math.min(needed, trackEnd - diamond);
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
  needed: number,
  trackEnd: number,
  lanes: MilestoneMark[][],
): void {
  const choices = (before: boolean) =>
    [...lanes, ...(lanes.length < MAX_LANES ? [[]] : [])].flatMap(
      (lane, index) => choiceOf(lane, index, diamond, needed, trackEnd, before) ?? [],
    );
  // More is seen before a diamond at the end of the timeline.
  const isAtEnd = needed > trackEnd - diamond && diamond + MARK_PX > trackEnd - diamond;
  const all = [...choices(isAtEnd), ...choices(!isAtEnd)];
  const whole = all.find(({ seen }) => seen >= needed);
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
