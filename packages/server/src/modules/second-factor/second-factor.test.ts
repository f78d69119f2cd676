import { contract } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { fieldErrors, useTestServer } from '../../../test/server.js';
import { SECOND_FACTOR_LIMITS } from '../../auth/attempts.js';
import { newRecoveryCodes } from '../../auth/second-factor/recovery-codes.js';
import { hashToken } from '../../auth/session-store.js';
import {
  auditLog,
  authenticator,
  organization,
  passkey,
  recoveryCode,
  secondFactorTicket,
  session,
} from '../../db/schema/index.js';

const PASSWORD = 'a long enough secret';
const PERIOD_MS = 30_000;
const server = useTestServer({ config: { trustedProxies: 1 }, jobs: true });

// Codes change every half minute: the server's clock stands still, so that none changes in between.
beforeAll(() => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterAll(() => jest.restoreAllMocks());

let networks = 0;
const fromNewNetwork = () => ({ 'x-forwarded-for': `203.0.113.${++networks}` });

const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * PERIOD_MS,
  });

async function login(email: string, headers = fromNewNetwork()) {
  const answer = await server.call(contract.login, {
    body: { username: email, password: PASSWORD },
    headers,
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function ticketOf(email: string): Promise<string> {
  const { second_factor: challenge } = await login(email);
  if (!challenge) throw new Error('No second step was asked for');
  return challenge.ticket;
}

const confirm = (
  body: { ticket: string; code?: string; recovery_code?: string },
  headers = fromNewNetwork(),
) => server.call(contract.confirmSignIn, { body, headers });

/** Sets an app up; the code of the step before was used for that. */
async function addApp(token: string) {
  const begun = await server.call(contract.beginAuthenticator, {
    token,
    body: { password: PASSWORD },
  });
  const { secret, ticket } = begun.body;
  const confirmed = await server.call(contract.confirmAuthenticator, {
    token,
    body: { ticket, code: codeAt(secret, -1) },
  });
  expect(confirmed.status).toBe(200);
  return { secret, codes: confirmed.body.recovery_codes ?? [], state: confirmed.body.state };
}

async function userWithApp(values: Parameters<typeof server.createUser>[0] = {}) {
  const user = await server.createUser({ password: PASSWORD, ...values });
  return { ...user, ...(await addApp(user.token)) };
}

/** The mails to an address, once there are as many as expected. */
async function mailsTo(email: string, count: number) {
  for (;;) {
    const mails = server.mails.filter(({ to }) => to.address === email);
    if (mails.length >= count) return mails;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const eventsOf = async (userId: number) =>
  (
    await server.seed((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.userId, userId)).orderBy(auditLog.id),
    )
  ).map(({ event }) => event);

describe('a sign-in', () => {
  it('has one step and its specified answer without a second factor', async () => {
    const user = await server.createUser({ password: PASSWORD });
    expect(Object.keys(await login(user.email))).toEqual(['key']);
  });

  it('starts no session before the second step', async () => {
    const user = await userWithApp();
    const answer = await login(user.email);
    expect(answer).toEqual({
      second_factor: {
        ticket: expect.stringMatching(/^[\w-]{43}$/),
        methods: ['authenticator', 'recovery_code'],
        passkey: null,
      },
    });
    const ticket = answer.second_factor?.ticket ?? '';
    expect(await server.call(contract.getUserDetails, { token: ticket })).toMatchObject({
      status: 401,
    });
    const sessions = await server.seed((tx) =>
      tx.select().from(session).where(eq(session.userId, user.id)),
    );
    expect(sessions).toHaveLength(1);

    const confirmed = await confirm({ ticket, code: codeAt(user.secret) });
    const details = await server.call(contract.getUserDetails, { token: confirmed.body.key });
    expect(details.body.email).toBe(user.email);
    expect(await eventsOf(user.id)).toEqual(['second_factor_added', 'login']);
  });

  it('takes codes with blanks, and of a clock that is half a minute wrong', async () => {
    const { email, secret } = await userWithApp();
    const now = codeAt(secret);
    const spaced = `${now.slice(0, 3)} ${now.slice(3)}`;
    expect((await confirm({ ticket: await ticketOf(email), code: spaced })).status).toBe(200);
    const next = codeAt(secret, 1);
    expect((await confirm({ ticket: await ticketOf(email), code: next })).status).toBe(200);
  });

  describe('is refused', () => {
    it.each([
      ['a wrong code', (secret: string) => (codeAt(secret) === '000000' ? '111111' : '000000')],
      ['an expired code', (secret: string) => codeAt(secret, -20)],
      ['a code of the future', (secret: string) => codeAt(secret, 20)],
      ['another secret', () => codeAt('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', -40)],
      ['text', () => 'abcdef'],
      ['too few digits', (secret: string) => codeAt(secret).slice(1)],
      ['too many digits', (secret: string) => `${codeAt(secret)}0`],
      ['other digits', () => '١٢٣٤٥٦'],
    ])('for %s, and can be tried again', async (_, codeOf) => {
      const user = await userWithApp();
      const ticket = await ticketOf(user.email);
      const refused = await confirm({ ticket, code: codeOf(user.secret) });
      expect(fieldErrors(refused)).toEqual({
        code: ['The code is not right. Enter the one that the app shows now.'],
      });
      expect(await eventsOf(user.id)).toContain('second_factor_failed');
      expect((await confirm({ ticket, code: codeAt(user.secret) })).status).toBe(200);
    });

    it('for a code that was used, also when setting up', async () => {
      const { email, secret } = await userWithApp();
      const used = { code: ['This code was used already. Wait for the next one.'] };
      const ofSetUp = await confirm({ ticket: await ticketOf(email), code: codeAt(secret, -1) });
      expect(fieldErrors(ofSetUp)).toEqual(used);
      const code = codeAt(secret);
      expect((await confirm({ ticket: await ticketOf(email), code })).status).toBe(200);
      const again = await confirm({ ticket: await ticketOf(email), code });
      expect(fieldErrors(again)).toEqual(used);
    });

    it('for what belongs to someone else', async () => {
      const user = await userWithApp();
      const other = await userWithApp();
      const ticket = await ticketOf(user.email);
      expect((await confirm({ ticket, code: codeAt(other.secret) })).status).toBe(400);
      expect((await confirm({ ticket, recovery_code: other.codes[0] ?? '' })).status).toBe(400);
    });

    it('for nothing, and for a ticket that is unknown, used, or too old', async () => {
      const { email, secret } = await userWithApp();
      const ticket = await ticketOf(email);
      expect(Object.keys(fieldErrors(await confirm({ ticket })))).toEqual(['code']);
      const gone = { ticket: ['This took too long, or was used already. Start again.'] };
      const unknown = await confirm({ ticket: 'x'.repeat(43), code: codeAt(secret) });
      expect(fieldErrors(unknown)).toEqual(gone);
      expect((await confirm({ ticket, code: codeAt(secret) })).status).toBe(200);
      expect(fieldErrors(await confirm({ ticket, code: codeAt(secret, 1) }))).toEqual(gone);
      const late = await ticketOf(email);
      await server.seed((tx) =>
        tx
          .update(secondFactorTicket)
          .set({ expiresAt: new Date(Date.now() - 1000) })
          .where(eq(secondFactorTicket.tokenHash, hashToken(late))),
      );
      expect(fieldErrors(await confirm({ ticket: late, code: codeAt(secret, 1) }))).toEqual(gone);
    });

    it('after too many attempts at one account', async () => {
      const { email, secret } = await userWithApp();
      const headers = fromNewNetwork();
      const ticket = await ticketOf(email);
      for (let i = 0; i < SECOND_FACTOR_LIMITS.pair.max; i++) {
        expect((await confirm({ ticket, code: 'wrong' }, headers)).status).toBe(400);
      }
      const refused = await confirm({ ticket, code: codeAt(secret) }, headers);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await confirm({ ticket, code: codeAt(secret) })).status).toBe(200);
    });

    it('when a new password ends what has begun', async () => {
      const { email, secret, token } = await userWithApp();
      const ticket = await ticketOf(email);
      await server.call(contract.changePassword, {
        token,
        body: {
          old_password: PASSWORD,
          new_password1: 'quite another sentence',
          new_password2: 'quite another sentence',
        },
      });
      expect((await confirm({ ticket, code: codeAt(secret) })).status).toBe(400);
    });
  });

  it('lets one of two through that use the same code, or ticket, at once', async () => {
    const { email, secret } = await userWithApp();
    const tickets = await Promise.all([ticketOf(email), ticketOf(email)]);
    const code = codeAt(secret);
    const byCode = await Promise.all(tickets.map((ticket) => confirm({ ticket, code })));
    expect(byCode.map(({ status }) => status).sort()).toEqual([200, 400]);
    const ticket = await ticketOf(email);
    const next = codeAt(secret, 1);
    const byTicket = await Promise.all([1, 2, 3].map(() => confirm({ ticket, code: next })));
    expect(byTicket.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('recovery codes', () => {
  it('are ten that nobody can guess, and are stored as hashes', async () => {
    const { id, codes } = await userWithApp();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(newRecoveryCodes()).not.toEqual(newRecoveryCodes());
    const rows = await server.seed((tx) =>
      tx.select().from(recoveryCode).where(eq(recoveryCode.userId, id)),
    );
    expect(rows.map(({ codeHash }) => codeHash.length)).toEqual(Array(10).fill(32));
  });

  it('sign in once each, however they are typed, and the user is told', async () => {
    const { id, email, codes, token } = await userWithApp();
    const [code = ''] = codes;
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await confirm({ ticket: await ticketOf(email), recovery_code: typed })).status).toBe(
      200,
    );
    const again = await confirm({ ticket: await ticketOf(email), recovery_code: code });
    expect(fieldErrors(again)).toEqual({
      recovery_code: ['The recovery code is not right, or was used already.'],
    });
    const state = await server.call(contract.getSecondFactor, { token });
    expect(state.body.recovery_codes_left).toBe(9);
    expect(await eventsOf(id)).toContain('recovery_code_used');
    await mailsTo(email, 2);
  });

  it('let one of two through that use the same one at once', async () => {
    const { email, codes } = await userWithApp();
    const tickets = await Promise.all([ticketOf(email), ticketOf(email), ticketOf(email)]);
    const answers = await Promise.all(
      tickets.map((ticket) => confirm({ ticket, recovery_code: codes[3] ?? '' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('are replaced by new ones', async () => {
    const { email, codes, token } = await userWithApp();
    const renewed = await server.call(contract.renewRecoveryCodes, {
      token,
      body: { password: PASSWORD },
    });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    const old = await confirm({ ticket: await ticketOf(email), recovery_code: codes[0] ?? '' });
    expect(old.status).toBe(400);
    const [fresh = ''] = renewed.body.recovery_codes;
    const ok = await confirm({ ticket: await ticketOf(email), recovery_code: fresh });
    expect(ok.status).toBe(200);
  });
});

describe('changes of factors', () => {
  it.each([
    ['beginAuthenticator', {}],
    ['removeAuthenticator', {}],
    ['renewRecoveryCodes', {}],
    ['beginPasskey', {}],
    ['removePasskey', { params: { id: 1 } }],
  ] as const)('%s asks for the password', async (name, input) => {
    const { token } = await userWithApp();
    const send = (body: { password?: string }) =>
      server.call(contract[name] as typeof contract.removePasskey, {
        token,
        ...(input as { params: { id: number } }),
        body,
        headers: fromNewNetwork(),
      });
    expect(fieldErrors(await send({}))).toEqual({ password: ['This field is required.'] });
    expect(fieldErrors(await send({ password: 'not this one' }))).toEqual({
      password: ['The password is not right.'],
    });
  });

  it('ask a user without a password to have signed in just now', async () => {
    const user = await server.createUser();
    const begin = () => server.call(contract.beginAuthenticator, { token: user.token, body: {} });
    expect((await begin()).status).toBe(200);
    await server.seed((tx) =>
      tx
        .update(session)
        .set({ createdAt: new Date(Date.now() - 11 * 60 * 1000) })
        .where(eq(session.userId, user.id)),
    );
    expect(fieldErrors(await begin())).toEqual({
      password: ['Sign out and in again to change this.'],
    });
  });

  it('end other sessions, are written down, and mailed to the user', async () => {
    const user = await server.createUser({ password: PASSWORD, language: 'fi' });
    const { key = '' } = await login(user.email);
    await addApp(user.token);
    expect((await server.call(contract.getUserDetails, { token: key })).status).toBe(401);
    expect((await server.call(contract.getUserDetails, { token: user.token })).status).toBe(200);
    expect(await eventsOf(user.id)).toEqual(['login', 'second_factor_added']);
    const [mail] = await mailsTo(user.email, 1);
    expect(mail?.subject).toBe('Kaksivaiheinen tunnistautumisesi Tavoitteessa');
    expect(mail?.text).toContain('tilillesi lisättiin todennussovellus');
  });

  it('keep the secret unreadable, and bound to its user', async () => {
    const first = await userWithApp();
    const second = await userWithApp();
    const rows = await server.seed((tx) => tx.select().from(authenticator));
    for (const { secret } of rows) {
      expect(secret.toString('latin1')).not.toContain(first.secret);
      expect(secret.includes(Buffer.from(Secret.fromBase32(first.secret).bytes))).toBe(false);
    }
    const own = rows.find(({ userId }) => userId === first.id);
    if (!own) throw new Error('No row');
    await server.seed((tx) =>
      tx
        .update(authenticator)
        .set({ secret: own.secret })
        .where(eq(authenticator.userId, second.id)),
    );
    const ticket = await ticketOf(second.email);
    expect((await confirm({ ticket, code: codeAt(first.secret) })).status).toBe(500);
  });

  it('need the ticket of the same user and a right code', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const other = await server.createUser({ password: PASSWORD });
    const { body } = await server.call(contract.beginAuthenticator, {
      token: user.token,
      body: { password: PASSWORD },
    });
    const send = (token: string, code: string) =>
      server.call(contract.confirmAuthenticator, { token, body: { ticket: body.ticket, code } });
    expect(Object.keys(fieldErrors(await send(other.token, codeAt(body.secret))))).toEqual([
      'ticket',
    ]);
    expect(Object.keys(fieldErrors(await send(user.token, '12345')))).toEqual(['code']);
    expect((await send(user.token, codeAt(body.secret))).status).toBe(200);
    expect(Object.keys(await login(other.email))).toEqual(['key']);
  });

  it('leave no recovery codes behind when the last factor goes', async () => {
    const { email, token } = await userWithApp();
    const { body } = await server.call(contract.removeAuthenticator, {
      token,
      body: { password: PASSWORD },
    });
    expect(body).toMatchObject({ authenticator: null, recovery_codes_left: 0 });
    expect(Object.keys(await login(email))).toEqual(['key']);
  });
});

describe('passkeys', () => {
  const seedPasskey = (userId: number, credentialId: string) =>
    server.seed(async (tx) => {
      const [row] = await tx
        .insert(passkey)
        .values({ userId, credentialId, publicKey: Buffer.from('key'), counter: 0, name: 'Phone' })
        .returning({ id: passkey.id });
      return row?.id ?? 0;
    });

  it('are renamed and removed by their user only', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const other = await server.createUser({ password: PASSWORD });
    const id = await seedPasskey(user.id, 'own-key');
    const rename = (token: string, name: string) =>
      server.call(contract.renamePasskey, { token, params: { id }, body: { name } });
    const remove = (token: string) =>
      server.call(contract.removePasskey, { token, params: { id }, body: { password: PASSWORD } });
    expect((await rename(other.token, 'Mine')).status).toBe(404);
    expect((await remove(other.token)).status).toBe(404);
    expect(fieldErrors(await rename(user.token, ' '))).toEqual({
      name: ['This field is required.'],
    });
    expect((await rename(user.token, 'Work phone')).body.passkeys).toMatchObject([
      { id, name: 'Work phone', last_used_at: null },
    ]);
    expect((await remove(user.token)).body.passkeys).toEqual([]);
    expect((await remove(user.token)).status).toBe(404);
  });

  it('are asked for by name at sign-in, and what is made up is refused', async () => {
    const user = await server.createUser({ password: PASSWORD });
    await seedPasskey(user.id, 'known-key');
    const { second_factor: challenge } = await login(user.email);
    expect(challenge).toMatchObject({
      methods: ['passkey'],
      passkey: { rpId: 'localhost', allowCredentials: [{ id: 'known-key' }] },
    });
    const made = (id: string) => ({
      id,
      rawId: id,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
    });
    const send = (id: string) =>
      server.call(contract.confirmSignIn, {
        body: { ticket: challenge?.ticket ?? '', passkey: made(id) },
        headers: fromNewNetwork(),
      });
    for (const id of ['known-key', 'unknown-key', 'own-key'])
      expect(Object.keys(fieldErrors(await send(id)))).toEqual(['passkey']);
    const begun = await server.call(contract.beginPasskeySignIn, {});
    for (const id of ['known-key', 'unknown-key']) {
      const answer = await server.call(contract.confirmPasskeySignIn, {
        body: { ticket: begun.body.ticket, passkey: made(id) },
        headers: fromNewNetwork(),
      });
      expect(answer.status).toBe(400);
    }
  });

  it('need a ticket and an answer of the browser', async () => {
    const { token } = await server.createUser({ password: PASSWORD });
    const begun = await server.call(contract.beginPasskey, { token, body: { password: PASSWORD } });
    expect(begun.body.options).toMatchObject({ rp: { id: 'localhost', name: 'Tavoite' } });
    const add = (ticket: string) =>
      server.call(contract.addPasskey, {
        token,
        body: {
          ticket,
          name: 'Phone',
          passkey: {
            id: 'AAAA',
            rawId: 'AAAA',
            type: 'public-key',
            response: { clientDataJSON: 'e30', attestationObject: 'oA' },
          },
        },
      });
    expect(Object.keys(fieldErrors(await add('x'.repeat(43))))).toEqual(['ticket']);
    expect(Object.keys(fieldErrors(await add(begun.body.ticket)))).toEqual(['passkey']);
  });
});

describe('an organisation that requires a second factor', () => {
  async function family() {
    const top = await server.createOrganization();
    const middle = await server.createOrganization({ parentId: top });
    const leaf = await server.createOrganization({ parentId: middle });
    const aside = await server.createOrganization({ parentId: top });
    return { top, middle, leaf, aside };
  }
  const require = (id: number) =>
    server.seed((tx) =>
      tx.update(organization).set({ secondFactorRequired: true }).where(eq(organization.id, id)),
    );

  it.each([
    ['top', true],
    ['middle', true],
    ['leaf', true],
    ['aside', false],
  ] as const)('leads a member of its %s to set one up: %s', async (place, isAsked) => {
    const organizations = await family();
    await require(organizations.middle);
    const user = await server.createUser({
      password: PASSWORD,
      memberships: { [organizations[place]]: {} },
    });
    const { second_factor: challenge } = await login(user.email);
    expect(challenge?.methods).toEqual(isAsked ? [] : undefined);
  });

  it('signs in with the set-up, and keeps the last factor', async () => {
    const id = await server.createOrganization({ secondFactorRequired: true });
    const user = await server.createUser({ password: PASSWORD, memberships: { [id]: {} } });
    const ticket = await ticketOf(user.email);
    const begin = () => server.call(contract.beginSignInSetUp, { body: { ticket } });
    const { secret, uri } = (await begin()).body;
    expect((await begin()).body.secret).toBe(secret);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(user.email));
    const set = (code: string) =>
      server.call(contract.confirmSignInSetUp, {
        body: { ticket, code },
        headers: fromNewNetwork(),
      });
    expect(Object.keys(fieldErrors(await set('000')))).toEqual(['code']);
    const { body } = await set(codeAt(secret, -1));
    expect(body.recovery_codes).toHaveLength(10);
    const state = await server.call(contract.getSecondFactor, { token: body.key });
    expect(state.body).toMatchObject({ required: true, recovery_codes_left: 10 });
    // Sessions of before the set-up are over.
    expect((await server.call(contract.getUserDetails, { token: user.token })).status).toBe(401);
    const refused = await server.call(contract.removeAuthenticator, {
      token: body.key,
      body: { password: PASSWORD },
    });
    expect(Object.keys(fieldErrors(refused))).toEqual(['non_field_errors']);
    expect(
      (await confirm({ ticket: await ticketOf(user.email), code: codeAt(secret) })).status,
    ).toBe(200);
  });

  it('lets an old ticket add nothing to a passkey that was set up since', async () => {
    const id = await server.createOrganization({ secondFactorRequired: true });
    const user = await server.createUser({ password: PASSWORD, memberships: { [id]: {} } });
    const ticket = await ticketOf(user.email);
    const { secret } = (await server.call(contract.beginSignInSetUp, { body: { ticket } })).body;
    await server.seed((tx) =>
      tx.insert(passkey).values({
        userId: user.id,
        credentialId: 'made-since',
        publicKey: Buffer.from('key'),
        counter: 0,
        name: 'Phone',
      }),
    );
    const refused = await server.call(contract.confirmSignInSetUp, {
      body: { ticket, code: codeAt(secret) },
      headers: fromNewNetwork(),
    });
    expect(Object.keys(fieldErrors(refused))).toEqual(['ticket']);
  });

  it('offers a passkey for the set-up, and takes none that is made up', async () => {
    const id = await server.createOrganization({ secondFactorRequired: true });
    const user = await server.createUser({ password: PASSWORD, memberships: { [id]: {} } });
    const ticket = await ticketOf(user.email);
    const made = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key' as const,
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    };
    const add = (value: string) =>
      server.call(contract.confirmSignInPasskeySetUp, {
        body: { ticket: value, name: 'Phone', passkey: made },
        headers: fromNewNetwork(),
      });
    expect(Object.keys(fieldErrors(await add(ticket)))).toEqual(['ticket']);
    const begun = await server.call(contract.beginSignInPasskeySetUp, { body: { ticket } });
    expect(begun.body.options).toMatchObject({ rp: { id: 'localhost' } });
    expect(Object.keys(fieldErrors(await add(ticket)))).toEqual(['passkey']);
    expect(Object.keys(fieldErrors(await add('x'.repeat(43))))).toEqual(['ticket']);
  });

  it('asks for it after an external sign-in, too, which otherwise needs none', async () => {
    const client = {
      network: '192.0.2.7',
      device: undefined,
      deviceName: null,
      rememberDevice: () => undefined,
    };
    const holds = async () => undefined;
    const { signIn } = server.services;
    const free = await userWithApp();
    expect(await signIn.finish(free, 'google', client, holds)).toHaveProperty('key');
    const id = await server.createOrganization({ secondFactorRequired: true });
    const bound = await userWithApp({ memberships: { [id]: {} } });
    expect(await signIn.finish(bound, 'google', client, holds)).toHaveProperty(
      'second_factor.methods',
      ['authenticator', 'recovery_code'],
    );
  });
});
