import { textWidth } from '../kernel/text.js';
import { FONT_SIZE, SEMIBOLD } from '../theme/text.js';
import type { PeriodTickLayout, TimeSeriesLayout } from './layoutTypes.js';

/** Where the name of the chosen period is. */
export interface ChosenName {
  readonly label: string;
  /** Below it, in place of the years of the labels that it is written over; empty for none. */
  readonly year: string;
  /** Middle of the text. */
  readonly textX: number;
  /** Middle of the period, from which a line leads to a name below the labels; null beside them. */
  readonly leaderX: number | null;
  /** Places of the labels that it is written over. */
  readonly covered: readonly number[];
}

/** Closer, names would read as one. */
const GAP_PX = 8;

/** Closer, a name and a year below the labels would read as a month of that year. */
const YEAR_GAP_PX = 32;

/** On each side of a line that leads past labels. */
const LEADER_GAP_PX = 3;

const halfOf = (text: string, weight = 1) => (textWidth(text, FONT_SIZE) * weight) / 2;

/** Whether a label has its year below it. */
const isAbove = ({ year, yearEnd }: PeriodTickLayout) => year !== '' && yearEnd === undefined;

/** Below the labels, on the line of the years; null where there is none, or no room on it. */
function nameBelow(
  layout: TimeSeriesLayout,
  { label, x }: PeriodTickLayout,
  half: number,
): ChosenName | null {
  const ticks = layout.periodTicks;
  const years = ticks.filter(isAbove);
  const isLineFree = !layout.breaksYears && ticks.every(({ coverage }) => coverage === '');
  if (years.length === 0 || !isLineFree) return null;
  // A line through another label would lead from that one.
  const isLedThrough = ticks.some(
    (tick) => Math.abs(tick.textX - x) < halfOf(tick.label) + LEADER_GAP_PX,
  );
  if (isLedThrough) return null;
  const isClear = years.every(
    ({ textX, year }) => Math.abs(textX - x) >= half + halfOf(year, SEMIBOLD) + YEAR_GAP_PX,
  );
  const isInside = x - half >= 0 && x + half <= layout.size.width;
  return isClear && isInside ? { label, year: '', textX: x, leaderX: x, covered: [] } : null;
}

/**
 * Where the name of a period stands under a plot: in the row of the labels where it is one of them or has
 * room between them, else on the line below, so that their rhythm stays; only without either in place of
 * those that it would touch.
 */
export function chosenName(layout: TimeSeriesLayout, index: number): ChosenName {
  const chosen = layout.tickAt(index);
  const half = halfOf(chosen.label, SEMIBOLD);
  const isLabelled = layout.periodTicks.some((tick) => tick.index === index);
  const touched = layout.periodTicks.filter(
    (tick) => Math.abs(tick.textX - chosen.textX) < halfOf(tick.label) + half + GAP_PX,
  );
  const beside = {
    label: chosen.label,
    // A year that stayed under another month would be read as that of this one.
    year: touched.some((tick) => tick.index !== index && isAbove(tick)) ? layout.yearAt(index) : '',
    textX: chosen.textX,
    leaderX: null,
    covered: touched.map((tick) => tick.index),
  };
  if (isLabelled || touched.length === 0) return beside;
  return nameBelow(layout, chosen, half) ?? beside;
}

/** Whether the name of a period has its place in the row of the labels, without hiding those of others. */
export function hasPlaceInRow(layout: TimeSeriesLayout, index: number): boolean {
  const { covered, leaderX } = chosenName(layout, index);
  return leaderX === null && covered.every((one) => one === index);
}
