import { appendFileSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  freePort,
  type Product,
  removeFolder,
  runTavoite,
  startProduct,
  temporaryFolder,
} from '../../scripts/product.mjs';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));

const START_MS = 60_000;

/** The servers of these tests have their own folders and are always stopped, even on failure. */
const products: Product[] = [];
let folder: string;

test.describe.configure({ mode: 'serial', timeout: 4 * START_MS });
test.beforeAll(() => {
  folder = temporaryFolder();
});
test.afterAll(async () => {
  for (const product of products) await product.kill();
  removeFolder(folder);
});

async function start(env: Record<string, string> = {}, name = 'data'): Promise<Product> {
  const product = await startProduct({
    dataFolder: join(folder, name),
    port: await freePort(),
    env,
  });
  products.push(product);
  return product;
}

async function failedStart(env: Record<string, string>, port: number, name = 'data') {
  const error = await startProduct({ dataFolder: join(folder, name), port, env }).then(
    async (product) => {
      await product.stop();
      throw new Error('It started');
    },
    (reason: Error) => reason,
  );
  expect(error.message).toMatch(/^Ended with code [1-9]/);
  expect(error.message).not.toMatch(/node_modules|\n +at /);
  return error.message;
}

test('the first start prints how to sign in, one line per role', async ({ request }) => {
  const product = await start();
  const [first, ...others] = product.demoUsers;
  expect(others.length).toBeGreaterThanOrEqual(2);
  for (const user of product.demoUsers) {
    const response = await request.post(`${product.url}/api/login/`, {
      data: { username: user.email, password: user.password },
    });
    const { key } = await response.json();
    const details = await request.get(`${product.url}/api/user/get_user_details/`, {
      headers: { authorization: `Token ${key}` },
    });
    const flags = await details.json();
    if (user === first) {
      expect(flags).toMatchObject({
        report_manager: true,
        notification_manager: true,
        roadmap_manager: true,
        organization_manager: true,
      });
    }
  }
  expect(product.output()).toMatch(/mail/i);
  expect(await product.stop()).toBe(0);
});

test('a second start takes seconds, keeps the data and the sessions', async ({ request }) => {
  const before = await start();
  const [user] = before.demoUsers;
  const credentials = { email: user?.email ?? '', password: user?.password ?? '' };
  const response = await request.post(`${before.url}/api/login/`, {
    data: { username: credentials.email, password: credentials.password },
  });
  const headers = { authorization: `Token ${(await response.json()).key}` };
  await request.post(`${before.url}/api/user/set_language/`, { headers, data: { language: 'fi' } });
  const groupsOf = async ({ url }: Product) =>
    (await (await request.get(`${url}/api/target_group/`, { headers })).json()).results;
  const groups = await groupsOf(before);
  expect(groups.length).toBeGreaterThan(0);
  await before.stop();

  const after = await start();
  expect(await groupsOf(after)).toEqual(groups);
  const details = await request.get(`${after.url}/api/user/get_user_details/`, { headers });
  expect((await details.json()).language).toBe('fi');
  await request.post(`${after.url}/api/user/set_language/`, { headers, data: { language: 'en' } });
  await after.stop();
});

test('after a kill of everything the next start recovers by itself', async ({ request }) => {
  const killed = await start();
  const [user] = killed.demoUsers;
  await killed.kill();
  const after = await start();
  const response = await request.post(`${after.url}/api/login/`, {
    data: { username: user?.email, password: user?.password },
  });
  expect(response.status()).toBe(200);
  await after.stop();
});

test('a taken port and a folder in use are said in a sentence', async () => {
  const running = await start();
  const taken = await failedStart({}, running.port, 'other');
  expect(taken).toMatch(new RegExp(`port ${running.port}\\b`, 'i'));
  const inUse = await failedStart({}, await freePort());
  expect(inUse).toMatch(/already in use by another Tavoite \(process \d+\)/);
  await running.stop();
});

test('settings that cannot be read are said in a sentence', async () => {
  expect(await failedStart({ DATABASE_URL: 'mysql://x' }, await freePort())).toMatch(
    /DATABASE_URL must be an address that starts with postgres:\/\//,
  );
  expect(await failedStart({ TAVOITE_DEMO: 'maybe' }, await freePort())).toMatch(
    /TAVOITE_DEMO must be 1 or 0, not "maybe"/,
  );
});

test('without the demo it starts empty, and the command line fills it', async ({ request }) => {
  const { dataFolder, demoUsers, url, stop } = await start({ TAVOITE_DEMO: '0' }, 'empty');
  expect(demoUsers).toEqual([]);
  const signIn = async (email: string, password: string) => {
    const data = { username: email, password };
    return (await request.post(`${url}/api/login/`, { data })).status();
  };
  const { email, password } = fixtureUser('south');

  const help = await runTavoite(['--help'], { dataFolder });
  expect(help.code).toBe(0);
  for (const command of ['serve', 'import', 'demo', 'user', 'migrate']) {
    expect(help.output).toContain(command);
  }

  const broken = join(folder, 'broken');
  cpSync(FIXTURES, broken, { recursive: true });
  appendFileSync(join(broken, 'terms.csv'), 'e2e-south,ring,Ring,,ring + 1,no-such-term,€\n');
  const lines = readFileSync(join(broken, 'terms.csv'), 'utf8').trim().split('\n').length;
  const refused = await runTavoite(['import', broken], { dataFolder });
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(new RegExp(`terms\\.csv\\D+${lines}\\D`));
  expect(refused.output).toContain('no-such-term');
  expect(refused.output).toContain('ring → ring');
  expect(await signIn(email, password)).toBe(400);

  // The same folder may be imported again.
  for (const round of [1, 2]) {
    const imported = await runTavoite(['import', FIXTURES], { dataFolder });
    expect([round, imported.code]).toEqual([round, 0]);
  }
  expect(await signIn(email, password)).toBe(200);

  const added = await runTavoite(
    ['user', 'add', 'new@e2e.example', '--name', 'New', '--organization', 'e2e-south'],
    { dataFolder, input: 'whoever-is-new-may-come-in\n' },
  );
  expect([added.output, added.code]).toEqual([expect.stringContaining('new@e2e.example'), 0]);
  expect(await signIn('new@e2e.example', 'whoever-is-new-may-come-in')).toBe(200);
  await stop();
});
