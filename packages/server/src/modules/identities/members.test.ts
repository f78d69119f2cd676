import { contract } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { CLIENT_ID, IdentityProvider } from '../../../test/identity-provider.js';
import { useTestServer } from '../../../test/server.js';
import type { Config } from '../../config/config.js';
import { auditLog, membership } from '../../db/schema/index.js';

const provider = new IdentityProvider();
// Read when the server starts: only then does the provider have an address.
const providers: Config['providers'] = {
  google: null,
  microsoft: null,
  get oidc() {
    return {
      issuer: provider.url,
      clientId: CLIENT_ID,
      clientSecret: 'secret',
      name: 'Works',
      signsOut: false,
      members: {
        organization: 'works',
        domains: ['works.example', 'plant.works.example'],
        groupsClaim: 'roles',
        managers: { report_manager: ['Finance', 'Board'], roadmap_manager: ['Board'] },
      },
    };
  },
};
beforeAll(() => provider.start());
const server = useTestServer({ config: { providers, trustedProxies: 1 } });
afterAll(() => provider.stop());

let organizationId: number;
beforeAll(async () => {
  organizationId = await server.createOrganization({ key: 'works' });
});

let count = 0;
async function call(claims: JWTPayload, token?: string) {
  const begun = await (token === undefined
    ? server.call(contract.beginExternalSignIn, { body: { provider: 'oidc' } })
    : server.call(contract.beginConnect, { token, body: { provider: 'oidc' } }));
  const { nonce } = begun.body;
  const code = `code-${++count}`;
  provider.codes.set(
    code,
    await provider.sign({ ...provider.claims({ iss: provider.url, nonce, ...claims }) }),
  );
  const { publicUrl } = server.services.config;
  const request = {
    body: { code, code_verifier: 'v'.repeat(43), nonce, redirect_uri: `${publicUrl}/login` },
    headers: { 'x-forwarded-for': `198.51.100.${count}` },
  };
  return token === undefined
    ? server.call(contract.signInWithOidc, request)
    : server.call(contract.connectOidc, { ...request, token });
}

async function detailsOf(claims: JWTPayload) {
  const { body } = await call(claims);
  const token = (body as { key?: string }).key ?? '';
  expect(token).not.toBe('');
  return (await server.call(contract.getUserDetails, { token })).body;
}

const reasons = async () => {
  const rows = await server.seed((tx) =>
    tx.select().from(auditLog).where(eq(auditLog.event, 'identity_refused')),
  );
  return rows.map(({ detail }) => detail.reason);
};

it('makes a member of whoever has a verified address of a named domain', async () => {
  const claims = {
    sub: 'maija',
    email: 'Maija@Works.example',
    email_verified: true,
    name: 'Maija\u0000 Meikäläinen',
    locale: 'fi-FI',
  };
  const details = await detailsOf(claims);
  expect(details).toMatchObject({
    email: 'maija@works.example',
    full_name: 'Maija Meikäläinen',
    language: 'fi',
    active_organization: organizationId,
    report_manager: false,
  });
  expect((await detailsOf(claims)).id).toBe(details.id);
  const events = await server.seed((tx) =>
    tx.select().from(auditLog).where(eq(auditLog.userId, details.id)).orderBy(auditLog.id),
  );
  expect(events.map(({ event }) => event)).toEqual([
    'member_admitted',
    'identity_linked',
    'login',
    'login',
  ]);
});

it('makes one member of several sign-ins at once', async () => {
  const claims = { sub: 'all-at-once', email: 'once@works.example', email_verified: true };
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(claims)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
  const members = await server.seed((tx) => tx.select().from(membership));
  const ids = new Set(members.map(({ userId }) => userId));
  expect(ids.size).toBe(members.length);
});

it.each<[string, JWTPayload]>([
  ['is not verified', { email: 'a@works.example', email_verified: false }],
  ['is not said to be verified', { email: 'b@works.example' }],
  ['is verified in words only', { email: 'c@works.example', email_verified: 'true' }],
  ['is of another domain', { email: 'd@other.example', email_verified: true }],
  ['is of a domain below', { email: 'e@sub.works.example', email_verified: true }],
  ['only ends like the domain', { email: 'f@evilworks.example', email_verified: true }],
  ['has two domains', { email: 'g@works.example@evil.example', email_verified: true }],
  ['has another in it', { email: '"x@works.example"@evil.example', email_verified: true }],
  ['is a list', { email: ['h@works.example'], email_verified: true }],
  ['is missing', { email: undefined, email_verified: true }],
  ['is looked like by another letter', { email: 'i@wоrks.example', email_verified: true }],
])('makes nobody a member whose address %s', async (_, claims) => {
  const before = (await reasons()).length;
  expect((await call({ sub: `stranger-${count}`, ...claims })).status).toBe(400);
  expect((await reasons()).slice(before)).toEqual([expect.stringMatching(/^no account here/)]);
});

it('never takes over a user who has the address already', async () => {
  const victim = await server.createUser({ email: 'boss@works.example' });
  const claims = { sub: 'not-the-boss', email: 'boss@works.example', email_verified: true };
  expect((await call(claims)).status).toBe(400);
  const list = await server.call(contract.listIdentities, { token: victim.token });
  expect(list.body.results).toEqual([]);
  // Signed in, the user can link it.
  expect((await call(claims, victim.token)).status).toBe(200);
  expect((await detailsOf(claims)).id).toBe(victim.id);
});

describe('groups', () => {
  const claims = (roles: unknown) => ({
    sub: 'risto',
    email: 'risto@works.example',
    email_verified: true,
    roles,
  });
  const flagsOf = async (roles: unknown) => {
    const { report_manager: report, roadmap_manager: roadmap } = await detailsOf(claims(roles));
    return { report, roadmap };
  };

  it.each<[string, unknown, boolean, boolean]>([
    ['of a list', ['Finance', 'Staff'], true, false],
    ['of one text', 'Board', true, true],
    ['that are written otherwise', ['finance', 'Board '], false, false],
    ['that are not there', undefined, false, false],
    ['that are objects', [{ name: 'Board' }], false, false],
    ['again', ['Board'], true, true],
    ['that are gone', [], false, false],
  ])('set the flags, by those %s', async (_, roles, report, roadmap) => {
    expect(await flagsOf(roles)).toEqual({ report, roadmap });
  });

  it('leave flags without groups, and other organisations, alone', async () => {
    const elsewhere = await server.createOrganization();
    const user = await server.createUser({
      memberships: {
        [organizationId]: { notification_manager: true, roadmap_manager: true },
        [elsewhere]: { report_manager: true, roadmap_manager: true },
      },
    });
    await call({ sub: 'both' }, user.token);
    await detailsOf({ sub: 'both', roles: ['Finance'] });
    const rows = await server.seed((tx) =>
      tx.select().from(membership).where(eq(membership.userId, user.id)),
    );
    const flags = new Map(rows.map(({ organizationId: id, ...row }) => [id, row]));
    expect(flags.get(organizationId)).toMatchObject({
      reportManager: true,
      notificationManager: true,
      roadmapManager: false,
    });
    expect(flags.get(elsewhere)).toMatchObject({ reportManager: true, roadmapManager: true });
  });
});
