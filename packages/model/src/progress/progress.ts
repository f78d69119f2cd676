import type { Locale, NumberFormat } from '../numbers/numbers.js';
import { formatPercent, NO_VALUE, writtenDifference } from '../numbers/numbers.js';

/** What progress is computed from; the fields of a target as the API names them. */
export interface TargetValues {
  /** null: no data in the period. */
  readonly current_value: number | null;
  readonly target_value: number | null;
  readonly compare_value: number | null;
  /** True: lower is better. */
  readonly reversed_target: boolean;
  /** False: `current_value` is meaningless, whatever it holds. */
  readonly data_available_for_current_value: boolean;
}

/** Colour of a target's meter; `none` is the grey meter of a target without data. */
export type MeterColour = 'red' | 'yellow' | 'green' | 'none';

/** Shares of the target at which the meter's colour changes. */
export const METER_YELLOW_FROM = 0.5;
export const METER_GREEN_FROM = 0.9;

/** How one value compares with a goal. */
export interface Progress {
  /**
   * Share of the goal that is reached, 1 for all of it, unrounded; may be negative or above 1.
   * null when a share would say nothing true: no value, no goal, or a goal of 0 or below.
   */
  readonly ratio: number | null;
  readonly achieved: boolean;
}

/** Everything that the strategy screen shows about a target's progress. */
export interface TargetProgress extends Progress {
  /** False when there is no current value or no target value to measure it by. */
  readonly has_data: boolean;
  readonly colour: MeterColour;
  /** The meter has a red background: there is data, and nothing is reached. */
  readonly red_ground: boolean;
  /** How much of the meter is filled, 0 to 1. */
  readonly fill: number;
  /** Progress against the compare value, or the target value when there is none. */
  readonly from_compare: Progress;
  /**
   * The position of the compare value on the meter's scale (1 is the target). null when it is missing,
   * equals the target, or cannot be placed.
   */
  readonly compare_at: number | null;
}

const NOTHING: Progress = { ratio: null, achieved: false };

function known(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null;
}

/**
 * Measures a value against a goal: `current / goal`, for reversed goals `goal / current`.
 *
 * A share whose divisor is negative is misleading (-20 of -10 is "200 %", 5 of -10 is "-50 %"), and one of
 * a goal of 0 does not exist. Then the values are compared directly and there is no ratio; so a
 * current value of 0 achieves a reversed goal.
 */
export function progressOf(
  current: number | null,
  goal: number | null,
  reversed: boolean,
): Progress {
  const value = known(current);
  const aim = known(goal);
  if (value === null || aim === null) return NOTHING;
  const divisor = reversed ? value : aim;
  if (divisor <= 0 || aim === 0) {
    return { ratio: null, achieved: reversed ? value <= aim : value >= aim };
  }
  const ratio = (reversed ? aim : value) / divisor;
  return { ratio, achieved: ratio >= 1 };
}

function colourOf(progress: Progress): MeterColour {
  if (progress.ratio === null) return progress.achieved ? 'green' : 'red';
  if (progress.ratio >= METER_GREEN_FROM) return 'green';
  return progress.ratio >= METER_YELLOW_FROM ? 'yellow' : 'red';
}

function fillOf(progress: Progress): number {
  if (progress.ratio === null) return progress.achieved ? 1 : 0;
  return Math.min(1, Math.max(0, progress.ratio));
}

/** The progress of a target. Pure; never throws. */
export function targetProgress(target: TargetValues): TargetProgress {
  const current = target.data_available_for_current_value ? known(target.current_value) : null;
  const goal = known(target.target_value);
  const compare = known(target.compare_value);
  const reversed = target.reversed_target;
  const from_compare = progressOf(current, compare ?? goal, reversed);
  const has_data = current !== null && goal !== null;
  if (!has_data) {
    return {
      ...NOTHING,
      has_data,
      colour: 'none',
      red_ground: false,
      fill: 0,
      from_compare,
      compare_at: null,
    };
  }
  const progress = progressOf(current, goal, reversed);
  const fill = fillOf(progress);
  return {
    ...progress,
    has_data,
    colour: colourOf(progress),
    red_ground: fill === 0,
    fill,
    from_compare,
    compare_at:
      compare === null || compare === goal ? null : progressOf(compare, goal, reversed).ratio,
  };
}

/**
 * A share in writing, `75.00 %`, or `–` when there is none. A share that is not reached never
 * rounds up to `100.00 %`.
 */
export function progressText(progress: Progress, locale: Locale): string {
  if (progress.ratio === null) return NO_VALUE;
  const percent = progress.ratio * 100;
  return formatPercent(progress.achieved ? percent : Math.min(percent, 99.99), { locale });
}

/** What a target comes to, as the strategy screen counts it. */
export const STANDINGS = ['achieved', 'close', 'behind', 'no-data'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Achieved only when all of it is; close from the share on at which the meter is green. */
export function standingOf(target: TargetValues): Standing {
  const { colour, achieved } = targetProgress(target);
  if (colour === 'none') return 'no-data';
  if (achieved) return 'achieved';
  return colour === 'green' ? 'close' : 'behind';
}

/**
 * What targets are ranked by, the smallest being the furthest behind: the share that is reached, or
 * infinite where a share would say nothing true. null without data.
 */
export function rankOf(target: TargetValues): number | null {
  const { has_data, achieved, ratio } = targetProgress(target);
  if (!has_data) return null;
  return ratio ?? (achieved ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY);
}

/**
 * How far the current value is from the target, in the values' unit and as both are written: what is
 * missing, or, of a reversed target, what is too much. null where it is reached, too near to be written, or
 * there is nothing to measure.
 */
export function gapOf(target: TargetValues, format: NumberFormat): number | null {
  const { has_data, achieved } = targetProgress(target);
  if (!has_data || achieved) return null;
  const gap = writtenDifference(target.target_value, target.current_value, format);
  return gap === null || gap === 0 ? null : Math.abs(gap);
}

/** Whether a change is towards a target or away from it; null for none. */
export function effectOfChange(
  change: number | null,
  { reversed_target }: Pick<TargetValues, 'reversed_target'>,
): 'better' | 'worse' | null {
  if (change === null || change === 0) return null;
  return change > 0 === reversed_target ? 'worse' : 'better';
}

/**
 * How a target's current value differs from what it is compared with: a share of that, 0.1 for a tenth
 * more. null without either value, or where the compare value is 0.
 */
export function changeOf(target: TargetValues): number | null {
  const current = target.data_available_for_current_value ? known(target.current_value) : null;
  const compare = known(target.compare_value);
  if (current === null || compare === null || compare === 0) return null;
  return (current - compare) / Math.abs(compare);
}

/** The change as it counts for the target, the smallest being the worst; null for none. */
export function changeRankOf(target: TargetValues): number | null {
  const change = changeOf(target);
  return change !== null && target.reversed_target ? -change : change;
}
