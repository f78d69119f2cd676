import { contract, monthNumber } from '@tavoite/model';
import { seedFigures } from '../../../test/figures.js';
import { useTestServer } from '../../../test/server.js';

const server = useTestServer();
const period = { start_date: '2025-01-01', end_date: '2025-01-31' };

async function setUp() {
  const organizationId = await server.createOrganization();
  const user = await server.createUser({
    memberships: { [organizationId]: {} },
    fullName: 'Aino Aalto',
    avatar: 'https://example.com/aino.png',
  });
  const ids = await seedFigures(server, organizationId, {
    terms: [{ key: 'sales', first: monthNumber(2025, 1), values: [80] }],
    groups: [
      { key: 'main', title: 'Main', titleFi: 'Päätavoite', userId: user.id },
      { key: 'people', parent: 'main' },
      { key: 'money', parent: 'main' },
      { key: 'focus', parent: 'money' },
    ],
    targets: [
      { key: 'one', group: 'focus', formula: 'sales', targetFormula: '100' },
      { key: 'two', group: 'main', formula: 'sales * 2' },
    ],
  });
  return { organizationId, user, ids, token: user.token };
}

it('lists the groups at the top with children, owner and targets', async () => {
  const { token, ids, user } = await setUp();
  const { body } = await server.call(contract.listTargetGroups, { token, query: period });
  expect(body.count).toBe(1);
  expect(body.results[0]).toEqual({
    id: ids.groups.main,
    title: 'Main',
    parent: null,
    has_children: true,
    children: [
      { id: ids.groups.people, has_children: false },
      { id: ids.groups.money, has_children: true },
    ],
    user: {
      id: user.id,
      username: expect.any(String),
      full_name: 'Aino Aalto',
      avatar: 'https://example.com/aino.png',
    },
    targets: [expect.objectContaining({ id: ids.targets.two, current_value: 160 })],
  });
});

it('lists the children of a group, chosen groups, or all', async () => {
  const { token, ids } = await setUp();
  const list = async (query: string) => {
    const { body } = await server.request<{ results: { id: number }[] }>(
      'GET',
      `/api/target_group/?${query}`,
      { token },
    );
    return body.results.map(({ id }) => id);
  };
  const { main, people, money, focus } = ids.groups;
  expect(await list(`parent=${main}`)).toEqual([people, money]);
  expect(await list(`ids=${focus},${main}`)).toEqual([main, focus]);
  expect(await list('all')).toEqual([main, people, money, focus]);
  expect(await list('parent=2000000000')).toEqual([]);
});

it('answers one group with its targets over the period', async () => {
  const { token, ids } = await setUp();
  const { body } = await server.call(contract.getTargetGroup, {
    token,
    params: { id: ids.groups.focus ?? 0 },
    query: period,
  });
  expect(body).toMatchObject({
    parent: ids.groups.money,
    has_children: false,
    children: [],
    user: null,
    targets: [{ current_value: 80, target_value: 100, target_group: ids.groups.focus }],
  });
});

it('hides the groups of other organisations', async () => {
  const { token } = await setUp();
  const other = await setUp();
  const id = other.ids.groups.main ?? 0;
  expect(
    (await server.call(contract.getTargetGroup, { token, params: { id }, query: {} })).status,
  ).toBe(404);
  for (const query of [`ids=${id}`, `parent=${id}`]) {
    const { body } = await server.request('GET', `/api/target_group/?${query}`, { token });
    expect(body.count).toBe(0);
  }
});

it('refuses bad filters by field', async () => {
  const { token } = await setUp();
  const bad = await server.request('GET', '/api/target_group/?parent=x&ids=1,y&start_date=2025', {
    token,
  });
  expect(bad.status).toBe(400);
  expect(Object.keys(bad.body).sort()).toEqual(['ids', 'parent', 'start_date']);
});
