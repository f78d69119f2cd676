import type { ChartLabels, TimeSeriesSpec } from '@tavoite/charts';
import {
  axesOf,
  type DrawnTerm,
  graphSeries,
  isRadar,
  type LoadedColumn,
} from '@tavoite/charts/mappedGraph';
import {
  type FiscalStart,
  type Locale,
  type Mapping,
  type TimeGrouping,
  writtenUnit,
} from '@tavoite/model';
import type { GraphValues } from './slice.js';

/** Room for the labels of any axis with its unit, about: all graphs begin at one edge. */
const AXIS_PX = 80;

/** The graph beside a figure: what it is made of over time, and what that aims at. */
export function figureSpec(
  mapping: Mapping,
  content: {
    /** All of one unit, that of the first. */
    terms: readonly [DrawnTerm, ...DrawnTerm[]];
    columns: ReadonlyMap<string, LoadedColumn>;
    targets: GraphValues['targets'];
  },
  {
    grouping,
    fiscalStart,
    locale,
    words,
  }: {
    grouping: TimeGrouping;
    fiscalStart: FiscalStart;
    locale: Locale;
    words: ChartLabels['mappedGraph'];
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
  const { left, right } = axesOf(mapping, terms);
  const { unit, ...ends } = mapping.graph_properties[key]?.second_axis ? right : left;
  return {
    // What is in one unit needs no second axis.
    series: series.map((one) => ({ ...one, axis: 'left' as const })),
    // It is measured in its own unit, whatever the others of the page are in.
    left: {
      // The ends of a radar are those of what all its terms have in common: a share of 100 %.
      ...(isRadar(mapping) ? {} : ends),
      unit: term ? writtenUnit(term) : unit,
    },
    tickCount: 5,
    axisWidth: AXIS_PX,
    grouping,
    fiscalStart,
    locale,
  };
}
