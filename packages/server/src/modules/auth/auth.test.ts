import { contract } from '@tavoite/model';
import { eq, sql } from 'drizzle-orm';
import { fieldErrors, useTestServer } from '../../../test/server.js';
import { LOGIN_LIMITS, RESET_LIMITS } from '../../auth/attempts.js';
import { hashToken } from '../../auth/session-store.js';
import { auditLog, session, user as users } from '../../db/schema/index.js';

const PASSWORD = 'a long enough secret';
const NEW_PASSWORD = 'another long secret';
const server = useTestServer({ config: { trustedProxies: 1 }, jobs: true });

let networks = 0;
/** Each test uses its own network, so that none runs into another's limits. */
const fromNewNetwork = () => ({ 'x-forwarded-for': `203.0.113.${++networks}` });

const login = (
  username: string,
  password: string,
  headers: Record<string, string> = fromNewNetwork(),
) => server.call(contract.login, { body: { username, password }, headers });

const events = async () =>
  (await server.seed((tx) => tx.select().from(auditLog).orderBy(auditLog.id))).map(
    ({ event, userId }) => ({ event, userId }),
  );

describe('login', () => {
  it('answers a key that signs in, for the address in any case and with blanks around', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const answer = await login(`  ${user.email.toUpperCase()} `, PASSWORD);
    expect(answer.status).toBe(200);
    const details = await server.call(contract.getUserDetails, { token: answer.body.key });
    expect(details.body.email).toBe(user.email);
    expect(await events()).toContainEqual({ event: 'login', userId: user.id });
  });

  it('stores only the hash of the key, which has 256 random bits', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const keys = await Promise.all([login(user.email, PASSWORD), login(user.email, PASSWORD)]);
    const [first, second] = keys.map(({ body }) => body.key);
    expect(first).not.toBe(second);
    expect(Buffer.from(first ?? '', 'base64url')).toHaveLength(32);
    const hashes = await server.seed((tx) =>
      tx.select({ hash: session.tokenHash }).from(session).where(eq(session.userId, user.id)),
    );
    expect(hashes.map(({ hash }) => hash.toString('hex'))).toContain(
      hashToken(first ?? '').toString('hex'),
    );
  });

  it('fails alike for a wrong password, an unknown user, a disabled one and one without a password', async () => {
    const known = await server.createUser({ password: PASSWORD });
    const disabled = await server.createUser({ password: PASSWORD, status: 'disabled' });
    const linked = await server.createUser();
    const answers = await Promise.all([
      login(known.email, 'not this one, surely'),
      login('nobody@example.com', PASSWORD),
      login(disabled.email, PASSWORD),
      login(linked.email, PASSWORD),
    ]);
    for (const answer of answers) {
      expect(fieldErrors(answer)).toEqual({
        non_field_errors: ['Unable to sign in with the given email and password.'],
      });
    }
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await events()).toContainEqual({ event: 'login_failed', userId: known.id });
  });

  it('names blank and missing fields', async () => {
    expect(fieldErrors(await login('', ''))).toEqual({
      username: ['This field is required.'],
      password: ['This field is required.'],
    });
    const answer = await server.request('POST', '/api/login/', { body: {} });
    expect(Object.keys(fieldErrors(answer))).toEqual(['username', 'password']);
  });

  it('refuses further attempts at one account from one network, and only those', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const headers = fromNewNetwork();
    for (let attempt = 0; attempt < LOGIN_LIMITS.pair.max; attempt++) {
      expect((await login(user.email, 'wrong wrong wrong', headers)).status).toBe(400);
    }
    const refused = await login(user.email, PASSWORD, headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toEqual({
      detail: expect.stringMatching(/^Too many attempts to sign in/),
    });
    expect((await login(user.email, PASSWORD)).status).toBe(200);
  });

  it('does not count attempts that succeed', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const headers = fromNewNetwork();
    for (let attempt = 0; attempt <= LOGIN_LIMITS.pair.max; attempt++) {
      expect((await login(user.email, PASSWORD, headers)).status).toBe(200);
    }
  });

  it('counts attempts that arrive at once', async () => {
    const headers = fromNewNetwork();
    const answers = await Promise.all(
      Array.from({ length: LOGIN_LIMITS.pair.max + 5 }, () =>
        login('guessed@example.com', 'wrong wrong wrong', headers),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(LOGIN_LIMITS.pair.max).fill(400), ...Array(5).fill(429)]);
  });

  it('takes one try of one password at many accounts for guessing', async () => {
    const headers = fromNewNetwork();
    const answers = await Promise.all(
      Array.from({ length: LOGIN_LIMITS.network.max + 3 }, (_, index) =>
        login(`person-${index}@example.com`, PASSWORD, headers),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });
});

describe('an account under attack', () => {
  const cookieOf = (headers: Record<string, unknown>) =>
    String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
  const guess = (email: string, headers: Record<string, string> = fromNewNetwork()) =>
    login(email, 'wrong wrong wrong', headers);
  /** Guesses from many networks, until sign-ins from new ones are refused. */
  async function attack(email: string) {
    const networks = LOGIN_LIMITS.account.max / LOGIN_LIMITS.pair.max;
    for (let network = 0; network < networks; network++) {
      const headers = fromNewNetwork();
      await Promise.all(Array.from({ length: LOGIN_LIMITS.pair.max }, () => guess(email, headers)));
    }
  }

  it('is open to its user in networks and on devices of earlier sign-ins, and to nobody else', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const office = fromNewNetwork();
    const first = await login(user.email, PASSWORD, office);
    const device = cookieOf(first.headers);
    const other = await server.createUser({ password: PASSWORD });
    const otherDevice = cookieOf((await login(other.email, PASSWORD)).headers);
    await attack(user.email);

    expect((await login(user.email, PASSWORD)).status).toBe(429);
    const withCookie = (cookie: string) => ({ ...fromNewNetwork(), cookie });
    expect((await login(user.email, PASSWORD, withCookie(otherDevice))).status).toBe(429);
    const invented = `tavoite-device=${'x'.repeat(43)}`;
    expect((await login(user.email, PASSWORD, withCookie(invented))).status).toBe(429);

    expect((await login(user.email, PASSWORD, office)).status).toBe(200);
    const travelling = withCookie(`a=b; ${device}; c=d`);
    const again = await login(user.email, PASSWORD, travelling);
    expect(again.status).toBe(200);
    expect(cookieOf(again.headers)).toBe(device);
    expect((await login(user.email, PASSWORD, travelling)).status).toBe(200);
  });

  it('can be guessed no more often from a known device than from a network', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const cookie = cookieOf((await login(user.email, PASSWORD)).headers);
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= LOGIN_LIMITS.pair.max; attempt++) {
      statuses.push((await guess(user.email, { ...fromNewNetwork(), cookie })).status);
    }
    expect(statuses).toEqual([...Array(LOGIN_LIMITS.pair.max).fill(400), 429]);
  });

  it('leaves a cookie that is sent with sign-ins alone and tells nothing of the user', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const { headers } = await login(user.email, PASSWORD);
    expect(headers['set-cookie']).toMatch(
      /^tavoite-device=[\w-]{43}; Max-Age=7776000; Path=\/api\/login\/; HttpOnly; SameSite=Strict$/,
    );
    expect((await guess(user.email)).headers).not.toHaveProperty('set-cookie');
    const stored = await server.seed((tx) =>
      tx.execute<{ place_hash: Buffer }>(
        sql`SELECT place_hash FROM sign_in_place WHERE user_id = ${user.id}`,
      ),
    );
    expect(stored.rows.map(({ place_hash }) => place_hash.length)).toEqual([32, 32]);
  });

  it('forgets places that have not been used for long', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const office = fromNewNetwork();
    await login(user.email, PASSWORD, office);
    await server.seed((tx) =>
      tx.execute(sql`UPDATE sign_in_place SET last_used_at = now() - interval '91 days'`),
    );
    const { signInPlaces } = server.services;
    const [network] = Object.values(office);
    expect(await signInPlaces.find(user.email, network ?? '', undefined)).toBeNull();
    await signInPlaces.cleanUp();
    const { rows } = await server.seed((tx) => tx.execute(sql`SELECT FROM sign_in_place`));
    expect(rows).toHaveLength(0);
  });
});

describe('the session', () => {
  const details = (headers: Record<string, string>) =>
    server.call(contract.getUserDetails, { headers });

  it('is taken from three forms of the header', async () => {
    const { token } = await server.createUser();
    for (const value of [`Token ${token}`, `Bearer ${token}`, token, `token  ${token} `]) {
      expect((await details({ authorization: value })).status).toBe(200);
    }
  });

  it('is asked for where there is none, and refused where it is unknown', async () => {
    for (const headers of [{}, { authorization: '' }] as Record<string, string>[]) {
      const answer = await details(headers);
      expect(answer).toMatchObject({ status: 401, body: { detail: 'Sign in to continue.' } });
      expect(answer.headers['www-authenticate']).toBe('Token');
    }
    for (const value of ['Token', 'Token x y', 'Basic eDp5', 'Token \u00e4', 'x'.repeat(5000)]) {
      expect(await details({ authorization: value })).toMatchObject({ status: 401 });
    }
  });

  it('says when it has expired', async () => {
    const { token } = await server.createUser();
    await server.seed((tx) =>
      tx
        .update(session)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(session.tokenHash, hashToken(token))),
    );
    expect(await details({ authorization: `Token ${token}` })).toMatchObject({
      status: 401,
      body: { code: 'token_expired' },
    });
  });

  it('lives on while it is used, but not for ever', async () => {
    const day = 24 * 60 * 60 * 1000;
    const set = (token: string, ageDays: number) =>
      server.seed((tx) =>
        tx
          .update(session)
          .set({
            createdAt: new Date(Date.now() - ageDays * day),
            lastUsedAt: new Date(Date.now() - 10 * day),
            expiresAt: new Date(Date.now() + 0.5 * day),
          })
          .where(eq(session.tokenHash, hashToken(token))),
      );
    const daysLeft = async (token: string) => {
      const [row] = await server.seed((tx) =>
        tx
          .select()
          .from(session)
          .where(eq(session.tokenHash, hashToken(token))),
      );
      return Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / day);
    };
    const { token: young } = await server.createUser();
    await set(young, 13);
    await details({ authorization: young });
    expect(await daysLeft(young)).toBe(14);
    const { token: old } = await server.createUser();
    await set(old, 88);
    await details({ authorization: old });
    expect(await daysLeft(old)).toBe(2);
  });

  it('ends with signing out, and no other does', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const other = (await login(user.email, PASSWORD)).body.key ?? '';
    const answer = await server.call(contract.logout, { token: user.token });
    expect(answer).toMatchObject({ status: 200, body: { detail: 'You have been signed out.' } });
    expect((await details({ authorization: user.token })).status).toBe(401);
    expect((await details({ authorization: other })).status).toBe(200);
  });

  it('ends at once when the user is disabled', async () => {
    const { id, token } = await server.createUser();
    await server.seed((tx) => tx.update(users).set({ status: 'disabled' }).where(eq(users.id, id)));
    expect((await details({ authorization: token })).status).toBe(401);
  });
});

describe('change of password', () => {
  const change = (token: string, body: Record<string, string>) =>
    server.request('POST', '/api/auth/password/change/', {
      token,
      body: { old_password: PASSWORD, new_password2: body.new_password1, ...body },
      headers: fromNewNetwork(),
    });

  it('sets the new one and ends the other sessions', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const other = (await login(user.email, PASSWORD)).body.key;
    const answer = await change(user.token, { new_password1: NEW_PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { detail: expect.any(String) } });
    expect((await server.call(contract.getUserDetails, { token: user.token })).status).toBe(200);
    expect((await server.call(contract.getUserDetails, { token: other })).status).toBe(401);
    expect((await login(user.email, PASSWORD)).status).toBe(400);
    expect((await login(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it.each([
    ['a wrong old one', { old_password: 'something else' }, 'old_password', 'not right'],
    ['two that differ', { new_password2: 'another long secreT' }, 'new_password2', 'not the same'],
    ['a short one', { new_password1: 'elevenchars' }, 'new_password2', 'at least 12'],
    ['a long one', { new_password1: 'ä1'.repeat(65) }, 'new_password2', 'at most 128'],
    ['a common one', { new_password1: 'QWERTY123456' }, 'new_password2', 'too common'],
    ['a repeated common one', { new_password1: 'passwordpassword' }, 'new_password2', 'too common'],
    [
      'a lengthened common one',
      { new_password1: '!!Password2026!' },
      'new_password2',
      'too common',
    ],
    ['one letter', { new_password1: 'aaaaaaaaaaaaaa' }, 'new_password2', 'too common'],
    ['the name', { new_password1: 'Maija Meikäläinen-1' }, 'new_password2', 'too much like'],
    ['the old one', { new_password1: PASSWORD }, 'new_password2', 'same as the old'],
  ])('refuses %s', async (_, body, field, message) => {
    const user = await server.createUser({ password: PASSWORD, fullName: 'Maija Meikäläinen' });
    const answer = await change(user.token, { new_password1: NEW_PASSWORD, ...body });
    expect(fieldErrors(answer)).toEqual({ [field]: [expect.stringContaining(message)] });
    expect((await login(user.email, PASSWORD)).status).toBe(200);
  });

  it('reports at once all that is wrong', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const wrong = {
      old_password: 'something else',
      new_password1: 'short',
      new_password2: 'shorn',
    };
    expect(fieldErrors(await change(user.token, wrong))).toEqual({
      old_password: [expect.stringContaining('not right')],
      new_password2: [
        expect.stringContaining('not the same'),
        expect.stringContaining('at least 12'),
      ],
    });
  });

  it('takes 128 characters, however they are composed', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const long = `${'å1'.repeat(63)}öx`;
    expect((await change(user.token, { new_password1: long })).status).toBe(200);
    expect((await login(user.email, long.normalize('NFD'))).status).toBe(200);
  });

  it('counts wrong old passwords like failed sign-ins', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const headers = fromNewNetwork();
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= LOGIN_LIMITS.pair.max; attempt++) {
      const answer = await server.call(contract.changePassword, {
        token: user.token,
        headers,
        body: { old_password: 'x', new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD },
      });
      statuses.push(answer.status);
    }
    expect(statuses.at(-2)).toBe(400);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('password reset', () => {
  const request = (email: string, headers = fromNewNetwork()) =>
    server.call(contract.requestPasswordReset, { body: { email }, headers });

  async function mailedLink(email: string): Promise<{ uid: string; token: string }> {
    // Mails about changed passwords go out meanwhile.
    const linksTo = () =>
      server.mails
        .filter(({ to }) => to.address === email.toLowerCase())
        .flatMap(({ text }) => [...text.matchAll(/\/reset-password\/([^/\s]+)\/(\S+)/g)]);
    const before = linksTo().length;
    await request(email);
    for (let tries = 0; linksTo().length === before && tries < 200; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const link = linksTo().at(-1);
    return { uid: link?.[1] ?? '', token: link?.[2] ?? '' };
  }

  const confirm = (link: { uid: string; token: string }, password = NEW_PASSWORD) =>
    server.call(contract.confirmPasswordReset, {
      body: { ...link, new_password1: password, new_password2: password },
      headers: fromNewNetwork(),
    });

  it('mails a link that sets a new password once and ends all sessions', async () => {
    const user = await server.createUser({ password: PASSWORD, language: 'fi' });
    const link = await mailedLink(user.email.toUpperCase());
    expect(server.mails.filter(({ to }) => to.address === user.email)).toMatchObject([
      { subject: 'Uusi salasana Tavoitteeseen', html: expect.stringContaining('Valitse salasana') },
    ]);
    expect((await confirm(link)).status).toBe(200);
    expect((await server.call(contract.getUserDetails, { token: user.token })).status).toBe(401);
    expect((await login(user.email, NEW_PASSWORD)).status).toBe(200);
    expect(fieldErrors(await confirm(link, PASSWORD))).toHaveProperty('token');
    expect((await login(user.email, PASSWORD)).status).toBe(400);
  });

  it('tells of each change of a password by mail, but not of the first one', async () => {
    const subjectsTo = (email: string) =>
      server.mails.filter(({ to }) => to.address === email).map(({ subject }) => subject);
    const CHANGED = 'Your password in Tavoite was changed';
    const user = await server.createUser({ password: PASSWORD });
    const invited = await server.createUser();
    expect((await confirm(await mailedLink(invited.email))).status).toBe(200);
    expect((await confirm(await mailedLink(user.email))).status).toBe(200);
    const { body } = await login(user.email, NEW_PASSWORD);
    const again = 'a third long secret';
    const changed = await server.call(contract.changePassword, {
      token: body.key ?? '',
      body: { old_password: NEW_PASSWORD, new_password1: again, new_password2: again },
    });
    expect(changed.status).toBe(200);
    const changes = () => subjectsTo(user.email).filter((subject) => subject === CHANGED).length;
    for (let tries = 0; changes() < 2 && tries < 500; tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(changes()).toBe(2);
    expect(subjectsTo(invited.email)).toEqual(['New password for Tavoite']);
  });

  it('says whether it works before it is used, and is not used up by that', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const check = async (link: { uid: string; token: string }) =>
      (await server.call(contract.checkPasswordReset, { body: link, headers: fromNewNetwork() }))
        .body;
    const link = await mailedLink(user.email);
    expect(await check(link)).toEqual({ is_open: true });
    expect(await check({ ...link, token: 'nonsense' })).toEqual({ is_open: false });
    expect(await check({ ...link, uid: 'x' })).toEqual({ is_open: false });
    expect((await confirm(link)).status).toBe(200);
    expect(await check(link)).toEqual({ is_open: false });
  });

  it('is used up by one of two at once', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const link = await mailedLink(user.email);
    const answers = await Promise.all([confirm(link), confirm(link, 'a third long secret')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('answers alike for an unknown address, and mails nothing', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const before = server.mails.length;
    const unknown = await request('nobody-at-all@example.com');
    const known = await request(user.email);
    expect(unknown.status).toBe(200);
    expect(unknown.text).toBe(known.text);
    await mailedLink(user.email);
    const since = server.mails
      .slice(before)
      .filter(({ text }) => text.includes('/reset-password/'))
      .map(({ to }) => to.address);
    expect(new Set(since)).toEqual(new Set([user.email]));
  });

  it('makes earlier links void and refuses what does not fit', async () => {
    const user = await server.createUser({ password: PASSWORD });
    const other = await server.createUser({ password: PASSWORD });
    const first = await mailedLink(user.email);
    const second = await mailedLink(user.email);
    expect((await confirm(first)).status).toBe(400);
    for (const uid of [String(other.id), '0', '-1', '99999999999', 'x', '1 OR 1=1']) {
      expect(fieldErrors(await confirm({ ...second, uid }))).toHaveProperty('token');
    }
    expect(fieldErrors(await confirm(second, 'short'))).toHaveProperty('new_password2');
    expect((await confirm(second)).status).toBe(200);
  });

  it('is limited per account and network', async () => {
    const headers = fromNewNetwork();
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= RESET_LIMITS.pair.max; attempt++) {
      statuses.push((await request('nobody-else@example.com', headers)).status);
    }
    expect(statuses).toEqual([...Array(RESET_LIMITS.pair.max).fill(200), 429]);
  });
});

it('tells which other accounts can be used', async () => {
  const answer = await server.call(contract.getProviders, {});
  expect(answer).toMatchObject({ status: 200, body: { google: null, azure: null } });
});
