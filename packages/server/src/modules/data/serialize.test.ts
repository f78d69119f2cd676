import {
  contract,
  dataColumns,
  dataMapColumns,
  dataMapNode,
  dataPoint,
  listOf,
  type MonthRange,
} from '@tavoite/model';
import fc from 'fast-check';
import { z } from 'zod';
import {
  anyFiscalStart,
  anyMonths,
  anyRange,
  buildSeries,
  monthsSpec,
} from '../../../test/series.js';
import { placeTerms, termsOfPlaces } from '../../domain/places.js';
import type { JsonText } from '../../json/json-text.js';
import {
  type OrganizationSeries,
  readData,
  readMonths,
  readStackShares,
  readVerifiedData,
} from '../../series/index.js';
import { dataMapAsColumns } from './data-map-columns.js';
import {
  dataAsColumns,
  dataAsColumnsList,
  dataAsRows,
  dataMapAsJson,
  sharesAsJson,
} from './serialize.js';

/*
 * Answers that are written as bytes carry their type by hand. Here each is read again by the schema
 * of that very type, and must come out whole: nothing missing, nothing that the schema does not know.
 */

function expectToBe<Answer>(json: JsonText<Answer>, schema: z.ZodType<Answer>): void {
  const answer: unknown = JSON.parse(String(json.text));
  expect(schema.parse(answer)).toEqual(answer);
}

const anySeries = fc.record({ start: anyFiscalStart, range: anyRange, months: anyMonths }).map(
  async ({ start, range, months }): Promise<{ series: OrganizationSeries; range: MonthRange }> => ({
    range,
    series: await buildSeries({
      fiscalStart: start,
      terms: [
        { key: 'a', ...monthsSpec(months) },
        { key: 'b', parent: 'a', formula: 'a / 3' },
        { key: '7', parent: 'b', additionalParents: ['a'], unit: ' % ' },
      ],
    }),
  }),
);
const check = (
  property: (data: { series: OrganizationSeries; range: MonthRange }) => Promise<void>,
) =>
  fc.assert(
    fc.asyncProperty(anySeries, async (data) => property(await data)),
    { numRuns: 30 },
  );

it.each([true, false])(
  'values of terms are those of the schema, shares asked for: %s',
  (withPercentage) =>
    check(async ({ series, range }) => {
      const request = {
        terms: series.terms,
        range,
        grouping: 'quarter' as const,
        withPercentage,
        onlyVerified: false,
        withAdditionalParents: true,
      };
      const answer = await readData(series, request);
      expectToBe(await dataAsColumns(answer, 'fi'), dataColumns);
      expectToBe(await dataAsRows([answer], 'en'), listOf(dataPoint));
      const parts = await readVerifiedData(series, request);
      expectToBe(await dataAsColumnsList(parts, 'en'), z.array(dataColumns));
      expectToBe(await dataAsRows(parts, 'en'), listOf(dataPoint));
    }),
);

it('shares of stacks are those of the schema', () =>
  check(async ({ series, range }) => {
    const members = series.terms.map((term) => ({ term, stack: '' }));
    const request = { members, range, grouping: 'month', cumulative: true } as const;
    const { periods, shares } = await readStackShares(series, request);
    expectToBe(await sharesAsJson(periods, shares), contract.getPercentageValue.answer);
  }));

it('the data map is that of the schema, as a tree and as columns', () =>
  check(async ({ series, range }) => {
    const places = placeTerms(series.terms.filter(({ parent }) => parent === null));
    const reading = await readMonths(series, termsOfPlaces(places), range);
    const tree = await dataMapAsJson(places, reading, range, 'en');
    expectToBe(tree, z.record(z.string(), dataMapNode));
    expectToBe(await dataMapAsColumns(places, reading, null, range, 'fi'), dataMapColumns);
  }));
