import {
  type ChartDrawing,
  type DrawnTerm,
  describeDrawing,
  type GraphMapping,
  graphDetails,
  graphPeriod,
  graphSentence,
  graphSeries,
  graphSpec,
  isMostlyActual,
  isRadar,
  radarSpec,
  tooShort,
} from '@tavoite/charts/mappedGraph';
import {
  decimalsOfType,
  formatWithUnit,
  type Language,
  type MonthRange,
  rangeLength,
} from '@tavoite/model';
import { drawingOf } from '../../domain/mappings.js';
import { titleIn } from '../../domain/titles.js';
import { jsonText } from '../../json/json-bytes.js';
import { localized } from '../../messages/texts.js';
import { type OrganizationSeries, readData, type SeriesTerm } from '../../series/index.js';
import {
  type ItemSource,
  readEstimatedMonths,
  readFigures,
  readGraphTargets,
} from './graph-values.js';
import { ItemError } from './item-error.js';
import { chartLabelsIn } from './labels.js';
import { savedRange } from './period.js';
import { selectMapping } from './queries.js';
import type { GraphItem, GraphItemProperties, ItemTable } from './types.js';
import { loadedColumns } from './values.js';

const drawnTerm = (term: SeriesTerm, language: Language): DrawnTerm => {
  const { row } = term;
  return {
    key: row.key,
    title: titleIn(language, row),
    term: {
      unit: row.unit ?? '',
      measurement_type_prefix: row.measurementTypePrefix ?? '',
      value_numeric_type: row.valueNumericType,
    },
  };
};

/** The drawing of a mapping in its language, with its values. */
async function draw(
  source: ItemSource,
  series: OrganizationSeries,
  mapping: GraphMapping,
  terms: readonly SeriesTerm[],
  { range, properties }: { range: MonthRange; properties: GraphItemProperties },
): Promise<ChartDrawing> {
  const { grouping, cumulative, filtered_keys: filteredKeys } = properties;
  const { language } = source;
  const words = chartLabelsIn(language).mappedGraph;
  const drawn = terms.map((term) => drawnTerm(term, language));
  const keys = drawn.map(({ key }) => key);
  const radar = isRadar(mapping);
  const targets = mapping.properties.target
    ? await readGraphTargets(source, series, keys, {
        range,
        grouping: radar ? null : grouping,
        cumulative,
      })
    : [];
  if (radar) {
    const figures = await readFigures(series, mapping, terms, range);
    const estimated = await readEstimatedMonths(series, terms, range);
    const content = {
      terms: drawn,
      figures,
      targets,
      filteredKeys,
      isMostlyActual: isMostlyActual(estimated, rangeLength(range)),
    };
    const spec = radarSpec(mapping, content, words);
    return { type: 'radar', spec };
  }
  const answer = await readData(series, {
    terms,
    range,
    grouping,
    withPercentage: false,
    onlyVerified: false,
  });
  const content = { terms: drawn, columns: loadedColumns(answer, language), targets };
  const drawnSeries = graphSeries(mapping, { ...content, grouping, cumulative }, words);
  const { fiscalStart } = series;
  const shown = { grouping, cumulative, fiscalStart, locale: language, filteredKeys };
  return { type: 'timeSeries', spec: graphSpec(mapping, drawn, drawnSeries, shown) };
}

/** What a drawing shows, as numbers in its language. */
function tableOf({
  table,
  notes,
  rowHeading,
  locale,
}: ReturnType<typeof describeDrawing>): ItemTable {
  return {
    rowHeading,
    columns: table.columns.map((column) => ({
      ...column,
      isFixed: column.isTarget,
    })),
    rows: table.rows.map(({ key, title, cells, format }, index) => ({
      key,
      title,
      note: notes[index] ?? null,
      cells: cells.map((cell, column) => {
        const { unit, decimals } = format ?? {
          unit: '',
          decimals: table.columns[column]?.decimals,
        };
        const text =
          cell.value === null ? '' : formatWithUnit(cell.value, { locale, decimals, unit });
        return { ...cell, text, decimals: decimals ?? decimalsOfType(null) };
      }),
    })),
  };
}

/**
 * The graph of a view as it was saved, with today's values.
 * @throws ItemError when the view or all of its terms are gone, or the period is none
 */
export async function readGraphItem(
  source: ItemSource,
  series: OrganizationSeries,
  saved: { readonly mapping: number; readonly properties: GraphItemProperties },
): Promise<GraphItem> {
  const { language, organization, inOrganization } = source;
  const { properties } = saved;
  const { grouping, cumulative } = properties;
  const range = savedRange(properties);
  const row = await inOrganization((tx) => selectMapping(tx, organization.id, saved.mapping));
  if (row === undefined) throw new ItemError('report_view_gone');
  if (row.termsUsed.length === 0) throw new ItemError('report_view_without_terms');
  const terms = series.termsOf(row.termsUsed);
  if (terms.length === 0) throw new ItemError('report_terms_gone');
  const mapping = drawingOf(row);
  // With the digits that answers have, and so the ones on screen.
  const exact = await draw(source, series, mapping, terms, { range, properties });
  const drawing: ChartDrawing = JSON.parse(jsonText(exact));
  const labels = chartLabelsIn(language);
  const description = describeDrawing(drawing, labels);
  const radar = drawing.type === 'radar';
  const empty = labels[radar ? 'radarChart' : 'timeSeriesChart'].empty;
  const table = tableOf(description);
  return {
    kind: 'graph',
    language,
    title: localized(language, row.viewTitle, row.viewTitleFi),
    period: graphPeriod(
      range,
      radar ? [] : graphDetails({ grouping, cumulative }, labels.mappedGraph),
    ),
    range,
    grouping,
    cumulative,
    drawing,
    isEmpty: description.isEmpty,
    empty: (radar ? null : tooShort(range, grouping, labels.mappedGraph)) ?? empty,
    summary: description.summary,
    sentence: graphSentence(drawing, labels, cumulative),
    hasEstimates: table.rows.some(({ cells }) => cells.some(({ kind }) => kind === 'estimate')),
    partialNote: description.partial,
    legend: description.legend,
    table,
    missingTerms: [...new Set(row.termsUsed)].filter((key) => series.term(key) === undefined),
  };
}
