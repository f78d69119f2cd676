import {
  FISCAL_YEAR_MONTHS,
  type FiscalStart,
  fiscalYearStart,
  monthOf,
  periodLabel,
  QUARTER_MONTHS,
  quarterLabel,
  quarterRange,
  type TimeGrouping,
  yearOf,
} from '@tavoite/model';
import type { Coverage } from '../types.js';
import { textWidth } from './text.js';

/** A label under the x axis: up to three lines under one period. */
export interface PeriodTick {
  readonly index: number;
  readonly label: string;
  /** The year, where it differs from the one of the tick before; empty otherwise. */
  readonly year: string;
  /** `4/12` when the period is partial; empty otherwise. */
  readonly coverage: string;
}

/** How periods are named on the axis. */
export interface PeriodNaming {
  readonly grouping: TimeGrouping;
  readonly fiscalStart: FiscalStart;
  /** Short names of the months, January first. */
  readonly shortMonths: readonly string[];
  /** Fiscal years of two calendar years have a line for each: `2024 -` over `2025`. */
  readonly breaksYears?: boolean | undefined;
}

/** Between the two years of a fiscal year's name. */
const YEARS_APART = ' - ';

/** Steps between labelled months; from one year on, whole numbers of years. */
const MONTH_STRIDES = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200];
/** Those that both ends are tried with. */
const EVEN_STRIDES = [1, 2, 3, 4, 6, 12];
const COUNT_STRIDES = [1, 2, 4, 8, 20, 40, 80, 200, 400];
/** Free room between two labels. */
const LABEL_GAP_PX = 8;
/** Years of as many figures are told apart by less. */
const YEAR_GAP_PX = 4;

/** What value axes leave of a chart's width, about. */
const PLOT_SHARE = 0.9;

/** A period's full name: tooltip, table and speech. */
export const periodName = (month: number, naming: Omit<PeriodNaming, 'shortMonths'>): string =>
  periodLabel({ start: month, end: month }, naming.grouping, naming.fiscalStart);

/** The months that a partial period counts, from the first of them: `Mar–Jun`, or `Mar`. */
export function coveredMonths(
  month: number,
  coverage: Coverage,
  { shortMonths }: Pick<PeriodNaming, 'shortMonths'>,
): string {
  const nameOf = (one: number) => shortMonths[monthOf(one) - 1] ?? String(monthOf(one));
  const last = month + coverage.months - 1;
  return last > month ? `${nameOf(month)}–${nameOf(last)}` : nameOf(month);
}

/** The months of a period of several: `Apr–Jun 2025`, `Jul 2024–Jun 2025`; null for a month. */
export function periodMonths(
  month: number,
  { grouping, fiscalStart, shortMonths }: PeriodNaming,
): string | null {
  if (grouping === 'month') return null;
  const start =
    grouping === 'quarter'
      ? quarterRange(month, fiscalStart).start
      : fiscalYearStart(month, fiscalStart);
  const end = start + (grouping === 'quarter' ? QUARTER_MONTHS : FISCAL_YEAR_MONTHS) - 1;
  const nameOf = (one: number) => shortMonths[monthOf(one) - 1] ?? String(monthOf(one));
  const startYear = yearOf(start) === yearOf(end) ? '' : ` ${yearOf(start)}`;
  return `${nameOf(start)}${startYear}–${nameOf(end)} ${yearOf(end)}`;
}

/** `4/12`, or null for a whole period. */
export const coverageText = (coverage: Coverage | null | undefined): string | null =>
  coverage ? `${coverage.months}/${coverage.of}` : null;

/**
 * Labels on fewer lines, where they have room beside one another; null where they have not.
 * @param lines those that stay: with none of them all is on one, `Q 4 2026 (1/3)`
 */
export function ticksBeside(
  ticks: readonly PeriodTick[],
  step: number,
  fontSize: number,
  lines?: 'years',
): PeriodTick[] | null {
  const beside = ticks.map((tick) => {
    const parts = [tick.label, lines ? '' : tick.year, tick.coverage && `(${tick.coverage})`];
    return {
      ...tick,
      label: parts.filter(Boolean).join(' '),
      year: lines ? tick.year : '',
      coverage: '',
    };
  });
  const widths = beside.map(({ label }) => textWidth(label, fontSize));
  const fits = beside.every(({ index }, i) => {
    const next = beside[i + 1];
    const room = next === undefined ? Infinity : (next.index - index) * step - LABEL_GAP_PX;
    return ((widths[i] ?? 0) + (widths[i + 1] ?? 0)) / 2 <= room;
  });
  return fits ? beside : null;
}

/** A period's label under the axis, and the year below it. */
export function labelOf(month: number, naming: PeriodNaming): { label: string; year: string } {
  switch (naming.grouping) {
    case 'month':
      return {
        label: naming.shortMonths[monthOf(month) - 1] ?? String(monthOf(month)),
        year: String(yearOf(month)),
      };
    case 'quarter': {
      const [label = '', year = ''] = quarterLabel(month, naming.fiscalStart).split('/');
      return { label, year };
    }
    case 'fiscal': {
      const name = periodName(month, naming);
      if (!naming.breaksYears) return { label: name, year: '' };
      const [label = '', year = ''] = name.split(YEARS_APART);
      return { label: year === '' ? label : `${label}${YEARS_APART.trimEnd()}`, year };
    }
  }
}

/** Whether the names of fiscal years are too long to fit side by side in a chart of the given width. */
export function needsBreaks(
  months: readonly number[],
  naming: PeriodNaming,
  width: number,
  fontSize: number,
): boolean {
  const [first] = months;
  if (naming.grouping !== 'fiscal' || first === undefined) return false;
  const name = periodName(first, naming);
  const room = (width * PLOT_SHARE) / months.length - LABEL_GAP_PX;
  return name.includes(YEARS_APART) && textWidth(name, fontSize) > room;
}

/** The lines under a period: its name, and below it the year and how much of it is covered. */
const linesOf = ({ label, year, coverage }: PeriodTick): string[] =>
  [label, year, coverage].filter(Boolean);

/**
 * The labels of the x axis, at equal distances: from the first period to the last where the distance
 * can be such. Of months, January has a label, which begins a year: where both ends would leave it out,
 * round months of the calendar have one, and the first month, where it has room before them. With room for
 * one label only, the last period has it.
 * @param step width of a period in pixels
 */
export function periodTicks(
  months: readonly number[],
  coverage: ReadonlyMap<number, Coverage>,
  naming: PeriodNaming,
  step: number,
  fontSize: number,
): PeriodTick[] {
  if (months.length === 0) return [];
  const last = months.length - 1;
  const isMonthly = naming.grouping === 'month';
  const labels = months.map((month) => labelOf(month, naming));
  const known = new Map<string, number>();
  // Of hundreds of periods, most have a month's or a year's name in common.
  const widthOf = (text: string): number => {
    const width = known.get(text) ?? textWidth(text, fontSize);
    known.set(text, width);
    return width;
  };
  const areApart = (a: PeriodTick, b: PeriodTick) => {
    const distance = (b.index - a.index) * step;
    const others = linesOf(b);
    // Neighbours decide, not the widest name: a long month may stand between short ones.
    return linesOf(a).every((text, line) => {
      const other = others[line];
      if (other === undefined) return true;
      const areYears = isMonthly && text === a.year && other === b.year;
      const gap = areYears ? YEAR_GAP_PX : LABEL_GAP_PX;
      return (widthOf(text) + widthOf(other)) / 2 + gap <= distance;
    });
  };
  const ticksAt = (indices: readonly number[]): PeriodTick[] => {
    let shownYear = '';
    const ticks = indices.map((index): PeriodTick => {
      const { label = '', year = '' } = labels[index] ?? {};
      const shown = year === shownYear ? '' : year;
      shownYear = year;
      return { index, label, year: shown, coverage: coverageText(coverage.get(index)) ?? '' };
    });
    const [first, second] = ticks;
    // What is before the first change of years is of the year before, also where it has no room to say so.
    const isCrowded = !naming.breaksYears && first && second && second.year !== '';
    if (isCrowded && !areApart(first, second)) ticks[0] = { ...first, year: '' };
    return ticks;
  };
  const fits = (indices: readonly number[]) => {
    const ticks = ticksAt(indices);
    return ticks.every((tick, i) => i === 0 || areApart(ticks[i - 1] ?? tick, tick));
  };

  const january = [...months.keys()].find((i) => isMonthly && monthOf(months[i] ?? 0) === 1);
  const fromFirst = (stride: number) => [...months.keys()].filter((i) => i % stride === 0);
  const regular = (stride: number) => {
    if (!isMonthly) return fromFirst(stride);
    if (january === undefined) return [...months.keys()].filter((i) => (last - i) % stride === 0);
    return [...months.keys()].filter((i) => (months[i] ?? 0) % stride === 0);
  };
  const strides = isMonthly ? MONTH_STRIDES : COUNT_STRIDES;
  const least = strides.find((stride) => fits(regular(stride))) ?? months.length;
  // Both ends have a label where that takes labels only a little further apart.
  const isEven = (stride: number) =>
    stride <= 2 * least && last % stride === 0 && fits(fromFirst(stride));
  const even = EVEN_STRIDES.find(
    (one) => isEven(one) && (january === undefined || january % one === 0),
  );
  const round = regular(least);
  const withFirst = [...new Set([0, ...round])];
  const evenly = even !== undefined ? fromFirst(even) : fits(withFirst) ? withFirst : round;
  if (evenly.length > 1 || last === 0) return ticksAt(evenly);
  return ticksAt(fits([0, last]) ? [0, last] : [last]);
}
