import {
  decimalsOfType,
  fiscalYearLabel,
  fiscalYearOf,
  formatMonth,
  formatNumber,
  formatRange,
  isBranchOpen,
  type Language,
  MAX_REPORT_MONTHS,
  MAX_REPORT_TERMS,
  type MonthNumber,
  monthsOfRange,
  type OpenBranches,
  openBranchesOf,
  rangeLength,
} from '@tavoite/model';
import { type DataMapPlace, placeTerms } from '../../domain/places.js';
import { titleIn } from '../../domain/titles.js';
import { roundValue } from '../../json/json-bytes.js';
import { translate } from '../../messages/texts.js';
import {
  type OrganizationSeries,
  type Reading,
  readMonths,
  type SeriesTerm,
} from '../../series/index.js';
import type { ItemSource } from './graph-values.js';
import { ItemError } from './item-error.js';
import { savedRange } from './period.js';
import type { DataMapItem, DataMapItemProperties, DataMapRow, ItemCell } from './types.js';

/** Sizes of the map on screen, which a picture has, too. */
const TITLE_WIDTH_PX = 300;
const MONTH_WIDTH_PX = 150;
const ROW_HEIGHT_PX = 36;
/** Columns are drawn at most this much narrower, so that figures stay apart. */
const NARROWEST = 0.6;
/** Rows are not drawn lower or higher than this, whatever the height asked for. */
const LOWEST_ROW_PX = 28;
const HIGHEST_ROW_PX = 48;

interface OpenRow {
  readonly term: SeriesTerm;
  readonly level: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
}

/** The rows that are shown when some branches are open. */
function openRows(places: readonly DataMapPlace[], opened: OpenBranches): OpenRow[] {
  const rows: OpenRow[] = [];
  const waiting = places.map((place) => ({ place, level: 0 })).reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { place, level } = next;
    const hasChildren = place.children.length > 0;
    const isOpen = hasChildren && isBranchOpen(opened, place.term.row.key);
    rows.push({ term: place.term, level, hasChildren, isOpen });
    if (!isOpen) continue;
    for (const child of place.children.toReversed()) {
      waiting.push({ place: child, level: level + 1 });
    }
  }
  return rows;
}

function cellsOf(reading: Reading, term: SeriesTerm, locale: Language): ItemCell[] {
  const { values, verified } = reading.columnsOf(term);
  const decimals = decimalsOfType(term.row.valueNumericType);
  return Array.from(values, (exact, i): ItemCell => {
    if (Number.isNaN(exact)) return { kind: 'missing', value: null, text: '', decimals };
    const value = roundValue(exact);
    const kind = verified[i] === 1 ? 'actual' : 'estimate';
    return { kind, value, text: formatNumber(value, { locale, decimals }), decimals };
  });
}

function rowOf(
  { term, level, hasChildren, isOpen }: OpenRow,
  reading: Reading,
  language: Language,
): DataMapRow {
  const { row } = term;
  return {
    key: row.key,
    level,
    title: titleIn(language, row),
    unit: `${row.measurementTypePrefix ?? ''}${row.unit ?? ''}`,
    hasChildren,
    isOpen,
    cells: cellsOf(reading, term, language),
  };
}

/** The fiscal years of months in order. */
function fiscalYearsOf(
  months: readonly MonthNumber[],
  { fiscalStart }: Pick<OrganizationSeries, 'fiscalStart'>,
): DataMapItem['fiscalYears'] {
  const years = [...new Set(months.map((month) => fiscalYearOf(month, fiscalStart)))];
  return years.map((year) => {
    const inside = (month: MonthNumber) => fiscalYearOf(month, fiscalStart) === year;
    return {
      title: fiscalYearLabel(year, fiscalStart),
      first: months.findIndex(inside),
      count: months.filter(inside).length,
    };
  });
}

const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Columns as on screen, narrower where the screen was; rows as high as the screen had room for. */
function sizeOf(
  { map_width: width, map_height: height }: DataMapItemProperties,
  rows: number,
  months: number,
): DataMapItem['size'] {
  const natural = TITLE_WIDTH_PX + months * MONTH_WIDTH_PX;
  const share = width === undefined ? 1 : within(NARROWEST, width / natural, 1);
  return {
    titleWidth: Math.round(TITLE_WIDTH_PX * share),
    monthWidth: Math.round(MONTH_WIDTH_PX * share),
    rowHeight:
      height === undefined
        ? ROW_HEIGHT_PX
        : Math.round(within(LOWEST_ROW_PX, height / (rows + 1), HIGHEST_ROW_PX)),
  };
}

/**
 * The data map as it was saved, with today's values.
 * @throws ItemError when all of its terms are gone, the period is none, or it is too large for a report
 */
export async function readDataMapItem(
  { language }: ItemSource,
  series: OrganizationSeries,
  { properties }: { readonly properties: DataMapItemProperties },
): Promise<DataMapItem> {
  const range = savedRange(properties);
  const monthCount = rangeLength(range);
  if (monthCount > MAX_REPORT_MONTHS) {
    const values = { months: monthCount, max: MAX_REPORT_MONTHS };
    throw new ItemError({ key: 'report_map_too_many_months', values });
  }
  const { keys } = properties;
  const roots =
    keys.length > 0
      ? series.termsOf(keys)
      : series.terms.filter(({ parent }: SeriesTerm) => parent === null);
  if (roots.length === 0) throw new ItemError('report_terms_gone');
  const shown = openRows(placeTerms(roots), openBranchesOf(properties.opened_terms));
  if (shown.length > MAX_REPORT_TERMS) {
    const values = { rows: shown.length, max: MAX_REPORT_TERMS };
    throw new ItemError({ key: 'report_map_too_many_rows', values });
  }
  const terms = new Set(shown.map(({ term }) => term));
  const reading = await readMonths(series, terms, range);
  const months = monthsOfRange(range);
  const period = formatRange(range);
  return {
    kind: 'data-map',
    language,
    title: translate(language, 'data_map'),
    period,
    range,
    fiscalStart: series.fiscalStart,
    summary: translate(language, 'data_map_summary', {
      rows: shown.length,
      months: months.length,
      period,
    }),
    months: months.map((month) => ({ month, title: formatMonth(month, 'MM/YYYY') })),
    fiscalYears: fiscalYearsOf(months, series),
    rows: shown.map((row) => rowOf(row, reading, language)),
    size: sizeOf(properties, shown.length, months.length),
    missingTerms: keys.filter((key) => series.term(key) === undefined),
  };
}
