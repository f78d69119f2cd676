import { defineEndpoint } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { useTestServer } from '../../test/server.js';
import { auditLog, organization, organizationSettings, term } from '../db/schema/index.js';
import type { Route } from './route.js';

const answer = z.object({ done: z.boolean() });

const forReportManagers = defineEndpoint({
  method: 'GET',
  path: '/api/for_report_managers/',
  summary: 'Needs a flag',
  access: 'report_manager',
  answer,
});
const ofTheDataMap = defineEndpoint({
  method: 'GET',
  path: '/api/of_the_data_map/',
  summary: 'Belongs to views',
  access: 'signed-in',
  views: ['logic', 'data-map'],
  answer,
});
const liar = defineEndpoint({
  method: 'GET',
  path: '/api/liar/',
  summary: 'Breaks the contract',
  access: 'public',
  answer,
});
const crash = defineEndpoint({
  method: 'GET',
  path: '/api/crash/',
  summary: 'Throws',
  access: 'public',
  answer,
});
const unscoped = defineEndpoint({
  method: 'GET',
  path: '/api/unscoped/',
  summary: 'Forgets to name the organisation',
  access: 'signed-in',
  answer: z.object({ titles: z.array(z.string()) }),
});
const create = defineEndpoint({
  method: 'POST',
  path: '/api/create/',
  summary: 'Answers 201',
  access: 'public',
  status: 201,
  body: z.object({ names: z.array(z.string().min(2)), nested: z.object({ n: z.number() }) }),
  answer,
});
const remove = defineEndpoint({
  method: 'DELETE',
  path: '/api/remove/{id}/',
  summary: 'Answers 204',
  access: 'public',
  params: z.object({ id: z.coerce.number().int() }),
  status: 204,
  answer: z.undefined(),
});

const routes = (route: Route) => {
  route(forReportManagers, () => ({ done: true }));
  route(ofTheDataMap, () => ({ done: true }));
  route(liar, () => ({ done: 'yes', secret: 'x' }) as never);
  route(crash, () => {
    throw new Error('secret detail at /home/someone');
  });
  route(unscoped, async ({ inOrganization }) => ({
    titles: (await inOrganization((tx) => tx.select().from(term))).map(({ title }) => title),
  }));
  route(create, () => ({ done: true }));
  route(remove, () => undefined);
};

const server = useTestServer({ routes });

it('asks for the flag of the endpoint and writes refusals to the audit log', async () => {
  const id = await server.createOrganization();
  const manager = await server.createUser({ memberships: { [id]: { report_manager: true } } });
  const other = await server.createUser({
    memberships: { [id]: { notification_manager: true, roadmap_manager: true } },
  });
  expect((await server.call(forReportManagers, { token: manager.token })).status).toBe(200);
  expect(await server.call(forReportManagers, { token: other.token })).toMatchObject({
    status: 403,
    body: { detail: 'You do not have permission to do this.' },
  });
  const log = await server.seed((tx) => tx.select().from(auditLog));
  expect(log).toMatchObject([
    {
      event: 'access_denied',
      userId: other.id,
      organizationId: id,
      detail: { path: '/api/for_report_managers/', reason: 'no_permission' },
    },
  ]);
});

it('refuses the calls of restricted views, as soon as they are', async () => {
  const id = await server.createOrganization();
  const { token } = await server.createUser({ memberships: { [id]: {} } });
  expect((await server.call(ofTheDataMap, { token })).status).toBe(200);
  await server.seed(async (tx) => {
    await tx
      .insert(organizationSettings)
      .values({ organizationId: id, restrictedViews: ['data-map'] });
    await tx.update(organization).set({ dataVersion: 2 }).where(eq(organization.id, id));
  });
  expect(await server.call(ofTheDataMap, { token })).toMatchObject({
    status: 403,
    body: { detail: 'This view is not in use in the organisation.' },
  });
});

it('shows the rows of the active organisation even to a query that names none', async () => {
  const [own, foreign] = [await server.createOrganization(), await server.createOrganization()];
  await server.seed((tx) =>
    tx.insert(term).values([
      { organizationId: own, key: 'a', title: 'own' },
      { organizationId: foreign, key: 'a', title: 'foreign' },
    ]),
  );
  const { token } = await server.createUser({ memberships: { [own]: {} } });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call(unscoped, { token })),
  );
  for (const { body } of answers) expect(body).toEqual({ titles: ['own'] });
});

it('never sends what the contract does not say, nor a stack trace', async () => {
  for (const endpoint of [liar, crash]) {
    const { status, text, headers } = await server.call(endpoint, {});
    expect(status).toBe(500);
    expect(JSON.parse(text)).toEqual({
      detail: `Something went wrong on the server. The administrator finds out more by the code ${headers['x-request-id']}.`,
    });
  }
});

it('flattens the messages of list items and nested fields', async () => {
  const answered = await server.request('POST', '/api/create/', {
    body: { names: ['a', 'b', 3], nested: { n: 'x' } },
  });
  expect(answered).toMatchObject({
    status: 400,
    body: { names: ['This text is too short.', 'Enter a text.'], nested: ['Enter a number.'] },
  });
});

it('answers with the status of the endpoint', async () => {
  const created = await server.call(create, { body: { names: ['ab'], nested: { n: 1 } } });
  expect(created).toMatchObject({ status: 201, body: { done: true } });
  const removed = await server.call(remove, { params: { id: 1 } });
  expect(removed).toMatchObject({ status: 204, text: '' });
});
