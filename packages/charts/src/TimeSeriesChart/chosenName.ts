import { textWidth } from '../kernel/text.js';
import { FONT_SIZE, SEMIBOLD } from '../theme/text.js';
import type { PeriodTickLayout, TimeSeriesLayout } from './layoutTypes.js';

/** Where the name of the chosen period is. */
export interface ChosenName {
  readonly label: string;
  /** Middle of the text. */
  readonly textX: number;
  /** Middle of the period, from which a line leads to a name below the labels; null beside them. */
  readonly leaderX: number | null;
  /** Places of the labels that it is written over. */
  readonly covered: readonly number[];
}

/** Closer, names would read as one. */
const GAP_PX = 8;

/** On each side of a line that leads past labels. */
const LEADER_GAP_PX = 3;

const halfOf = (text: string, weight = 1) => (textWidth(text, FONT_SIZE) * weight) / 2;

/** How far a name has to move from `x` to stand beside another text, or 0 where it is clear of it. */
function shiftFrom(x: number, half: number, other: { x: number; half: number }): number {
  const least = half + other.half + GAP_PX;
  const apart = x - other.x;
  if (Math.abs(apart) >= least) return 0;
  return apart < 0 ? -least - apart : least - apart;
}

/** Below the labels, on the line of the years; null where there is none, or no room on it. */
function nameBelow(
  layout: TimeSeriesLayout,
  { label, x }: PeriodTickLayout,
  half: number,
): ChosenName | null {
  const ticks = layout.periodTicks;
  const years = ticks.filter(({ year, yearEnd }) => year !== '' && yearEnd === undefined);
  const isLineFree = !layout.breaksYears && ticks.every(({ coverage }) => coverage === '');
  if (years.length === 0 || !isLineFree) return null;
  // A line through another label would lead from that one.
  const isLedThrough = ticks.some(
    (tick) => Math.abs(tick.textX - x) < halfOf(tick.label) + LEADER_GAP_PX,
  );
  if (isLedThrough) return null;
  const places = years.map(({ textX, year }) => ({ x: textX, half: halfOf(year, SEMIBOLD) }));
  const shift = places.map((year) => shiftFrom(x, half, year)).find((one) => one !== 0) ?? 0;
  const textX = x + shift;
  // Further aside, the line would not meet it.
  const isMet = Math.abs(shift) <= half;
  const isClear = places.every((year) => Math.abs(shiftFrom(textX, half, year)) < 1e-6);
  const isInside = textX - half >= 0 && textX + half <= layout.size.width;
  return isMet && isClear && isInside ? { label, textX, leaderX: x, covered: [] } : null;
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
    textX: chosen.textX,
    leaderX: null,
    covered: touched.map((tick) => tick.index),
  };
  if (isLabelled || touched.length === 0) return beside;
  return nameBelow(layout, chosen, half) ?? beside;
}
