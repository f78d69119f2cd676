import { contract } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { useTestServer } from '../../../test/server.js';
import { colorPair, mapping, organization, organizationSettings } from '../../db/schema/index.js';

const server = useTestServer();

async function furnish() {
  const id = await server.createOrganization();
  const views = await server.seed(async (tx) => {
    const insert = async (values: Omit<typeof mapping.$inferInsert, 'organizationId'>) => {
      const [row] = await tx
        .insert(mapping)
        .values({ organizationId: id, ...values })
        .returning({ id: mapping.id });
      return row?.id ?? 0;
    };
    const sales = await insert({
      key: 'sales',
      viewTitle: 'Sales',
      viewTitleFi: 'Myynti',
      viewIcon: 'chart',
      redirect: true,
      sortOrder: 2,
    });
    const orders = await insert({
      key: 'orders',
      parentId: sales,
      viewTitle: 'Orders',
      viewTitleFi: 'Tilaukset',
      termsUsed: ['b', 'a'],
      graphProperties: { a: { type: 'bar', color: '#123456' } },
      properties: { unit: '€', tick_count: 5, related_pages: ['Sales', 'Myynti', 'Gone'] },
    });
    const cost = await insert({ key: 'cost', viewTitle: 'Cost', sortOrder: 1 });
    await tx.insert(organizationSettings).values({
      organizationId: id,
      restrictedViews: ['logic', 'unknown-view'],
      additionalInformation: { [cost]: { sort_order: 9, note: 'kept' } },
    });
    await tx
      .insert(colorPair)
      .values({ organizationId: id, key: 'c', title: 'Sea', color: '#0a5', darkColor: '#5fa' });
    return { sales, orders, cost };
  });
  return { id, ...views };
}

it('answers the mappings as a tree in the language of the user, with the menu order', async () => {
  const { id, sales, orders, cost } = await furnish();
  const { token } = await server.createUser({ memberships: { [id]: {} }, language: 'fi' });
  const { body } = await server.call(contract.getGraphSettings, { token });
  expect(body).toEqual({
    organization: id,
    restricted_views: ['logic'],
    additional_information: { [sales]: { sort_order: 2 }, [cost]: { sort_order: 9, note: 'kept' } },
    mappings: [
      expect.objectContaining({
        id: cost,
        view_title: 'Cost',
        view_titles: { en: 'Cost', fi: 'Cost' },
        children: [],
      }),
      {
        id: sales,
        view_title: 'Myynti',
        view_titles: { en: 'Sales', fi: 'Myynti' },
        view_icon: 'chart',
        redirect: true,
        terms_used: [],
        graph_properties: {},
        properties: {},
        children: [
          {
            id: orders,
            view_title: 'Tilaukset',
            view_titles: { en: 'Orders', fi: 'Tilaukset' },
            view_icon: null,
            redirect: false,
            terms_used: [{ key: 'b' }, { key: 'a' }],
            graph_properties: { a: { type: 'bar', color: '#123456' } },
            properties: {
              unit: '€',
              tick_count: 5,
              related_pages: ['Myynti', 'Myynti', 'Gone'],
            },
            children: [],
          },
        ],
      },
    ],
  });
});

it('answers the colour pairs of the own organisation only', async () => {
  const { id } = await furnish();
  await furnish();
  const { token } = await server.createUser({ memberships: { [id]: {} } });
  const { body } = await server.call(contract.listColorPairs, { token });
  expect(body).toEqual({
    count: 1,
    next: null,
    previous: null,
    results: [{ id: expect.any(Number), title: 'Sea', color: '#0a5', dark_color: '#5fa' }],
  });
});

it('has nothing to answer for an organisation without settings', async () => {
  const id = await server.createOrganization();
  const { token } = await server.createUser({ memberships: { [id]: {} } });
  const { body } = await server.call(contract.getGraphSettings, { token });
  expect(body).toEqual({
    organization: id,
    mappings: [],
    restricted_views: [],
    additional_information: {},
  });
});

it('reads changed settings under a new data version', async () => {
  const { id } = await furnish();
  const { token } = await server.createUser({ memberships: { [id]: {} } });
  const restricted = async () =>
    (await server.call(contract.getGraphSettings, { token })).body.restricted_views;
  expect(await restricted()).toEqual(['logic']);
  await server.seed(async (tx) => {
    await tx
      .update(organizationSettings)
      .set({ restrictedViews: ['strategy'] })
      .where(eq(organizationSettings.organizationId, id));
    await tx.update(organization).set({ dataVersion: 2 }).where(eq(organization.id, id));
  });
  expect(await restricted()).toEqual(['strategy']);
});
