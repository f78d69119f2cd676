import { min, pairs } from 'd3-array';
import type { Extent } from './extent.js';
import { clean, multiples, roundOut, roundStep, tellingStep, ticksWithEnds } from './ticks.js';

/** The range of a value axis and its ticks: the lower end is one as a rule, the upper end where it has to be. */
export interface AxisDomain {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** What a value axis has to show. */
export interface AxisDemand {
  /** Lowest and highest value drawn on the axis; null when nothing is. */
  readonly extent: Extent | null;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  /** The maximum number of ticks, 2 or more. */
  readonly tickCount: number;
  /** Whether an upper end that follows the data is a tick, as the outermost ring of a radar is. */
  readonly endsOnTick?: boolean | undefined;
}

interface Range {
  readonly low: number;
  readonly high: number;
  readonly fixedLow: boolean;
  readonly fixedHigh: boolean;
  readonly endsOnTick: boolean;
}

const configured = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/**
 * The data's range padded by a part of its span on both sides; a range that touches zero or is on
 * one side of it is not pushed over to the other side. Any input gives a range of positive length.
 */
export function paddedRange(extent: Extent | null, padding: number): [number, number] {
  if (!extent) return [0, 1];
  const [low, high] = extent;
  const pad = high > low ? (high - low) * padding : Math.abs(high) * padding || 1;
  const paddedLow = low >= 0 ? Math.max(0, low - pad) : low - pad;
  const paddedHigh = high <= 0 ? Math.min(0, high + pad) : high + pad;
  // Values at the edge of what a double holds would pad to infinity, or not at all.
  if (!Number.isFinite(paddedHigh - paddedLow) || paddedHigh <= paddedLow) {
    return [Math.min(0, low), Math.max(low >= 0 ? 1 : 0, high)];
  }
  return [paddedLow, paddedHigh];
}

function demandedRange(demand: AxisDemand, padding: number): Range {
  const [autoLow, autoHigh] = paddedRange(demand.extent, padding);
  const fixedLow = configured(demand.min);
  const fixedHigh = configured(demand.max);
  const low = fixedLow ? (demand.min as number) : autoLow;
  const high = fixedHigh ? (demand.max as number) : autoHigh;
  const ends = { fixedLow, fixedHigh, endsOnTick: demand.endsOnTick === true };
  if (high > low) return { low, high, ...ends };
  // Contradictory or equal settings: the end that is configured stays, a usable span is made.
  const span = Math.abs(low) * 2 * padding || 1;
  return fixedHigh && !fixedLow
    ? { ...ends, low: high - span, high }
    : { ...ends, low, high: low + span, fixedHigh: false };
}

/** Of an axis, at most, below what is less than zero: else it is not rounded out to a tick. */
const MOST_EMPTY = 1 / 4;

function domainOf(range: Range, tickCount: number): AxisDomain {
  const intervals = Math.max(1, tickCount - 1);
  let { low, high } = range;
  if (range.fixedLow && range.fixedHigh) {
    return { low, high, ticks: ticksWithEnds(low, high, tickCount) };
  }
  const keepsHigh = range.fixedHigh || !range.endsOnTick;
  const isHeld = (step: number) => Math.floor((high - low) / step + 1e-9) <= intervals;
  // Rounding outwards can add a step at each end, so the step grows until the ticks fit.
  let step = roundStep(high - low, intervals);
  for (let tries = 0; tries < 4; tries += 1) {
    const [roundLow, roundHigh] = roundOut(range.low, range.high, step);
    low = range.fixedLow ? range.low : roundLow;
    high = keepsHigh ? range.high : roundHigh;
    if (isHeld(step)) break;
    step = roundStep(step * 1.01, 1);
  }
  const telling = (from: number, start: 'tick' | 'besides' | 'none') =>
    keepsHigh && !range.fixedHigh ? tellingStep(from, high, step, tickCount, start) : step;
  const isLoose =
    !range.fixedLow &&
    range.low < 0 &&
    range.high > 0 &&
    range.low - low > MOST_EMPTY * (high - low) &&
    multiples(range.low, high, telling(range.low, 'none')).length > 1;
  if (isLoose) low = range.low;
  step = telling(low, isLoose ? 'none' : range.fixedLow ? 'besides' : 'tick');
  const inner = multiples(low, high, step);
  const ticks = inner.filter(
    (tick) =>
      !(range.fixedLow && tick !== low && tick - low <= step / 2) &&
      !(range.fixedHigh && tick !== high && high - tick <= step / 2),
  );
  if (!isLoose && ticks[0] !== low) ticks.unshift(low);
  const last = ticks.at(-1) ?? low;
  // One tick measures nothing, and the last one little of what is far above it.
  const isFarAbove = ticks.length < tickCount && high - last > step / 2;
  const isRaised = keepsHigh && !range.fixedHigh && (ticks.length < 2 || isFarAbove);
  if (isRaised) high = ticks.length < 2 ? clean(low + step) : roundOut(low, high, step)[1];
  const endsOnTick = !keepsHigh || range.fixedHigh || isRaised;
  // A tick is beyond the end by no more than a double's noise.
  if (endsOnTick && last !== high) ticks.push(high);
  else if (!range.fixedHigh) high = Math.max(high, last);
  return { low, high, ticks };
}

/**
 * The range and ticks of one axis: configured ends are kept as they are, the others follow the data,
 * padded. The lower end is rounded out to a tick, as it is where the time axis stands, unless more than a
 * quarter of the axis would be empty; the upper end where it is asked for, or more than half a step above
 * the last tick, so that marks fill the plot and are not far above what measures them.
 */
export function axisDomain(demand: AxisDemand, padding: number): AxisDomain {
  return domainOf(demandedRange(demand, padding), demand.tickCount);
}

/** The first axis widened, where its ends are free, so that a multiple of it can hold the second. */
function widened(first: Range, second: Range): Range {
  let { low, high } = first;
  if (!first.fixedLow && low > 0 && second.low >= 0 && second.high > 0) {
    low = Math.min(low, (high * second.low) / second.high);
  }
  if (!first.fixedLow && second.low < 0 && low >= 0) {
    low = second.high > 0 ? (high * second.low) / second.high : -high;
  }
  if (!first.fixedHigh && second.high > 0 && high <= 0) {
    high = second.low < 0 ? (low * second.high) / second.low : -low;
  }
  return { ...first, low, high };
}

/** The smallest factor by which `first` reaches the ends of `second` that are beyond zero. */
function reachingFactor(first: AxisDomain, second: Range): number {
  let factor = 0;
  if (first.high > 0) factor = Math.max(factor, second.high / first.high);
  if (first.low < 0) factor = Math.max(factor, second.low / first.low);
  return factor;
}

/** `first` and the multiple of it that holds `second`, or null when no multiple does. */
function proportional(firstRange: Range, second: Range, tickCount: number) {
  if (!(firstRange.high > firstRange.low)) return null;
  const first = domainOf(firstRange, tickCount);
  const factor = reachingFactor(first, second);
  if (!(factor > 0) || !Number.isFinite(factor)) return null;
  // The step is rounded, not the ends: the ticks of both axes stay round and on one grid.
  const step = smallestGap(first.ticks);
  const rounded = roundStep(step * factor, 1) / step;
  const scaled = (value: number) => clean(value * rounded);
  const domain = {
    low: scaled(first.low),
    high: scaled(first.high),
    ticks: first.ticks.map(scaled),
  };
  const tolerance = (second.high - second.low) * 1e-9;
  const holds = domain.low <= second.low + tolerance && domain.high >= second.high - tolerance;
  return holds ? { first, second: domain, balanced: true } : null;
}

/**
 * Both value axes. The second is the first times a factor, so that zero is at the same height on
 * both, equal shares are equally high, and one grid serves both. Where configured ends make that
 * impossible, the second axis is scaled independently (`balanced` is false).
 */
export function balancedDomains(
  firstDemand: AxisDemand,
  secondDemand: AxisDemand,
  padding: number,
): { first: AxisDomain; second: AxisDomain; balanced: boolean } {
  const first = demandedRange(firstDemand, padding);
  const second = demandedRange(secondDemand, padding);
  if (!second.fixedHigh) {
    const wide = widened(first, second);
    const low = first.fixedLow ? wide.low : Math.min(0, wide.low);
    const high = first.fixedHigh ? wide.high : Math.max(0, wide.high);
    for (const range of [wide, { ...wide, low }, { ...wide, low, high }]) {
      const pair = proportional(range, second, firstDemand.tickCount);
      // Mostly it is configured to begin at zero, as the first does.
      if (pair && (!second.fixedLow || pair.second.low === second.low)) return pair;
    }
  }
  return {
    first: domainOf(first, firstDemand.tickCount),
    second: domainOf(second, secondDemand.tickCount),
    balanced: false,
  };
}

const smallestGap = (ticks: readonly number[]): number =>
  min(pairs(ticks, (low, high) => high - low)) || 1;
