import { monthNumber } from '@tavoite/model';
import { changeFigures, figuresFor } from '../../../test/figures.js';
import { useTestServer } from '../../../test/server.js';
import { organizationSettings } from '../../db/schema.js';

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
  const b = {
    title: 'B',
    unit: '',
    children: { ratio: { title: 'R', unit: '%', children: {}, values: months(null, null) } },
    values: months(1, null),
  };
  const a = { title: 'A', unit: 'k€', children: {}, values: months(null, 4, [false, true]) };
  expect((await map(token, '')).body).toEqual({
    all: { title: 'All', unit: '', children: { a, b }, values: months(1, 4) },
    empty: { title: 'E', unit: '', children: {}, values: months(null, null) },
  });
  expect((await map(token, '&root_keys=b,nowhere')).body).toEqual({ b });
  expect((await map(token, '&root_keys=nowhere')).body).toEqual({});
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

it('is refused while the view is restricted', async () => {
  const { token, organizationId } = await figuresFor(server, figures);
  await changeFigures(server, organizationId, (tx) =>
    tx.insert(organizationSettings).values({ organizationId, restrictedViews: ['data-map'] }),
  );
  expect((await map(token, '')).status).toBe(403);
});
