import {
  type Contract,
  type DataColumns,
  type DataGrouping,
  type DataMapColumns,
  type DataMapNode,
  type DataPoint,
  type EndpointAnswer,
  endOfMonth,
  groupRange,
  type Language,
  type MonthNumber,
  type MonthRange,
  monthsOfRange,
  startOfMonth,
  type TimeGrouping,
  type Timespan,
} from '@tavoite/model';
import type { Versioned } from '../../db/version-cache.js';
import {
  type AskedPeriod,
  lastMonthAsked,
  monthsOfPeriod,
  monthsWithin,
} from '../../domain/period.js';
import { countPlaces, placeTerms, termsOfPlaces } from '../../domain/places.js';
import type { RequestContext } from '../../domain/request-context.js';
import { titleIn } from '../../domain/titles.js';
import { roundShare } from '../../json/json-bytes.js';
import type { JsonText } from '../../json/json-text.js';
import type { List } from '../../json/list-answer.js';
import { FieldError, NotFoundError } from '../../messages/errors.js';
import {
  type DataAnswer,
  knownSpan,
  type OrganizationSeries,
  rawDataSpan,
  readData,
  readMonths,
  readStackShares,
  readTimelines,
  readVerifiedData,
  readWithYearBefore,
  type SeriesTerm,
  spanOf,
} from '../../series/index.js';
import type { SeriesStore } from '../../series-store/series-store.js';
import { cellsToRead } from './cells.js';
import { dataMapAsColumns } from './data-map-columns.js';
import { selectMappingKeys } from './queries.js';
import {
  dataAsColumns,
  dataAsColumnsList,
  dataAsRows,
  dataMapAsJson,
  sharesAsJson,
} from './serialize.js';

export interface AskedData extends AskedPeriod {
  readonly keys: readonly string[];
  readonly grouping: DataGrouping;
  readonly with_percentage: boolean;
  readonly with_additional_parents: boolean;
  readonly only_verified: boolean;
  readonly until_verified: boolean;
  readonly format: 'rows' | 'columns';
}

const NOTHING: DataAnswer = { periods: [], totalsPartial: [], columns: [] };

/** What the data calls answer: rows, columns, or a list of columns. */
type ValuesAnswer = List<DataPoint> | DataColumns | DataColumns[];

export function createDataService(store: SeriesStore) {
  return {
    /** The keys that a read names: given ones, those of a mapping, or the given ones among those. */
    async keysAsked(
      { organization, inOrganization }: RequestContext,
      { keys, mapping }: { keys?: string[] | undefined; mapping?: number | undefined },
    ): Promise<string[]> {
      if (mapping === undefined) {
        if (keys === undefined) throw new FieldError({ keys: ['required'] });
        return keys;
      }
      const mapped = await inOrganization((tx) => selectMappingKeys(tx, organization.id, mapping));
      if (mapped === undefined) throw new NotFoundError();
      return keys === undefined ? mapped : mapped.filter((key) => keys.includes(key));
    },

    /** Values of terms per month, quarter or fiscal year, or over the whole period, as JSON. */
    values(
      { organization, language, reserve }: RequestContext,
      asked: AskedData,
    ): Promise<JsonText<ValuesAnswer>> {
      const { keys, start_date, end_date, grouping, format } = asked;
      const { with_percentage, with_additional_parents, only_verified, until_verified } = asked;
      const request = [
        'data',
        language,
        keys,
        start_date,
        end_date,
        grouping,
        with_percentage,
        with_additional_parents,
        only_verified,
        until_verified,
        format,
      ];
      return store.answer<ValuesAnswer>(organization, request, async (series) => {
        const terms = series.termsOf(keys);
        const range = monthsWithin(asked, knownSpan(terms));
        if (range !== null) {
          // What a term is verified to is looked for in single months.
          const reading = until_verified ? 'month' : grouping;
          const periods = groupRange(range, reading, series.fiscalStart).length;
          const shares = with_additional_parents
            ? terms.reduce((sum, { row }) => sum + row.additionalParents.length, 0)
            : 0;
          await reserve(cellsToRead(terms, periods, terms.length + shares));
        }
        const read = range && {
          terms,
          range,
          grouping,
          withPercentage: with_percentage,
          withAdditionalParents: with_additional_parents,
          onlyVerified: only_verified,
        };
        if (until_verified) {
          const answers = read === null ? [] : await readVerifiedData(series, read);
          return format === 'columns'
            ? dataAsColumnsList(answers, language)
            : dataAsRows(answers, language);
        }
        const answer = read === null ? NOTHING : await readData(series, read);
        return format === 'columns'
          ? dataAsColumns(answer, language)
          : dataAsRows([answer], language);
      });
    },

    /** One term in its newest month with a value; without any, in the last month of `asked` or `today`. */
    async newest(
      { organization, language }: RequestContext,
      id: number,
      asked: AskedPeriod,
      today: MonthNumber,
    ): Promise<DataPoint> {
      const series = await store.of(organization);
      const term = series.termById(id);
      if (term === undefined) throw new NotFoundError();
      const range = monthsWithin(asked, knownSpan([term])) ?? lastMonthAsked(asked, today);
      return newestPoint(series, term, range, language);
    },

    /**
     * First and last month with raw data. With `keys` of these terms' own values: a month in which
     * only some of what they are computed from is known does not count.
     */
    async timespan(
      organization: Versioned,
      { onlyVerified, keys }: { onlyVerified: boolean; keys: readonly string[] | null },
    ): Promise<Timespan> {
      const series = await store.of(organization);
      if (keys === null) return datesOf(rawDataSpan(series.terms, { onlyVerified }));
      return datesOf(spanOf(await readTimelines(series, series.termsOf(keys), { onlyVerified })));
    },

    /** First and last month with a value, per known key. */
    async timelines(organization: Versioned, keys: readonly string[]) {
      const series = await store.of(organization);
      const terms = series.termsOf(keys);
      const spans = await readTimelines(series, terms, { onlyVerified: false });
      return terms.map(({ row }, i) => ({ key: row.key, ...datesOf(spans[i] ?? null) }));
    },

    /** Each term's share × 100 of the sum of its stack, per period, as JSON. */
    async stackShares(
      { organization, reserve }: RequestContext,
      asked: {
        readonly ids: readonly number[];
        readonly start_date: string;
        readonly end_date: string;
        readonly cumulative: boolean;
        readonly properties: Readonly<Record<string, { readonly stack_id?: string | undefined }>>;
        readonly grouping: TimeGrouping;
      },
    ): Promise<JsonText<EndpointAnswer<Contract['getPercentageValue']>>> {
      const series = await store.of(organization);
      const stackOf = new Map(
        Object.entries(asked.properties).map(([key, { stack_id }]) => [key, stack_id ?? '']),
      );
      const members = [...new Set(asked.ids)].flatMap((id) => {
        const term = series.termById(id);
        return term === undefined ? [] : { term, stack: stackOf.get(term.row.key) ?? '' };
      });
      const range = monthsOfPeriod(asked);
      const terms = members.map(({ term }) => term);
      await reserve(cellsToRead(terms, monthsOfRange(range).length, terms.length));
      const { periods, shares } = await readStackShares(series, {
        members,
        range,
        grouping: asked.grouping,
        cumulative: asked.cumulative,
      });
      return sharesAsJson(periods, shares);
    },

    /** Terms × months as JSON: below the known ones of `root_keys`, or below all roots. */
    dataMap(
      { organization, language, reserve }: RequestContext,
      asked: {
        readonly start_date: string;
        readonly end_date: string;
        readonly root_keys?: readonly string[] | undefined;
        readonly format: 'tree' | 'columns';
        readonly totals: boolean;
      },
    ): Promise<JsonText<DataMapColumns | Record<string, DataMapNode>>> {
      const range = monthsOfPeriod(asked);
      const { root_keys: rootKeys, format, totals } = asked;
      const request = ['data-map', language, range.start, range.end, rootKeys, format, totals];
      return store.answer<DataMapColumns | Record<string, DataMapNode>>(
        organization,
        request,
        async (series) => {
          const roots =
            rootKeys === undefined
              ? series.terms.filter(({ parent }) => parent === null)
              : series.termsOf(rootKeys);
          const places = placeTerms(roots);
          const terms = termsOfPlaces(places);
          const months = monthsOfRange(range).length + (totals ? 2 : 0);
          await reserve(cellsToRead(terms, months, countPlaces(places)));
          const reading = await readMonths(series, terms, range);
          return format === 'columns'
            ? dataMapAsColumns(
                places,
                reading,
                totals ? await readWithYearBefore(series, terms, range) : null,
                range,
                language,
              )
            : dataMapAsJson(places, reading, range, language);
        },
      );
    },
  };
}

export type DataService = ReturnType<typeof createDataService>;

function numberOrNull(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}

function datesOf(span: MonthRange | null): Timespan {
  return {
    start_date: span === null ? null : startOfMonth(span.start),
    end_date: span === null ? null : endOfMonth(span.end),
  };
}

async function newestPoint(
  series: OrganizationSeries,
  term: SeriesTerm,
  range: MonthRange,
  language: Language,
): Promise<DataPoint> {
  const { periods, columns } = await readData(series, {
    terms: [term],
    range,
    grouping: 'month',
    withPercentage: true,
    onlyVerified: false,
  });
  const [only] = columns;
  const withValue = only?.own.values.findLastIndex((value) => !Number.isNaN(value)) ?? -1;
  const at = withValue < 0 ? periods.length - 1 : withValue;
  const month = range.start + at;
  const share = numberOrNull(only?.percentage?.values[at]);
  return {
    id: term.row.id,
    key: term.row.key,
    title: titleIn(language, term.row),
    start_date: startOfMonth(month),
    end_date: endOfMonth(month),
    value: numberOrNull(only?.own.values[at]),
    cumulative_value: numberOrNull(only?.cumulative.values[at]),
    percentage_value: share === null ? null : roundShare(share),
    is_verified: only?.own.verified[at] === 1,
    is_partial: false,
  };
}
