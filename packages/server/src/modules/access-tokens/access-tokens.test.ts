import { contract, type Endpoint } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { seedFigures } from '../../../test/figures.js';
import { fieldErrors, type TestUser, useTestServer } from '../../../test/server.js';
import { accessToken, auditLog, membership, session, user } from '../../db/schema/index.js';
import { servesMachines } from '../../http/authenticate.js';

const server = useTestServer();
const PASSWORD = 'correct horse 4711';
let organization: number;
let manager: TestUser;

const flags = { organization_manager: true };

beforeEach(async () => {
  organization = await server.createOrganization();
  await seedFigures(server, organization, { terms: [{ key: 'sales', title: 'Sales' }] });
  manager = await server.createUser({ memberships: { [organization]: flags }, password: PASSWORD });
});

const make = async (
  scope: 'read' | 'figures',
  { token } = manager,
  password: string | undefined = PASSWORD,
) =>
  server.call(contract.createAccessToken, {
    token,
    body: { name: 'Ledger', scope, days: 90, password },
  });
const made = async (scope: 'read' | 'figures', by = manager) => {
  const answer = await make(scope, by);
  expect(answer.status).toBe(201);
  return answer.body;
};
const readTerms = (token: string) => server.call(contract.listTerms, { token, query: {} });
const enter = (token: string) =>
  server.call(contract.changeFigures, {
    token,
    body: { cells: [{ key: 'sales', month: '2025-01', value: 12 }] },
  });
const list = async () =>
  (await server.call(contract.listAccessTokens, { token: manager.token })).body.results;

it('is shown once, listed without its secret, and stored as a hash', async () => {
  const { token, ...shown } = await made('read');
  expect(token).toMatch(/^tavoite_[\w-]{43}$/);
  expect(await list()).toEqual([shown]);
  expect(shown).toMatchObject({ name: 'Ledger', scope: 'read', last_used_at: null });
  const stored = await server.seed((tx) => tx.select().from(accessToken));
  expect(JSON.stringify(stored)).not.toContain(token);
  await readTerms(token);
  expect((await list())[0]?.last_used_at).toEqual(expect.any(String));
  const audit = await server.seed((tx) =>
    tx.select().from(auditLog).where(eq(auditLog.organizationId, organization)),
  );
  expect(audit.map(({ event }) => event)).toEqual(['access_token_created']);
  expect(JSON.stringify(audit)).not.toContain(token);
});

it('reads with one scope, and enters figures with the other', async () => {
  const [reading, entering] = [await made('read'), await made('figures')];
  for (const { token } of [reading, entering]) {
    expect((await readTerms(token)).body.results).toHaveLength(1);
  }
  expect(await enter(reading.token)).toMatchObject({
    status: 403,
    body: { detail: 'The access token is not for this.' },
  });
  expect(await enter(entering.token)).toMatchObject({ status: 200, body: { edits: [{}] } });
});

it('opens what the contract names for its scope, and nothing else', async () => {
  const { token } = await made('figures');
  for (const [name, endpoint] of Object.entries(contract) as [string, Endpoint][]) {
    if (endpoint.access === 'public') continue;
    const { status } = await server.request(
      endpoint.method,
      endpoint.path.replace(/\{\w+\}/g, '1'),
      { token, ...(endpoint.body && { body: {} }) },
    );
    expect([name, status === 403]).toEqual([name, !servesMachines(endpoint, 'figures')]);
  }
  expect(servesMachines(contract.createAccessToken, 'figures')).toBe(false);
});

it('works in its own organisation, whichever its user has open', async () => {
  const { token } = await made('read');
  const other = await server.createOrganization();
  await server.seed(async (tx) => {
    await tx.insert(membership).values({ organizationId: other, userId: manager.id });
    await tx.update(user).set({ activeOrganizationId: other }).where(eq(user.id, manager.id));
  });
  expect((await readTerms(token)).body.results).toHaveLength(1);
  expect((await readTerms(manager.token)).body.results).toHaveLength(0);
});

it('is worth nothing once it is revoked, expired, or its user is gone from the organisation', async () => {
  const revoked = await made('read');
  const { id, token } = await made('read');
  const revoke = () =>
    server.call(contract.revokeAccessToken, {
      token: manager.token,
      params: { id: revoked.id },
    });
  expect((await revoke()).status).toBe(204);
  expect((await revoke()).status).toBe(404);
  // A machine is not told to sign in again.
  expect(await readTerms(revoked.token)).toMatchObject({
    status: 401,
    body: { detail: expect.stringContaining('access token is not valid') },
  });

  await server.seed((tx) => tx.update(user).set({ status: 'disabled' }));
  expect((await readTerms(token)).status).toBe(401);
  await server.seed((tx) => tx.update(user).set({ status: 'active' }));
  expect((await readTerms(token)).status).toBe(200);

  await server.seed((tx) => tx.update(membership).set({ organizationManager: false }));
  expect((await readTerms(token)).status).toBe(200);
  expect((await enter(token)).status).toBe(403);
  await server.seed((tx) => tx.delete(membership).where(eq(membership.userId, manager.id)));
  expect((await readTerms(token)).status).toBe(401);

  await server.seed(async (tx) => {
    await tx.insert(membership).values({ organizationId: organization, userId: manager.id });
    await tx
      .update(accessToken)
      .set({ expiresAt: new Date(0) })
      .where(eq(accessToken.id, id));
  });
  expect(await readTerms(token)).toMatchObject({
    status: 401,
    body: { code: 'token_expired', detail: expect.stringContaining('access token has expired') },
  });
});

it('is made by organisation managers who show who they are', async () => {
  const reader = await server.createUser({ memberships: { [organization]: {} } });
  expect((await make('read', reader)).status).toBe(403);
  expect(fieldErrors(await make('read', manager, 'wrong password'))).toHaveProperty('password');
  expect(fieldErrors(await make('read', manager, ''))).toHaveProperty('password');
  expect(await list()).toEqual([]);
  // Whoever has no password has to have signed in just now.
  const passwordless = await server.createUser({ memberships: { [organization]: flags } });
  expect((await make('read', passwordless, '')).status).toBe(201);
  await server.seed((tx) =>
    tx
      .update(session)
      .set({ createdAt: new Date(Date.now() - 60 * 60 * 1000) })
      .where(eq(session.userId, passwordless.id)),
  );
  expect(fieldErrors(await make('read', passwordless, ''))).toHaveProperty('password');
});
