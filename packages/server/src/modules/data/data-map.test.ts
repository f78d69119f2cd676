import { monthNumber } from '@tavoite/model';
import { changeFigures, figuresFor } from '../../../test/figures.js';
import { useTestServer } from '../../../test/server.js';
import { organizationSettings } from '../../db/schema/index.js';

const server = useTestServer();
const first = monthNumber(2025, 1);

const figures = {
  terms: [
    { key: 'all', title: 'All', formula: 'a + b' },
    {
      key: 'a',
      title: 'A',
      parent: 'all',
      first,
      values: [1, 2, null, 4],
      measurementTypePrefix: 'k',
      unit: '€',
    },
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
};

const map = (token: string, query: string) =>
  server.request<Record<string, { children: Record<string, unknown> }>>(
    'GET',
    `/api/data/get_data_map/?start_date=2025-03-01&end_date=2025-04-30${query}`,
    { token },
  );
const months = (march: number | null, april: number | null, verified = [false, false]) => ({
  '2025-03': { value: march, verified: verified[0] },
  '2025-04': { value: april, verified: verified[1] },
});

it('answers terms as a tree with values by month', async () => {
  const { token } = await figuresFor(server, figures);
  const ratio = { order: 0, title: 'R', unit: '%', children: {}, values: months(null, null) };
  const b = { order: 1, title: 'B', unit: '', children: { ratio }, values: months(1, null) };
  const a = {
    order: 0,
    title: 'A',
    unit: 'k€',
    children: {},
    values: months(null, 4, [false, true]),
  };
  expect((await map(token, '')).body).toEqual({
    all: { order: 0, title: 'All', unit: '', children: { a, b }, values: months(1, 4) },
    empty: { order: 1, title: 'E', unit: '', children: {}, values: months(null, null) },
  });
  expect((await map(token, '&root_keys=b,nowhere')).body).toEqual({ b: { ...b, order: 0 } });
  expect((await map(token, '&root_keys=nowhere')).body).toEqual({});
});

it('tells the order that numeric keys lose in an object', async () => {
  const { token } = await figuresFor(server, {
    terms: [
      { key: '4100' },
      { key: 'net' },
      { key: '300', parent: 'net' },
      { key: '20', parent: 'net' },
      { key: '1', parent: 'net', additionalParents: ['4100'] },
    ],
  });
  type Node = { order: number; children: Record<string, Node> };
  const ordered = (nodes: Record<string, Node> = {}) =>
    Object.keys(nodes).sort((a, b) => (nodes[a]?.order ?? 0) - (nodes[b]?.order ?? 0));
  const all = (await map(token, '')).body as Record<string, Node>;
  expect(ordered(all)).toEqual(['4100', 'net']);
  expect(ordered(all.net?.children)).toEqual(['300', '20', '1']);
  expect(ordered(all['4100']?.children)).toEqual(['1']);
  const asked = await map(token, '&root_keys=net,4100,net');
  expect(ordered(asked.body as Record<string, Node>)).toEqual(['net', '4100']);
});

it('shows a term under each of its parents, never below itself', async () => {
  const { token } = await figuresFor(server, {
    terms: [
      { key: 'root' },
      { key: 'left', parent: 'root' },
      { key: 'right', parent: 'root' },
      { key: 'shared', parent: 'left', additionalParents: ['right'], first, values: [1] },
      { key: 'below', parent: 'shared' },
    ],
  });
  const { body } = await map(token, '');
  const shared = { shared: { children: { below: { title: 'Title of below' } } } };
  expect(body.root?.children).toMatchObject({
    left: { children: shared },
    right: { children: shared },
  });
});

it('answers totals of the period and of the year before, formulas computed from the totals', async () => {
  const year = Array.from({ length: 12 }, () => 10);
  const { token } = await figuresFor(server, {
    terms: [
      { key: 'sales', first: monthNumber(2024, 3), values: [...year, 30, 50] },
      { key: 'costs', first: monthNumber(2024, 3), values: [...year, 30, 10] },
      { key: 'ratio', formula: 'sales / costs' },
      { key: 'empty' },
    ],
  });
  const { body } = await map(token, '&format=columns&totals=true');
  const terms = (body as unknown as { terms: Record<string, unknown>[] }).terms;
  const total = (key: string) => {
    const { total, total_verified, compared } = terms.find((term) => term.key === key) ?? {};
    return { total, total_verified, compared };
  };
  expect(total('sales')).toEqual({ total: 80, total_verified: true, compared: 20 });
  // Not the sum of 1 and 5.
  expect(total('ratio')).toEqual({ total: 2, total_verified: true, compared: 1 });
  expect(total('empty')).toEqual({ total: null, total_verified: false, compared: null });
});

it('answers the same as columns, the values of each term once', async () => {
  const { token } = await figuresFor(server, {
    terms: [
      { key: '4100', title: 'Sum', valueNumericType: 'int', unit: 'pcs', formula: 'b + [7]' },
      {
        key: 'b',
        parent: '4100',
        first,
        values: [null, null, 1.5, 2],
        verified: [true, true, true, false],
      },
      { key: '7', parent: '4100', measurementTypePrefix: 'k', unit: '€' },
      { key: 'c', additionalParents: ['b'], first, values: [5, 6, 7, 8] },
    ],
  });
  const decimal = { unit: '', value_numeric_type: 'decimal' };
  const c = { ...decimal, key: 'c', title: 'Title of c', values: [7, 8], verified: '11' };
  const b = { ...decimal, key: 'b', title: 'Title of b', values: [1.5, 2], verified: '10' };
  const sum = { key: '4100', title: 'Sum', unit: 'pcs', value_numeric_type: 'int' };
  const seven = { ...decimal, key: '7', title: 'Title of 7', unit: 'k€' };
  expect((await map(token, '&format=columns')).body).toEqual({
    months: ['2025-03', '2025-04'],
    terms: [
      { ...sum, values: [1.5, 2], verified: '00' },
      b,
      c,
      { ...seven, values: [null, null], verified: '00' },
    ],
    rows: [0, 1, 2, 3, 2],
    levels: [0, 1, 2, 1, 0],
  });
  expect((await map(token, '&format=columns&root_keys=c,nowhere,b')).body).toEqual({
    months: ['2025-03', '2025-04'],
    terms: [c, b],
    rows: [0, 1, 0],
    levels: [0, 0, 1],
  });
  expect((await map(token, '&format=columns&root_keys=nowhere')).body).toMatchObject({
    terms: [],
    rows: [],
  });
  expect((await map(token, '&format=table')).status).toBe(400);
});

it('is refused while the view is restricted', async () => {
  const { token, organizationId } = await figuresFor(server, figures);
  await changeFigures(server, organizationId, (tx) =>
    tx.insert(organizationSettings).values({ organizationId, restrictedViews: ['data-map'] }),
  );
  expect((await map(token, '')).status).toBe(403);
});
