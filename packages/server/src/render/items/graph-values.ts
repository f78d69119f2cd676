import type { GraphFigure, GraphMapping, GraphTarget } from '@tavoite/charts/mappedGraph';
import {
  currentMonth,
  type MonthRange,
  rangeLength,
  rangeToDates,
  type TimeGrouping,
} from '@tavoite/model';
import { prepareTargets } from '../../domain/prepared-targets.js';
import type { RequestContext } from '../../domain/request-context.js';
import { measuredKey } from '../../domain/target-formulas.js';
import { selectTargetFormulas, selectTargets } from '../../domain/target-queries.js';
import { readTargetGraph, readTargets } from '../../domain/target-values.js';
import {
  type OrganizationSeries,
  readData,
  readSingleValues,
  type SeriesTerm,
} from '../../series/index.js';
import { figuresOf } from './values.js';

/** Whose items are read, and in which language: a request, or a job on behalf of a report. */
export type ItemSource = Pick<RequestContext, 'organization' | 'language' | 'inOrganization'>;

/** One value of each term over a range, as the mapping asks for it. */
export async function readFigures(
  series: OrganizationSeries,
  mapping: GraphMapping,
  terms: readonly SeriesTerm[],
  range: MonthRange,
): Promise<Record<string, GraphFigure>> {
  const answer = await readData(series, {
    terms,
    range,
    grouping: 'range',
    withPercentage: false,
    onlyVerified: false,
  });
  const figures = figuresOf(answer);
  const keys = Object.keys(figures).filter(
    (key) => mapping.graph_properties[key]?.calc_formula_for_numbers,
  );
  const computed = await readSingleValues(
    series,
    keys.map((key) => ({ formula: { kind: 'term', key, position: 0 }, range })),
  );
  for (const [i, key] of keys.entries()) {
    const figure = figures[key];
    if (figure) figures[key] = { ...figure, value: computed[i]?.value ?? null };
  }
  return figures;
}

/** How many months of a range are after the newest one in which any of the terms is verified. */
export async function readEstimatedMonths(
  series: OrganizationSeries,
  terms: readonly SeriesTerm[],
  range: MonthRange,
): Promise<number> {
  const { columns } = await readData(series, {
    terms,
    range,
    grouping: 'month',
    withPercentage: false,
    onlyVerified: false,
  });
  const newest = Math.max(-1, ...columns.map(({ own }) => own.verified.lastIndexOf(1)));
  return rangeLength(range) - 1 - newest;
}

/** The targets of a graph's terms: over the range, and per period where that is asked for. */
export async function readGraphTargets(
  { organization, language, inOrganization }: ItemSource,
  series: OrganizationSeries,
  keys: readonly string[],
  asked: {
    readonly range: MonthRange;
    /** How the values per period are grouped; null where none are needed. */
    readonly grouping: TimeGrouping | null;
    readonly cumulative: boolean;
  },
): Promise<GraphTarget[]> {
  const { range, grouping, cumulative } = asked;
  const { id } = organization;
  const formulas = await inOrganization((tx) => selectTargetFormulas(tx, id));
  const measured = formulas.map((target) => ({
    id: target.id,
    key: measuredKey(series, target.formula),
  }));
  // In the order of the terms; a target belongs to one.
  const keyById = new Map(
    keys.flatMap((key) => measured.filter((one) => one.key === key).map((one) => [one.id, key])),
  );
  if (keyById.size === 0) return [];
  const found = await inOrganization((tx) => selectTargets(tx, id, { ids: [...keyById.keys()] }));
  const rowById = new Map(found.map((row) => [row.id, row]));
  const rows = [...keyById.keys()].flatMap((target) => rowById.get(target) ?? []);
  const targets = await readTargets(series, prepareTargets(series, language, rows), {
    asked: rangeToDates(range),
    today: currentMonth(organization.timeZone),
  });
  return Promise.all(
    rows.flatMap((row, i) => {
      const target = targets[i];
      const key = keyById.get(row.id);
      if (target === undefined || key === undefined) return [];
      return (async () => ({
        key,
        target,
        timeSeries:
          grouping === null
            ? []
            : await readTargetGraph(series, row, { range, grouping, cumulative }),
      }))();
    }),
  );
}
