import { contract, formatMonth, monthNumber, type StoredFigure } from '@tavoite/model';
import { sql } from 'drizzle-orm';
import { seedFigures } from '../../../test/figures.js';
import {
  fieldErrors,
  openTestServer,
  type TestServer,
  type TestUser,
  useTestServer,
} from '../../../test/server.js';
import { type Database, openDatabase } from '../../db/database.js';

/*
 * Ten thousand figures in one request. The terms are more than one statement writes, so that some of
 * them are written when a later one fails.
 */

const TERMS = 625;
const MONTHS = 16;
const FIRST = monthNumber(2024, 1);
const RANGE = { start_date: '2024-01-01', end_date: '2025-04-30' };

const keys = Array.from({ length: TERMS }, (_, i) => `term-${i}`);
const months = Array.from({ length: MONTHS }, (_, i) => formatMonth(FIRST + i));
const was: StoredFigure = { value: 1, verified: false };
const cells = (value: number, of = keys) =>
  of.flatMap((key) => months.map((month) => ({ key, month, value, was })));

const server = useTestServer();
let database: Database;
/** Another process on the same database. */
let other: TestServer;
let ids: Readonly<Record<string, number>>;
let manager: TestUser;
let colleague: TestUser;

beforeAll(async () => {
  database = openDatabase(server.connection);
  other = await openTestServer(server.connection, database, '/tmp');
});
afterAll(async () => {
  await other?.close();
  await database?.close();
});
beforeEach(async () => {
  const organization = await server.createOrganization();
  const values = months.map(() => 1);
  ({ terms: ids } = await seedFigures(server, organization, {
    terms: [
      ...keys.map((key) => ({ key, first: FIRST, values, verified: false })),
      { key: 'computed', formula: `${keys[0]} * 2` },
    ],
  }));
  const flags = { memberships: { [organization]: { organization_manager: true } } };
  manager = await server.createUser(flags);
  colleague = await server.createUser(flags);
});

type Cells = { key: string; month: string; value: number; was?: StoredFigure }[];
const save = (of: Cells, { token } = manager, from = server) =>
  from.call(contract.changeFigures, { token, body: { cells: of } });
/** How often each value is stored. */
async function stored(from = server): Promise<Record<string, number>> {
  const { body } = await from.call(contract.getFigureSheet, { token: manager.token, query: RANGE });
  const counts: Record<string, number> = {};
  for (const { values } of body.terms)
    for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
}
const history = async () =>
  (await server.call(contract.listChanges, { token: manager.token, query: {} })).body.results;

it('saves all, as one entry of the history, and other processes read them at once', async () => {
  expect(await stored(other)).toEqual({ 1: TERMS * MONTHS });
  const { status, body } = await save(cells(2));
  expect(status).toBe(200);
  expect(body.edits).toHaveLength(TERMS * MONTHS);
  expect(await stored(other)).toEqual({ 2: TERMS * MONTHS });
  expect(await history()).toMatchObject([{ figures: TERMS * MONTHS, terms: TERMS }]);
});

it('leaves nothing where the last one cannot be entered', async () => {
  const answer = await save([...cells(2), { key: 'computed', month: '2024-01', value: 2 }]);
  expect(fieldErrors(answer)).toHaveProperty('cells');
  expect(await stored()).toEqual({ 1: TERMS * MONTHS });
  expect(await history()).toEqual([]);
});

it('leaves nothing where the database fails at the last one', async () => {
  const last = ids[keys[TERMS - 1] as string] as number;
  await server.seed(async (tx) => {
    await tx.execute(sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN RAISE EXCEPTION ''full''; END'`);
    await tx.execute(sql`CREATE TRIGGER fail BEFORE INSERT OR UPDATE ON series
      FOR EACH ROW WHEN (NEW.term_id = ${sql.raw(String(last))}) EXECUTE FUNCTION fail()`);
  });
  try {
    expect((await save(cells(2))).status).toBe(500);
  } finally {
    await server.seed((tx) => tx.execute(sql`DROP FUNCTION fail CASCADE`));
  }
  expect(await stored()).toEqual({ 1: TERMS * MONTHS });
  expect(await stored(other)).toEqual({ 1: TERMS * MONTHS });
  expect(await history()).toEqual([]);
  expect((await save(cells(2))).status).toBe(200);
});

it('lets one of two managers who save overlapping figures look at the other’s first', async () => {
  const half = TERMS >> 1;
  const mine = cells(2, keys.slice(0, TERMS - 100));
  const theirs = cells(3, keys.slice(half));
  const answers = await Promise.all([save(mine), save(theirs, colleague, other)]);
  const codes = answers.map(({ status }) => status);
  expect([...codes].sort()).toEqual([200, 409]);
  const won = codes[0] === 200;
  const [written, refused] = won ? [mine, answers[1].body] : [theirs, answers[0].body];
  const value = won ? 2 : 3;
  expect(refused).toMatchObject({ code: 'stale' });
  const { newest } = refused as unknown as { newest: Cells };
  expect(newest).toHaveLength((TERMS - 100 - half) * MONTHS);
  expect(newest[0]).toEqual({ key: keys[half], month: months[0], value, verified: false });
  const counts = { 1: TERMS * MONTHS - written.length, [value]: written.length };
  expect(await stored()).toEqual(counts);
  expect(await stored(other)).toEqual(counts);
  expect(await history()).toHaveLength(1);
});
