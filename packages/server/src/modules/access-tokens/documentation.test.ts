import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contract, monthNumber } from '@tavoite/model';
import { seedFigures } from '../../../test/figures.js';
import { useTestServer } from '../../../test/server.js';

/*
 * Runs each example of docs/api.md as a program of its own, in the order of the page, against a server that
 * listens.
 */

const server = useTestServer();
const guide = readFileSync(join(__dirname, '../../../../../docs/api.md'), 'utf8');
const examples = [...guide.matchAll(/^([^\n]*:)\n\n```js\n([\s\S]*?)```/gm)].map(
  ([, words = '', code = '']) => ({ words, code }),
);
const run = promisify(execFile);

it('runs every example of docs/api.md', async () => {
  expect(examples).toHaveLength(6);
  const organization = await server.createOrganization();
  await seedFigures(server, organization, {
    terms: [
      {
        key: 'sales',
        title: 'Net sales',
        first: monthNumber(2025, 1),
        values: [10, 20, 30],
        verified: false,
      },
      { key: 'costs', title: 'Costs', first: monthNumber(2025, 1), values: [1, 2, 3] },
    ],
  });
  const manager = await server.createUser({
    memberships: { [organization]: { organization_manager: true } },
  });
  const made = await server.call(contract.createAccessToken, {
    token: manager.token,
    body: { name: 'Examples', scope: 'figures', days: 30 },
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const env = {
    PATH: process.env.PATH,
    TAVOITE_URL: `http://127.0.0.1:${port}`,
    TAVOITE_TOKEN: made.body.token,
  };
  const printed: string[] = [];
  for (const { words, code } of examples) {
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
      env,
    }).catch((error: Error & { stderr?: string }) => {
      throw new Error(`${words}\n${error.stderr}`);
    });
    printed.push(stdout);
  }
  const [terms, quarters, entered, file, imported, month] = printed;
  expect(terms).toBe('sales Net sales\ncosts Costs\n');
  expect(quarters).toContain('sales 2025-01-01 60');
  expect(entered).toMatch(/^would be sales 2025-04 null → 1250.5\n[\s\S]*\n\d+ costs 2025-04/);
  expect(file).toBe('2 entered, 0 unchanged\n');
  expect(imported).toBe('2 would change\n2 changed\n');
  expect(month).toContain('unusual');
  const { body } = await server.call(contract.getFigureSheet, {
    token: manager.token,
    query: { start_date: '2025-04-01', end_date: '2025-06-30' },
  });
  expect(body.terms.map(({ values, verified }) => [values, verified])).toEqual([
    [[1250.5, 1300, 1400], '100'],
    [[900, null, 950], '100'],
  ]);
  // A process for each example.
});
