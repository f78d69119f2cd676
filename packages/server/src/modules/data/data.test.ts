import {
  contract,
  type DataColumns,
  type DataPoint,
  monthNumber,
  verifiedFlags,
} from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { changeFigures, figuresFor } from '../../../test/figures.js';
import { packSpec } from '../../../test/series.js';
import { fieldErrors, useTestServer } from '../../../test/server.js';
import { series } from '../../db/schema/index.js';

const server = useTestServer();
const first = monthNumber(2025, 1);
const spring = { start_date: '2025-01-01', end_date: '2025-04-30' };

const figures = {
  terms: [
    { key: 'all', title: 'All', titleFi: 'Kaikki', formula: 'a + b' },
    { key: 'a', title: 'A', parent: 'all', first, values: [1, 2, null, 4] },
    {
      key: 'b',
      title: 'B',
      parent: 'all',
      first,
      values: [3, 2, 1],
      verified: [true, true, false],
    },
    { key: 'ratio', title: 'R', parent: 'b', formula: 'a / b', unit: '%' },
    { key: 'empty', title: 'E' },
  ],
  mappings: [{ key: 'view', termsUsed: ['b', 'gone', 'all'] }],
};

type Rows = { count: number; results: DataPoint[] };

const rowsOf = (body: unknown, key: string) =>
  (body as Rows).results.filter((point) => point.key === key);

describe('POST /api/data/', () => {
  const post = (token: string, body: Record<string, unknown>) =>
    server.call(contract.readData, { token, body: { keys: ['a'], ...spring, ...body } });

  it('answers one row per key and month, with null for a missing value', async () => {
    const { token, ids } = await figuresFor(server, figures);
    const { body } = await post(token, { keys: ['a', 'nowhere', 'all'], with_percentage: true });
    expect((body as Rows).count).toBe(8);
    const point = { id: ids.terms.a, key: 'a', title: 'A', is_partial: false };
    expect(rowsOf(body, 'a')).toEqual([
      {
        ...point,
        start_date: '2025-01-01',
        end_date: '2025-01-31',
        value: 1,
        cumulative_value: 1,
        percentage_value: 25,
        is_verified: true,
      },
      {
        ...point,
        start_date: '2025-02-01',
        end_date: '2025-02-28',
        value: 2,
        cumulative_value: 3,
        percentage_value: 50,
        is_verified: true,
      },
      {
        ...point,
        start_date: '2025-03-01',
        end_date: '2025-03-31',
        value: null,
        cumulative_value: 3,
        percentage_value: null,
        is_verified: false,
      },
      {
        ...point,
        start_date: '2025-04-01',
        end_date: '2025-04-30',
        value: 4,
        cumulative_value: 7,
        percentage_value: 100,
        is_verified: true,
      },
    ]);
    expect(rowsOf(body, 'all').map(({ value }) => value)).toEqual([4, 4, 1, 4]);
  });

  it('answers the same as columns', async () => {
    const { token } = await figuresFor(server, figures);
    for (const with_percentage of [true, false]) {
      const options = { keys: ['ratio', 'b', 'all'], with_percentage, grouping: 'quarter' };
      const rows = (await post(token, options)).body as Rows;
      const columns = (await post(token, { ...options, format: 'columns' })).body as DataColumns;
      expect(columns.start_dates).toEqual(['2025-01-01', '2025-04-01']);
      expect(columns.is_partial).toEqual([false, true]);
      const unrolled = columns.series.flatMap((series) =>
        columns.start_dates.map((start_date, i) => ({
          id: series.id,
          key: series.key,
          title: series.title,
          start_date,
          end_date: columns.end_dates[i],
          value: series.values[i],
          cumulative_value: series.cumulative_values[i],
          percentage_value: series.percentage_values?.[i] ?? null,
          is_verified: verifiedFlags(series.verified)[i],
          is_partial: columns.is_partial[i],
        })),
      );
      expect(unrolled).toEqual(rows.results);
      expect(columns.series.every((series) => 'percentage_values' in series)).toBe(with_percentage);
    }
  });

  it('groups by the fiscal year of the organisation', async () => {
    const { token } = await figuresFor(server, figures, { startOfFiscalYear: 3 });
    const { body } = await post(token, {
      keys: ['ratio'],
      grouping: 'fiscal',
      start_date: '2024-03-10',
      end_date: '2025-04-01',
    });
    expect(rowsOf(body, 'ratio')).toMatchObject([
      { start_date: '2024-03-01', end_date: '2025-02-28', value: 0.6, is_partial: false },
      { start_date: '2025-03-01', end_date: '2025-04-30', value: 4, is_partial: true },
    ]);
    const short = await post(token, { grouping: 'fiscal' });
    expect(short.body).toMatchObject({ count: 0, results: [] });
  });

  it('answers the whole period as one row', async () => {
    const { token } = await figuresFor(server, figures, { startOfFiscalYear: 3 });
    const { body } = await post(token, {
      keys: ['ratio', 'a'],
      grouping: 'range',
      start_date: '2024-03-10',
      end_date: '2025-04-01',
    });
    expect(rowsOf(body, 'ratio')).toMatchObject([
      { start_date: '2024-03-01', end_date: '2025-04-30', is_partial: false },
    ]);
    const { body: months } = await post(token, {
      keys: ['a'],
      start_date: '2024-03-10',
      end_date: '2025-04-01',
    });
    const sum = rowsOf(months, 'a').reduce((total, { value }) => total + (value ?? 0), 0);
    expect(rowsOf(body, 'a').map(({ value }) => value)).toEqual([sum]);
  });

  it('leaves out what is not verified when asked to', async () => {
    const { token } = await figuresFor(server, figures);
    const { body } = await post(token, { keys: ['b'], only_verified: true });
    expect(rowsOf(body, 'b').map(({ value }) => value)).toEqual([3, 2, null, null]);
  });

  it('answers titles in the language of the user', async () => {
    const { token } = await figuresFor(server, figures, { language: 'fi' });
    const { body } = await post(token, { keys: ['all'] });
    expect(rowsOf(body, 'all')[0]?.title).toBe('Kaikki');
  });

  it('takes 100 keys and refuses more', async () => {
    const { token } = await figuresFor(server, figures);
    const keys = (count: number) => Array.from({ length: count }, (_, i) => `k${i}`);
    expect((await post(token, { keys: keys(100) })).status).toBe(200);
    expect(fieldErrors(await post(token, { keys: keys(101) }))).toEqual({
      keys: ['At most 100 keys are allowed in one request.'],
    });
  });

  it.each<[Record<string, unknown>, Record<string, string[]>]>([
    [{ start_date: '2025-02-30' }, { start_date: ['Enter a date in the form YYYY-MM-DD.'] }],
    [{ end_date: '1.2.2025' }, { end_date: ['Enter a date in the form YYYY-MM-DD.'] }],
    [
      { end_date: '2200-01-01', start_date: '2199-01-01' },
      { end_date: ['Enter a date between the years 1900 and 2199.'] },
    ],
    [{ start_date: '2026-01-01' }, { non_field_errors: ['The start date is after the end date.'] }],
    [{ start_date: undefined }, { start_date: ['This field is required.'] }],
    [{ grouping: 'week' }, { grouping: ['Choose one of: month, quarter, fiscal, range.'] }],
    [{ keys: 'a' }, { keys: ['Enter a list.'] }],
  ])('refuses %j by field', async (body, expected) => {
    const { token } = await figuresFor(server, figures);
    expect(fieldErrors(await post(token, body))).toEqual(expected);
  });
});

describe('GET /api/data/', () => {
  const get = (token: string, query: string) =>
    server.request<Rows>('GET', `/api/data/?${query}`, { token });

  it('reads the terms of a mapping, or the keys among them', async () => {
    const { token, ids } = await figuresFor(server, figures);
    const dates = 'start_date=2025-01-01&end_date=2025-01-31';
    const mapping = `mapping=${ids.mappings.view}`;
    const keys = async (query: string) =>
      (await get(token, `${dates}&${query}`)).body.results.map(({ key }) => key);
    expect(await keys(mapping)).toEqual(['b', 'all']);
    expect(await keys(`${mapping}&keys=a,all`)).toEqual(['all']);
    expect(await keys('keys=a,b&with_percentage')).toEqual(['a', 'b']);
  });

  it('spans the months of the data without dates', async () => {
    const { token } = await figuresFor(server, figures);
    const months = async (query: string) =>
      (await get(token, query)).body.results.map(({ start_date }) => start_date.slice(0, 7));
    expect(await months('keys=b')).toEqual(['2025-01', '2025-02', '2025-03']);
    expect(await months('keys=b,a&end_date=2025-01-15')).toEqual(['2025-01', '2025-01']);
    expect(await months('keys=b&start_date=2025-03-15')).toEqual(['2025-03']);
    expect(await months('keys=b&start_date=2030-01-01')).toEqual([]);
    expect(await months('keys=empty')).toEqual([]);
  });

  it('wants keys or a mapping of the own organisation', async () => {
    const { token } = await figuresFor(server, figures);
    const other = await figuresFor(server, figures);
    expect(fieldErrors(await get(token, ''))).toEqual({ keys: ['This field is required.'] });
    for (const id of [other.ids.mappings.view, 2_000_000_000])
      expect((await get(token, `mapping=${id}`)).status).toBe(404);
  });
});

describe('GET /api/data/{id}/', () => {
  it('answers the newest month with a value', async () => {
    const { token, ids } = await figuresFor(server, figures);
    const newest = (key: string, query = {}) =>
      server.call(contract.getData, { token, params: { id: ids.terms[key] ?? 0 }, query });
    expect((await newest('b')).body).toMatchObject({
      key: 'b',
      start_date: '2025-03-01',
      value: 1,
      cumulative_value: 6,
      percentage_value: 100,
      is_verified: false,
    });
    expect((await newest('a', { end_date: '2025-03-31' })).body).toMatchObject({
      start_date: '2025-02-01',
      value: 2,
    });
    expect((await newest('empty', { end_date: '2025-03-31' })).body).toMatchObject({
      start_date: '2025-03-01',
      value: null,
      is_verified: false,
    });
    expect((await newest('a', { start_date: '2030-05-01' })).body).toMatchObject({
      end_date: '2030-05-31',
      value: null,
    });
    expect((await newest('empty')).status).toBe(200);
  });

  it('answers 404 alike for a missing term and one of another organisation', async () => {
    const { token } = await figuresFor(server, figures);
    const other = await figuresFor(server, figures);
    for (const id of [other.ids.terms.a ?? 0, 2_000_000_000])
      expect(
        (await server.call(contract.getData, { token, params: { id }, query: {} })).status,
      ).toBe(404);
  });
});

describe('POST /api/data/get_percentage_value/', () => {
  it('answers shares of the stack, monthly and cumulated', async () => {
    const { token, ids } = await figuresFor(server, figures);
    const { a = 0, b = 0 } = ids.terms;
    const shares = async (body: Record<string, unknown>) => {
      const answer = await server.call(contract.getPercentageValue, {
        token,
        body: {
          ids: [a, b, 2_000_000_000],
          start_date: '2025-01-01',
          end_date: '2025-02-28',
          ...body,
        },
      });
      return answer.body.map(({ percentage_value }) => percentage_value);
    };
    expect(await shares({})).toEqual([25, 50, 75, 50]);
    expect(await shares({ cumulative: true })).toEqual([25, 37.5, 75, 62.5]);
    expect(await shares({ properties: { a: { stack_id: 'x', color: 'red' } } })).toEqual([
      100, 100, 100, 100,
    ]);
    const same = { a: { stack_id: 'x' }, b: { stack_id: 'x' } };
    expect(await shares({ properties: same })).toEqual([25, 50, 75, 50]);
  });
});

describe('answers from memory', () => {
  it('follow every change of the data, and stay within the organisation', async () => {
    const { token, organizationId, ids } = await figuresFor(server, figures);
    const other = await figuresFor(server, { terms: [{ key: 'a', first, values: [99] }] });
    const january = async (by: string) => {
      const body = { keys: ['a'], start_date: '2025-01-01', end_date: '2025-01-31' };
      const answer = await server.call(contract.readData, { token: by, body });
      return rowsOf(answer.body, 'a')[0]?.value;
    };
    expect([await january(token), await january(other.token), await january(token)]).toEqual([
      1, 99, 1,
    ]);
    const months = packSpec({ key: 'a', first, values: [7] });
    await changeFigures(server, organizationId, (tx) =>
      tx
        .update(series)
        .set(months ?? {})
        .where(eq(series.termId, ids.terms.a ?? 0)),
    );
    expect([await january(token), await january(other.token)]).toEqual([7, 99]);
  });
});
