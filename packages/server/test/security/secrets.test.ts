import { contract } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { session, user as users } from '../../src/db/schema/index.js';
import { IS_LONG } from '../random-requests.js';
import { useTestServer } from '../server.js';
import { endpoints, requestOf, samplesOf } from './requests.js';
import { makeScene, type Scene } from './scene.js';

/*
 * Whatever a request carries that opens something stays out of the log, of answers and of the
 * database, however wrongly the request is made.
 */

const PASSWORD = 'swordfish and chips 1871';
const server = useTestServer({ config: { logLevel: 'debug' } });
let written = '';
let scene: Scene;

beforeAll(async () => {
  jest.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    written += String(chunk);
    return true;
  });
  scene = await makeScene(server, 'Open');
});
beforeEach(() => {
  written = '';
});
afterAll(() => jest.restoreAllMocks());

const linesWith = (secret: string) => written.split('\n').filter((line) => line.includes(secret));

it('keeps tokens out of the log, wherever in a request they stand', async () => {
  const { token } = scene.manager;
  const names = ['api-token', 'token', 'ticket', 'id_token', 'access_token', 'code', 'state'];
  const reads = endpoints.filter(([, { method }]) => method === 'GET');
  for (const [name, endpoint] of reads)
    for (const sample of samplesOf(name, scene)) {
      const { url } = requestOf(endpoint, sample);
      const search = names.map((each) => `${each}=${token}`).join('&');
      await server.request('GET', `${url}${url.includes('?') ? '&' : '?'}${search}`, { token });
    }
  for (const name of names) {
    await server.request('GET', `/?${name}=${token}`);
    await server.request('GET', `/no/such/page?x=1&${name}=${token}#${name}=${token}`);
    await server.request('POST', `/api/no-such-call/?${name}=${token}`, { token, body: '{' });
  }
  await server.request('GET', '/api/target/', { headers: { authorization: `Basic ${token}` } });
  expect(written.split('\n').length).toBeGreaterThan(reads.length);
  expect(linesWith(token)).toEqual([]);
});

it('keeps passwords and links for new ones out of the log and of answers', async () => {
  const { email } = await server.createUser({ password: PASSWORD });
  const bodies = [
    { username: email, password: PASSWORD },
    { username: PASSWORD, password: 'x' },
    { username: [PASSWORD], password: { x: PASSWORD } },
  ];
  for (const body of bodies) {
    const { text } = await server.request('POST', '/api/login/', { body });
    expect(text).not.toContain(PASSWORD);
  }
  await server.request('POST', '/api/login/', { body: `{"password":"${PASSWORD}"` });
  await server.call(contract.requestPasswordReset, { body: { email } });
  await server.services.jobs.start();
  for (let tries = 0; server.mails.length === 0 && tries < 600; tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await server.services.jobs.stop();
  const [, uid = '', secret = ''] =
    /reset-password\/([^/\s]+)\/([^/\s?]+)/.exec(server.mails[0]?.text ?? '') ?? [];
  expect(secret.length).toBeGreaterThan(20);
  await server.request('GET', `/reset-password/${uid}/${secret}/`);
  await server.call(contract.confirmPasswordReset, {
    body: { uid, token: secret, new_password1: 'x', new_password2: 'y' },
  });
  expect(written).toContain('/api/login/');
  expect(linesWith(PASSWORD)).toEqual([]);
  expect(linesWith(secret)).toEqual([]);
});

it('answers the ticket of a report to whoever may open it, and writes it down nowhere', async () => {
  const { body } = await server.call(contract.createReportTicket, {
    token: scene.manager.token,
    params: { id: scene.ids.report },
  });
  expect(body.ticket.length).toBeGreaterThan(20);
  await server.request(
    'GET',
    `/api/report/${scene.ids.report}/download_pdf/?theme=light&ticket=${body.ticket}`,
  );
  expect(linesWith(body.ticket)).toEqual([]);
});

it('says that errors happened without saying what was sent', async () => {
  const { token } = scene.manager;
  jest.spyOn(server.services.sessions, 'find').mockRejectedValueOnce(new Error('down'));
  await server.request('POST', '/api/comment/', { token, body: { text: PASSWORD } });
  expect(written).toContain('down');
  expect(linesWith(token)).toEqual([]);
  expect(linesWith(PASSWORD)).toEqual([]);
});

it('gives no token a second way in', async () => {
  const { token } = scene.manager;
  const urls = ['', `?api-token=${token}`, `?token=${token}`, `?access_token=${token}`];
  for (const search of urls)
    for (const headers of [{}, { cookie: `api-token=${token}; sessionid=${token}` }] as Record<
      string,
      string
    >[]) {
      const { status } = await server.request('GET', `/api/target/${search}`, { headers });
      expect(status).toBe(401);
    }
});

/** What an answer says to someone who must not learn whether the account is there. */
const answerTo = async (username: string, password: string) => {
  const { status, text, headers } = await server.request('POST', '/api/login/', {
    body: { username, password },
  });
  // Random for each request, whatever it is about.
  const { date, 'x-request-id': id, ...others } = headers;
  return { status, text, headers: others, date: typeof date, id: typeof id };
};

it('answers alike for users who are there and who are not, to the byte', async () => {
  const known = await server.createUser({ password: PASSWORD });
  const disabled = await server.createUser({ password: PASSWORD });
  await server.seed((tx) =>
    tx.update(users).set({ status: 'disabled' }).where(eq(users.id, disabled.id)),
  );
  const withoutPassword = await server.createUser();
  const answers = await Promise.all([
    answerTo('stranger@example.com', PASSWORD),
    answerTo(known.email, 'wrong'),
    answerTo(disabled.email, PASSWORD),
    answerTo(withoutPassword.email, PASSWORD),
  ]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

(IS_LONG ? it : it.skip)('takes as long for strangers as for users', async () => {
  const known = await Promise.all(
    Array.from({ length: 5 }, () => server.createUser({ password: PASSWORD })),
  );
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 40; round++) {
    const names = { known: known[round % 5]?.email ?? '', unknown: `nobody-${round}@example.com` };
    for (const [kind, name] of Object.entries(names)) {
      const start = performance.now();
      await answerTo(name, 'wrong');
      times[kind as keyof typeof times].push(performance.now() - start);
    }
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[20] as number;
  const ratio = median(times.known) / median(times.unknown);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
});

it('stores no token that opens anything', async () => {
  const rows = await server.seed((tx) => tx.select().from(session));
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toContain(scene.manager.token);
});
