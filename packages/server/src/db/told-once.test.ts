import { contract, formatMonth, monthNumber } from '@tavoite/model';
import pg from 'pg';
import { figuresFor } from '../../test/figures.js';
import { soundFolder, withFolder } from '../../test/import-folders.js';
import { useTestServer } from '../../test/server.js';
import { importFolder } from '../import/index.js';
import { CHANNEL } from './data-versions.js';

/*
 * Commits that notify wait for each other. So an import or an edit tells other processes once, however much
 * it changes.
 */

const server = useTestServer();
const FIRST = monthNumber(2020, 1);
const TERMS = 50;
const MONTHS = 24;
const LAST_MESSAGE = 'that was all';
let listening: pg.Client;
let told: string[];

beforeEach(async () => {
  told = [];
  listening = new pg.Client(server.connection);
  listening.on('notification', ({ payload = '' }) => told.push(payload));
  await listening.connect();
  await listening.query(`LISTEN ${CHANNEL}`);
});
afterEach(() => listening.end());

/** Everything that was told during the work; PostgreSQL hands messages over in their order. */
async function tellingsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  await work();
  await listening.query('SELECT pg_notify($1, $2)', [CHANNEL, LAST_MESSAGE]);
  while (told.at(-1) !== LAST_MESSAGE) await listening.query('SELECT 1');
  return told.slice(0, -1);
}

const idsIn = (telling = '') => telling.split(',').map((pair) => Number(pair.split(':')[0]));

it('tells once of an edit of many figures', async () => {
  const keys = Array.from({ length: TERMS }, (_, i) => `term-${i}`);
  const { token, organizationId } = await figuresFor(
    server,
    { terms: keys.map((key) => ({ key, first: FIRST, values: [0], verified: false })) },
    { flags: { organization_manager: true } },
  );
  const cells = keys.flatMap((key) =>
    Array.from({ length: MONTHS }, (_, i) => ({
      key,
      month: formatMonth(FIRST + i),
      value: i + 1,
    })),
  );
  const tellings = await tellingsOf(async () => {
    const { status } = await server.call(contract.changeFigures, { token, body: { cells } });
    expect(status).toBe(200);
  });
  expect(tellings.map(idsIn)).toEqual([[organizationId]]);
});

it('tells once of an import, of all its organisations', async () => {
  const tellings = await tellingsOf(() =>
    withFolder(soundFolder, (folder) =>
      importFolder(server.connection, folder, { today: '2026-03-15' }),
    ),
  );
  expect(tellings).toHaveLength(1);
  expect(idsIn(tellings[0]).length).toBeGreaterThan(1);
});

it('tells nothing of what was only read, or refused', async () => {
  const { token } = await figuresFor(server, {
    terms: [{ key: 'sales', first: FIRST, values: [0], verified: false }],
  });
  const tellings = await tellingsOf(async () => {
    const cells = [{ key: 'sales', month: formatMonth(FIRST), value: 1 }];
    expect((await server.call(contract.changeFigures, { token, body: { cells } })).status).toBe(
      403,
    );
    await server.request('GET', '/api/data/?keys=sales&start_date=2020-01-01&end_date=2020-01-31', {
      token,
    });
  });
  expect(tellings).toEqual([]);
});
