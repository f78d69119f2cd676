import { bisectLeft, max, range } from 'd3-array';

/** Steps that people count in, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Cuts the noise that binary fractions leave on multiples of a step: 0.30000000000000004. */
export const clean = (value: number): number => Number(value.toPrecision(12));

/**
 * The smallest round step with which `span` takes at most `intervals` steps.
 * @param span above 0
 * @param intervals 1 or more
 */
export function roundStep(span: number, intervals: number): number {
  const raw = span / Math.max(1, intervals);
  const power = 10 ** Math.floor(Math.log10(raw));
  // The tolerance keeps 0.3 / 3 from being taken for more than 0.1.
  const step = STEPS[bisectLeft(STEPS, (raw / power) * (1 - 1e-9))] ?? 10;
  return clean(step * power);
}

/** Parts of a round step, of which some are as easy to read; the easiest first. */
const PARTS = [0.5, 0.8, 0.6, 0.4];
const READABLE = [1, 2, 2.5, 3, 4, 5, 6, 8];

/**
 * A step, at most `step`, with which a range from `low` to `high` has three ticks, where it has room
 * for them: with two, nothing is near the values at its upper end. Else `step`.
 * @param count the maximum number of ticks
 * @param start what `low` is: a `tick`, as a multiple of the step; a tick `besides` them; or `none`
 */
export function tellingStep(
  low: number,
  high: number,
  step: number,
  count: number,
  start: 'tick' | 'besides' | 'none',
): number {
  const hasEnough = (one: number) => multiples(low, high, one).length >= 3;
  if (count < 3 || hasEnough(step)) return step;
  const power = 10 ** Math.floor(Math.log10(step) + 1e-9);
  const shorter = PARTS.map((part) => clean(part * step)).find((one) => {
    const mantissa = clean(one / power);
    const ticks = multiples(low, high, one);
    const isOnTick = ticks[0] === low;
    return (
      [mantissa, clean(mantissa * 10)].some((value) => READABLE.includes(value)) &&
      hasEnough(one) &&
      (start !== 'tick' || isOnTick) &&
      ticks.length + (start === 'besides' && !isOnTick ? 1 : 0) <= count
    );
  });
  return shorter ?? step;
}

/** Multiples of `step` from `low` to `high`, both included where they are multiples. */
export function multiples(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return range(first, last + 1).map((count) => clean(count * step));
}

/** Widens a range outwards to multiples of a step. */
export function roundOut(low: number, high: number, step: number): [number, number] {
  return [clean(Math.floor(low / step + 1e-9) * step), clean(Math.ceil(high / step - 1e-9) * step)];
}

/**
 * Ticks for a range whose ends are given: both ends, and between them round values, of which none
 * is closer to an end than half a step.
 * @param count the maximum number of ticks, 2 or more
 */
export function ticksWithEnds(low: number, high: number, count: number): number[] {
  const span = high - low;
  if (!(span > 0)) return [low];
  const even = evenTicks(low, high, count);
  if (even) return even;
  const step = roundStep(span, Math.max(1, count - 1));
  const inner = multiples(low, high, step).filter(
    (value) => value - low > step / 2 && high - value > step / 2,
  );
  return [low, ...inner.slice(0, Math.max(0, count - 2)), high];
}

/** Ticks at equal distances that keep both ends, where a round step divides the range. */
function evenTicks(low: number, high: number, count: number): number[] | null {
  const most = Math.max(1, count - 1);
  for (let intervals = most; intervals >= Math.ceil(most / 2); intervals -= 1) {
    const step = (high - low) / intervals;
    const power = 10 ** Math.floor(Math.log10(step) + 1e-9);
    const mantissa = step / power;
    const round = [...STEPS, 3, 4].some((nice) => Math.abs(nice - mantissa) < 1e-9);
    const onGrid = Math.abs(low / step - Math.round(low / step)) < 1e-9;
    if (!round || !onGrid) continue;
    return range(intervals + 1).map((i) => clean(low + i * step));
  }
  return null;
}

/** Decimals needed to tell ticks apart, at most 6. */
export const decimalsOf = (ticks: readonly number[]): number =>
  Math.min(6, max(ticks, decimalsOfTick) ?? 0);

function decimalsOfTick(tick: number): number {
  const [mantissa = '', exponent = '0'] = String(clean(tick)).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}
