import { contract } from '@tavoite/model';
import { figuresFor } from '../../test/figures.js';
import { useTestServer } from '../../test/server.js';
import { loggedError } from './logger.js';

/*
 * What stands in a log is read, sent on and kept where personal data may not be. Everything is logged
 * here, and what users and their programs send must not be found in it.
 */
const lines: string[] = [];
jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
  lines.push(String(text));
  return true;
});
const server = useTestServer({ config: { logLevel: 'debug' } });
afterAll(() => jest.restoreAllMocks());

const EMAIL = 'aino.virtanen@company.example';
const PASSWORD = 'correct horse battery staple';
const NAME = 'Aino Virtanen-Öhman';
const ADDRESS = '203.0.113.77';

it('holds no addresses, names, tokens, passwords, bodies or query strings', async () => {
  const { token } = await figuresFor(server, { terms: [{ key: 'secret-term' }] });
  const user = await server.createUser({ email: EMAIL, name: NAME, password: PASSWORD });
  const headers = {
    'x-forwarded-for': ADDRESS,
    'user-agent': `Browser of ${NAME}`,
    referer: `https://elsewhere.example/?user=${EMAIL}`,
    cookie: 'tavoite-device=device-secret',
  };
  const call = (method: string, url: string, body?: unknown, sent: string = token) =>
    server.request(method, url, { token: sent, headers, body });

  const signedIn = await call('POST', contract.login.path, { username: EMAIL, password: PASSWORD });
  const wrong = await call('POST', contract.login.path, {
    username: EMAIL,
    password: 'wrong-pass',
  });
  expect([signedIn.status, wrong.status]).toEqual([200, 400]);
  await call(
    'GET',
    `/api/data/get_data_map/?search=${encodeURIComponent(NAME)}&api-token=${token}`,
  );
  await call('GET', `/people/${EMAIL}?ticket=secret-ticket`);
  await call('GET', `/api/people/${encodeURIComponent(EMAIL)}/`);
  await call('GET', '/reset-password/12/secret-reset/');
  await call('POST', contract.readData.path, { keys: ['secret-term'], note: 'secret-note' });
  await call('POST', contract.readData.path, '{"half": "secret-half');
  await call('GET', '/api/user/get_user_details/', undefined, 'forged-token');

  // Errors repeat what they were made of.
  const { database } = server.services;
  const failures = [
    () => database.query("SELECT ('' || $1)::date", [`${NAME} "${EMAIL}"`]),
    () => database.global.execute(`SELECT nothing FROM "user" WHERE email = 'x'`),
    () => Promise.reject(new Error(`550 5.1.1 <${EMAIL}>: Recipient address rejected`)),
  ];
  for (const failure of failures) {
    jest.spyOn(database, 'query').mockImplementationOnce(failure as never);
    expect((await call('GET', '/api/health/')).status).toBe(500);
  }

  const log = lines.join('');
  const found = [
    EMAIL,
    encodeURIComponent(EMAIL),
    NAME,
    encodeURIComponent(NAME),
    ADDRESS,
    PASSWORD,
    'wrong-pass',
    token,
    user.token,
    (signedIn.body as { token?: string }).token ?? 'no token',
    'forged-token',
    'device-secret',
    'secret-',
    'search=',
  ].filter((text) => log.includes(text));
  expect(found).toEqual([]);
  // Something was logged, and each line can be read by a program.
  const records = lines.map((line) => JSON.parse(line) as { msg?: string; level: number });
  expect(records.filter(({ msg }) => msg === 'request completed').length).toBeGreaterThanOrEqual(
    12,
  );
  expect(records.filter(({ level }) => level === 50)).toHaveLength(3);
});

it('holds a failed statement without the values of its row', async () => {
  const error = await server
    .seed((tx) => tx.execute(`INSERT INTO "user" (username, email) VALUES ('${NAME}', NULL)`))
    .catch((failure: Error) => failure);
  expect(error).toBeInstanceOf(Error);
  const { message, cause } = loggedError(new Error('Failed', { cause: (error as Error).cause }));
  expect(`${message} ${cause}`).toContain('violates not-null constraint');
  expect(`${message} ${cause}`).not.toContain(NAME);
});
