import { readConfig } from './config.js';

const read = (env: Record<string, string>) => readConfig(env, '/srv/tavoite');

it('has a setting for everything without any', () => {
  expect(read({})).toMatchObject({
    port: 4000,
    host: 'localhost',
    dataFolder: '/srv/tavoite/.data',
    database: {
      ownerUrl: null,
      pooledUrl: null,
      replicaUrls: [],
      isPrepared: true,
      connections: 10,
    },
    demo: true,
    publicUrl: 'http://localhost:4000',
    smtpUrl: null,
    sessionDays: 14,
    trustedProxies: 0,
  });
});

it('takes an empty variable for none', () => {
  expect(read({ PORT: '', DATABASE_URL: ' ', TAVOITE_DATA: '' })).toEqual(read({}));
});

it('reads what is set', () => {
  expect(
    read({
      PORT: '8080',
      TAVOITE_DATA: '/var/data',
      TAVOITE_DEMO: '0',
      TAVOITE_URL: 'https://goals.example.com/',
      DATABASE_URL: 'postgres://u:p@db/tavoite',
      TAVOITE_AVATAR_HOSTS: 'https://a.example, *.b.example:8443',
      TAVOITE_SECURITY_CONTACT: 'mailto:security@example.com',
    }),
  ).toMatchObject({
    port: 8080,
    dataFolder: '/var/data',
    demo: false,
    publicUrl: 'https://goals.example.com',
    database: { ownerUrl: 'postgres://u:p@db/tavoite', pooledUrl: null },
    avatarHosts: ['https://a.example', '*.b.example:8443'],
    securityContact: 'mailto:security@example.com',
  });
});

it('takes the direct address for the owner where there is one, and prepares nothing through a pool', () => {
  const pooled = { DATABASE_URL: 'postgres://pool/a', DATABASE_DIRECT_URL: 'postgres://db/a' };
  expect(read(pooled).database).toMatchObject({
    ownerUrl: 'postgres://db/a',
    pooledUrl: 'postgres://pool/a',
    isPrepared: false,
  });
  expect(read({ ...pooled, DATABASE_PREPARED: '1' }).database.isPrepared).toBe(true);
});

it.each([
  [{ DATABASE_DIRECT_URL: 'postgres://db/a' }, 'DATABASE_DIRECT_URL is for migrations beside'],
  [{ DATABASE_REPLICA_URLS: 'postgres://db/a' }, 'DATABASE_REPLICA_URLS needs a DATABASE_URL'],
  [
    { DATABASE_URL: 'postgres://db/a', DATABASE_REPLICA_URLS: 'postgres://db/b, db/c' },
    'DATABASE_REPLICA_URLS must be an address that starts with postgres://',
  ],
  [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535, not "0"'],
  [{ PORT: '65536' }, 'PORT must be'],
  [{ PORT: '40 00' }, 'PORT must be'],
  [{ PORT: '4000.5' }, 'PORT must be'],
  [{ TAVOITE_DEMO: 'no' }, 'TAVOITE_DEMO must be 1 or 0, not "no"'],
  [{ TAVOITE_TRUST_PROXY: 'yes' }, 'TAVOITE_TRUST_PROXY must be how many proxies are in front'],
  [{ TAVOITE_TRUST_PROXY: '-1' }, 'TAVOITE_TRUST_PROXY must be'],
  [{ TAVOITE_TRUST_PROXY: '1.5' }, 'TAVOITE_TRUST_PROXY must be'],
  [{ TAVOITE_TRUST_PROXY: '99' }, 'TAVOITE_TRUST_PROXY must be'],
  [{ TAVOITE_TRUST_PROXY: '10.0.0.0/33' }, 'TAVOITE_TRUST_PROXY must be'],
  [{ TAVOITE_TRUST_PROXY: '0.0.0.0/0' }, 'TAVOITE_TRUST_PROXY must be'],
  [{ TAVOITE_TRUST_PROXY: '10.0.0.1, proxy.example' }, 'TAVOITE_TRUST_PROXY must be'],
  [{ MICROSOFT_TENANT: 'contoso.onmicrosoft.com' }, 'MICROSOFT_TENANT must be the id of a tenant'],
  [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_ISSUER and OIDC_CLIENT_ID go together'],
  [{ OIDC_MEMBER_DOMAINS: 'example' }, 'OIDC_MEMBER_DOMAINS must be e-mail domains'],
  [{ OIDC_MEMBER_DOMAINS: 'a@example.com' }, 'OIDC_MEMBER_DOMAINS must be e-mail domains'],
  [{ OIDC_MEMBER_DOMAINS: 'a.fi' }, 'OIDC_MEMBER_DOMAINS needs OIDC_ISSUER and OIDC_ORGANIZATION'],
  [{ OIDC_ORGANIZATION: 'x' }, 'OIDC_ORGANIZATION needs OIDC_MEMBER_DOMAINS or OIDC_MANAGERS'],
  [{ OIDC_MANAGERS: 'report_manager' }, 'OIDC_MANAGERS must be like report_manager=Finance'],
  [{ OIDC_MANAGERS: 'admin=Board' }, 'OIDC_MANAGERS must be like'],
  [{ OIDC_MANAGERS: 'report_manager=' }, 'OIDC_MANAGERS must be like'],
  [{ OIDC_MANAGERS: 'report_manager=A; report_manager=B' }, 'OIDC_MANAGERS must be like'],
  [{ OIDC_SIGN_OUT: 'yes' }, 'OIDC_SIGN_OUT must be 1 or 0'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address that starts with smtp://'],
  [{ TAVOITE_URL: 'javascript:alert(1)' }, 'TAVOITE_URL must be an address'],
  [{ TAVOITE_SECURITY_CONTACT: 'security@example.com' }, 'TAVOITE_SECURITY_CONTACT must begin'],
  [{ TAVOITE_SECURITY_CONTACT: 'mailto:a@b\nContact: x' }, 'TAVOITE_SECURITY_CONTACT must'],
  [{ TAVOITE_AVATAR_HOSTS: "x; script-src 'unsafe-inline'" }, 'TAVOITE_AVATAR_HOSTS must be'],
])('refuses %j', (env, message) => {
  expect(() => read(env as Record<string, string>)).toThrow(message);
});

it.each([
  ['0', 0],
  ['false', 0],
  ['1', 1],
  ['true', 1],
  ['2', 2],
  ['10.0.0.1', ['10.0.0.1']],
  ['loopback, 10.0.0.0/8 fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
])('takes proxies in front as %j', (text, proxies) => {
  expect(read({ TAVOITE_TRUST_PROXY: text }).trustedProxies).toEqual(proxies);
});

it.each([
  ['goals@example.com', { name: '', address: 'goals@example.com' }],
  ['Tavoite Oy <goals@example.com>', { name: 'Tavoite Oy', address: 'goals@example.com' }],
  ['"Tavoite, Oy" <goals@example.com>', { name: 'Tavoite, Oy', address: 'goals@example.com' }],
])('reads the sender %s', (text, sender) => {
  expect(read({ TAVOITE_MAIL_FROM: text }).mailSender).toEqual(sender);
});

it.each(['Tavoite', 'a@example.com, b@example.com', 'A <a@example.com> B', '<>'])(
  'refuses the sender %s',
  (text) => {
    expect(() => read({ TAVOITE_MAIL_FROM: text })).toThrow(
      'TAVOITE_MAIL_FROM must be like Tavoite <tavoite@example.com>',
    );
  },
);

it('does not repeat the password of a bad database address', () => {
  const invalid = () => read({ DATABASE_URL: 'mysql://user:hunter2@db/x' });
  expect(invalid).toThrow('DATABASE_URL must be an address');
  expect(invalid).not.toThrow('hunter2');
});

it('reads what an identity provider decides about members', () => {
  const { oidc } = read({
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'tavoite',
    OIDC_ORGANIZATION: 'works',
    OIDC_MEMBER_DOMAINS: 'Works.example, plant.example',
    OIDC_MANAGERS: 'report_manager=Finance , The Board; roadmap_manager=The Board',
    OIDC_SIGN_OUT: '1',
  }).providers;
  expect(oidc).toMatchObject({
    signsOut: true,
    members: {
      organization: 'works',
      domains: ['works.example', 'plant.example'],
      groupsClaim: 'groups',
      managers: { report_manager: ['Finance', 'The Board'], roadmap_manager: ['The Board'] },
    },
  });
});

it('leaves members to the organisation unless it is told otherwise', () => {
  const { oidc } = read({ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'x' }).providers;
  expect(oidc).toMatchObject({ members: null, signsOut: false });
});
