import { between, type Random, randomOf } from './random.js';
import type { Figures, GeneratedTerm } from './term-block.js';

/** Around the year: a quiet January, a busy spring, summer holidays, a busy autumn. */
const SEASON = [-0.7, -0.3, 0.2, 0.5, 0.7, 0.1, -1, -0.4, 0.4, 0.8, 0.6, -0.2];
const MONTHS_PER_YEAR = 12;
/** Share of the months that are in the future, and their maximum number. */
const AHEAD_SHARE = 0.2;
const MAX_AHEAD = 12;

/** The columns of the data: months before the current one are past, it and the rest are in the future. */
export interface MonthColumns {
  readonly count: number;
  readonly ahead: number;
  /** `M-48` … `M+11`. */
  readonly names: readonly string[];
}

export function monthColumns(count: number): MonthColumns {
  const ahead = Math.min(MAX_AHEAD, Math.floor(count * AHEAD_SHARE));
  const names = Array.from({ length: count }, (_, i) => relativeMonth(i - (count - ahead)));
  return { count, ahead, names };
}

function relativeMonth(offset: number): string {
  if (offset === 0) return 'M';
  return offset < 0 ? `M${offset}` : `M+${offset}`;
}

/** One term's months in one organisation. */
export interface TermMonths {
  /** Null where there is no value. */
  readonly values: readonly (number | null)[];
  /** The last verified month; null when all are estimates. */
  readonly verifiedUntil: string | null;
}

function rounded(value: number, decimals: Figures['decimals']): number {
  return decimals === 0 ? Math.round(value) : Math.round(value * 10) / 10;
}

/** Months without a value: most terms have none, some a hole, some began late, a few have ended. */
function isGap(random: Random, past: number): (month: number) => boolean {
  const kind = random();
  const at = Math.floor(random() * past);
  const length = 1 + Math.floor(random() * 3);
  if (kind < 0.08) return (month) => month >= at && month < at + length;
  if (kind < 0.13) return (month) => month < at / 2;
  if (kind < 0.15) return (month) => month > at;
  return () => false;
}

/** Nearly all books are closed for the last month; some lag behind, a few are never verified. */
function verifiedUntil(random: Random, past: number): string | null {
  const kind = random();
  const lag = kind < 0.86 ? 1 : kind < 0.96 ? 2 : kind < 0.99 ? 4 : past + 1;
  return lag > past ? null : relativeMonth(-lag);
}

export interface Place {
  readonly seed: number;
  /** Of the organisation. */
  readonly index: number;
}

/** A trend, a season and chance around a level that follows from the sizes of organisation and unit. */
export function generateMonths(
  { key, unitKey, figures }: GeneratedTerm & { readonly figures: Figures },
  { seed, index }: Place,
  { count, ahead }: MonthColumns,
): TermMonths {
  const unit = randomOf(seed, index, 'unit', unitKey);
  const size = (index === 0 ? 2 : 1) * between(unit, 40, 400);
  const unitTrend = between(unit, -0.04, 0.1);
  const random = randomOf(seed, index, 'term', key);
  const level = (figures.level ?? figures.share * size) * between(random, 0.85, 1.15);
  const trend = unitTrend + between(random, -0.02, 0.02);
  const past = count - ahead;
  const gap = isGap(random, past);
  const until = verifiedUntil(random, past);
  const shift = Math.floor(between(random, 0, 2));
  let grown = level;
  const values = Array.from({ length: count }, (_, month) => {
    grown *= 1 + trend / MONTHS_PER_YEAR;
    const season = SEASON[(month + shift) % MONTHS_PER_YEAR] ?? 0;
    // Estimates are smoother than what happens.
    const chance = between(random, -1, 1) * (month < past ? 1 : 0.2);
    const value = grown * (1 + figures.season * season) * (1 + figures.noise * chance);
    return gap(month) ? null : rounded(value, figures.decimals);
  });
  return { values, verifiedUntil: until };
}
