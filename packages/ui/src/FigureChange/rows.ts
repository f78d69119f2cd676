import { type FigureChange as Change, effectOfChange, type Locale } from '@tavoite/model';
import { type FigureState, stateOf, writeFigure } from '../FigureTrace/parts.js';
import { writeMonth } from '../FigureTrace/writeMonth.js';

/** One line of the table: an input, a pair of months, or several inputs together. */
export interface ChangeRow {
  id: string;
  title: string;
  /** Of the compared period and of the period itself; null where a line has none. */
  before: { text: string; state: FigureState } | null;
  now: { text: string; state: FigureState } | null;
  contribution: number | null;
  /** Whether a value behind the contribution is an estimate. */
  isEstimate: boolean;
  /** The input whose own change and origin can be opened. */
  input: Change['contributions'][number] | null;
}

type Values = Pick<Change, 'value' | 'is_verified' | 'compare_value' | 'compare_is_verified'>;

const isEstimate = (of: Values) =>
  stateOf(of.value, of.is_verified) === 'estimate' ||
  stateOf(of.compare_value, of.compare_is_verified) === 'estimate';

function valuesOf(of: Values, naming: Parameters<typeof writeFigure>[1], locale: Locale) {
  return {
    before: {
      text: writeFigure(of.compare_value, naming, locale),
      state: stateOf(of.compare_value, of.compare_is_verified),
    },
    now: {
      text: writeFigure(of.value, naming, locale),
      state: stateOf(of.value, of.is_verified),
    },
    isEstimate: isEstimate(of),
  };
}

const size = ({ contribution }: ChangeRow) => Math.abs(contribution ?? -1);

/** The largest contributions first; stored months in their own order. */
export function changeRows(change: Change, locale: Locale): ChangeRow[] {
  if (change.source === 'months') {
    return change.months.map((pair) => ({
      id: pair.month ?? `compared ${pair.compare_month}`,
      title: [pair.month, pair.compare_month]
        .map((month) => (month === null ? '–' : writeMonth(month)))
        .join(' · '),
      ...valuesOf(pair, change, locale),
      contribution: pair.contribution,
      input: null,
    }));
  }
  const rows = change.contributions.map((part) => ({
    id: part.key,
    title: part.title,
    ...valuesOf(part, part, locale),
    contribution: part.contribution,
    input: part,
  }));
  return rows.sort((a, b) => size(b) - size(a));
}

/** The rows beyond the first ones as one; null where there are none. */
export function foldedRow(rows: readonly ChangeRow[], title: string): ChangeRow | null {
  if (rows.length === 0) return null;
  const known = rows.filter(({ contribution }) => contribution !== null);
  return {
    id: 'folded',
    title,
    before: null,
    now: null,
    contribution:
      known.length === 0
        ? null
        : known.reduce((sum, { contribution }) => sum + (contribution ?? 0), 0),
    isEstimate: rows.some((row) => row.isEstimate),
    input: null,
  };
}

/** Whether a change is towards what is aimed at; null where nothing is aimed at, or nothing changed. */
export function effectOf(value: number | null, aim: Change['aim']): 'better' | 'worse' | null {
  return aim === null ? null : effectOfChange(value, { reversed_target: aim === 'less' });
}

/** Where a bar begins and how long it is, in percent of the width. */
export interface BarPlace {
  start: number;
  length: number;
}

/**
 * A waterfall: each step begins where the one before ended, the first one at 0. The width holds every
 * end and 0; `zero` is the position of 0. A step of null draws nothing.
 */
export function waterfall(steps: readonly (number | null)[]): {
  bars: (BarPlace | null)[];
  zero: number;
} {
  let end = 0;
  let [least, most] = [0, 0];
  const ends = steps.map((step) => {
    const start = end;
    end += step ?? 0;
    least = Math.min(least, end);
    most = Math.max(most, end);
    return { start, end };
  });
  const span = most - least || 1;
  const place = (value: number) => ((value - least) / span) * 100;
  return {
    bars: ends.map((bar, at) =>
      steps[at] === null
        ? null
        : {
            start: place(Math.min(bar.start, bar.end)),
            length: (Math.abs(bar.end - bar.start) / span) * 100,
          },
    ),
    zero: place(0),
  };
}
