import type { ChartLabels, ChartPoint, ChartSeries, TimeSeriesSpec } from '@tavoite/charts';
import {
  axesOf,
  type DrawnTerm,
  graphSeries,
  isRadar,
  type LoadedColumn,
  pointsOf,
} from '@tavoite/charts/mappedGraph';
import {
  FISCAL_YEAR_MONTHS,
  type FiscalStart,
  headlineFormat,
  type Locale,
  type Mapping,
  type TimeGrouping,
  valueFormat,
  writtenUnit,
} from '@tavoite/model';
import type { GraphValues } from './slice.js';

/** Room for the labels of any axis with its unit, about: all graphs begin at one edge. */
const AXIS_PX = 80;

/** What several terms come to a year before, in this year's periods; only where all of them have a value. */
function earlierPoints(
  terms: readonly DrawnTerm[],
  earlier: ReadonlyMap<string, LoadedColumn>,
  grouping: TimeGrouping,
): ChartPoint[] {
  const parts = terms.map(({ key }) => {
    const loaded = earlier.get(key);
    return loaded ? pointsOf(loaded, { grouping, cumulative: false }) : [];
  });
  return (parts[0] ?? []).flatMap((first): ChartPoint[] => {
    const own = parts.flatMap((points) => points.find(({ month }) => month === first.month) ?? []);
    const known = own.flatMap((point) => (point.kind === 'missing' ? [] : point));
    if (known.length < terms.length) return [];
    return [
      {
        kind: known.some(({ kind }) => kind === 'estimate') ? 'estimate' : 'actual',
        month: first.month + FISCAL_YEAR_MONTHS,
        value: known.reduce((sum, { value }) => sum + value, 0),
        coverage: first.coverage,
      },
    ];
  });
}

/** Values of a year before, held against a series: bars beside bars, and a line beside anything else. */
function earlierSeries(
  own: ChartSeries | undefined,
  points: readonly ChartPoint[],
): Omit<ChartSeries, 'title'> | null {
  if (!own || points.length === 0) return null;
  const { key, type, unit, decimals } = own;
  return {
    key: `earlier/${key}`,
    type: type === 'bar' || type === 'stacked' ? 'bar' : 'line',
    points,
    color: 'earlier',
    earlierOf: key,
    unit,
    decimals,
  };
}

/** The unit of a figure's headline, for the axis beside it, and how many of the values' own it is. */
function headlineAxis(term: NonNullable<DrawnTerm['term']>, figure: number | null, locale: Locale) {
  const { value, format } = headlineFormat(figure, valueFormat(term, locale));
  const unit = writtenUnit({
    measurement_type_prefix: format.prefix ?? '',
    unit: format.unit ?? '',
  });
  return { unit, divisor: figure && value ? Math.round(figure / value) : 1 };
}

/** The graph beside a figure: what it is made of over time, and what that aims at. */
export function figureSpec(
  mapping: Mapping,
  content: {
    /** All of one unit, that of the first. */
    terms: readonly [DrawnTerm, ...DrawnTerm[]];
    columns: ReadonlyMap<string, LoadedColumn>;
    /** Those of the same months a year before, which are drawn beside them. */
    earlier: ReadonlyMap<string, LoadedColumn>;
    targets: GraphValues['targets'];
  },
  {
    grouping,
    fiscalStart,
    locale,
    words,
    previousYear,
    figure,
  }: {
    grouping: TimeGrouping;
    fiscalStart: FiscalStart;
    locale: Locale;
    words: ChartLabels['mappedGraph'];
    /** What values of a year before are called. */
    previousYear: string;
    /** The figure: its headline and the axis are in one unit. */
    figure: number | null;
  },
): TimeSeriesSpec & { readonly grouping: TimeGrouping } {
  const { terms } = content;
  const [{ key, term }] = terms;
  const series = graphSeries(
    mapping,
    { ...content, grouping, cumulative: false },
    // The card says whose target it is.
    { targetOf: () => words.targetValue },
  );
  const before = earlierSeries(series[0], earlierPoints(terms, content.earlier, grouping));
  const { left, right } = axesOf(mapping, terms);
  const { unit, ...ends } = mapping.graph_properties[key]?.second_axis ? right : left;
  return {
    // What is in one unit needs no second axis.
    series: [...series, ...(before ? [{ ...before, title: previousYear }] : [])].map((one) => ({
      ...one,
      axis: 'left' as const,
    })),
    // It is measured in its own unit, whatever the others of the page are in.
    left: {
      // The ends of a radar are those of what all its terms have in common: a share of 100 %.
      ...(isRadar(mapping) ? {} : ends),
      ...(term ? headlineAxis(term, figure, locale) : { unit }),
    },
    tickCount: 5,
    axisWidth: AXIS_PX,
    grouping,
    fiscalStart,
    locale,
  };
}
