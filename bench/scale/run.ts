// Many organisations on one PostgreSQL: what they take, what requests cost with few and with many of them,
// how much more two processes do than one, and what 100,000 organisations would need by these figures.
import { join } from 'node:path';
import pg from 'pg';
import {
  bundledDatabase,
  freePort,
  removeFolder,
  runTavoite,
  startProduct,
  temporaryFolder,
} from '../../scripts/product.mjs';
import { readOnce } from '../lib/load.js';
import { memoryOfTree } from '../lib/memory.js';
import { interleave, median } from '../lib/samples.js';
import { kilobytes, megabytes, printTable, type Row, times } from '../lib/table.js';
import { requestText } from './client.js';
import { machineSpeed } from './machine.js';
import { type Cost, costOf, type Measured, type Throughput, throughput } from './measure.js';
import { copyOrganization, tableSizes, USERS_EACH } from './organizations.js';
import { printReckoning } from './reckoning.js';
import { callsOf, KINDS, type Kind, type Period, SCREENS } from './requests.js';

const MANY = Number(process.env.BENCH_ORGANIZATIONS ?? 1_000);
const FEW = 20;
const TERMS = 2_000;
const MONTHS = 60;
/** Of each kind; edits and polls are quick, so there are more of them. */
const REQUESTS = 60;
const QUICK_REQUESTS = 400;
const WARM_ORGANIZATIONS = 10;
const HELD = 60;
const ROUNDS = 5;
/** What a server may hold here: everything that is read. */
const CACHE_MB = '2048';
/** Of what the throughput is measured with: 5 organisations that processes hold, each in so many periods. */
const THROUGHPUT_ORGANIZATIONS = 5;
const STARTS = 25;
const LENGTHS = 24;
/** The default of each process. */
const CONNECTIONS = 8;

/** The last two years that are past, and the month after them, whose figures are not verified yet. */
function lastYears(): Period {
  const now = new Date();
  const day = (year: number, month: number, date: number) =>
    new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return {
    start: day(year - 2, month, 1),
    end: day(year, month, 0),
    month: day(year, month, 1).slice(0, 7),
  };
}

/** Another period for each turn, of one to three years within what there are figures of. */
function periodOfTurn(turn: number): Period {
  const start = new Date(`${period.end}T00:00:00Z`);
  const day = (months: number, date: number) =>
    new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, date))
      .toISOString()
      .slice(0, 10);
  // A step that has no factor in common with their number mixes long and short ones.
  const mixed = (turn * 7) % (STARTS * LENGTHS);
  const first = 1 - MONTHS + (mixed % STARTS);
  const length = 12 + Math.floor(mixed / STARTS);
  return { ...period, start: day(first, 1), end: day(first + length, 0) };
}

const period = lastYears();
const folder = temporaryFolder();
const dataFolder = join(folder, 'data');
const settings = {
  TAVOITE_DEMO: '0',
  TAVOITE_REQUESTS_PER_MINUTE: '0',
  TAVOITE_CACHE_MB: CACHE_MB,
};
const one = await startProduct({
  dataFolder,
  port: await freePort(),
  env: settings,
});
try {
  const client = new pg.Client(bundledDatabase(dataFolder));
  await client.connect();
  try {
    await measure(client);
  } finally {
    await client.end();
  }
} finally {
  await one.stop();
  removeFolder(folder);
}

/** The organisation that the others are copies of. */
async function importOrganization(client: pg.ClientBase): Promise<number> {
  const out = join(folder, 'import');
  const size = ['--terms', String(TERMS), '--months', String(MONTHS)];
  for (const args of [
    ['generate', ...size, '--out', out],
    ['import', out],
  ]) {
    const { code, output } = await runTavoite(args, { dataFolder });
    if (code !== 0) throw new Error(output);
  }
  const { rows } = await client.query<{ id: number }>('SELECT id FROM organization');
  return rows[0]?.id ?? 0;
}

interface Terms {
  readonly keys: string[];
  readonly entered: string;
}

async function readTerms(client: pg.ClientBase, organization: number): Promise<Terms> {
  const { rows } = await client.query<{ key: string; isEntered: boolean }>(
    `SELECT key, formula IS NULL AND EXISTS (SELECT FROM series s
       WHERE s.organization_id = t.organization_id AND s.term_id = t.id) AS "isEntered"
     FROM term t WHERE organization_id = $1 ORDER BY id`,
    [organization],
  );
  return {
    keys: rows.map(({ key }) => key),
    entered: rows.find(({ isEntered }) => isEntered)?.key ?? '',
  };
}

function pick(organizations: readonly number[], index: number): number {
  // A step that has no factor in common with usual numbers comes by all of them.
  return organizations[(index * 7_919) % organizations.length] ?? 0;
}

/** The processor time of each kind, from memory and not, for requests to these organisations. */
async function costs(
  measured: Measured,
  url: string,
  terms: Terms,
  organizations: readonly number[],
): Promise<Record<Kind, { warm: Cost; cold: Cost }>> {
  const { client } = measured;
  const requestsOf = (kind: Kind, among: readonly number[], firstTurn: number) =>
    Array.from({ length: kind === 'poll' ? QUICK_REQUESTS : REQUESTS }, (_, index) =>
      callsOf(kind, {
        url,
        ...terms,
        organization: pick(among, index),
        period,
        turn: firstTurn + index,
      }),
    );
  const result = {} as Record<Kind, { warm: Cost; cold: Cost }>;
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const warmAmong = organizations.slice(0, WARM_ORGANIZATIONS);
    // What has been read of them, and their ready answers but for those of other terms.
    for (const organization of warmAmong)
      for (const call of callsOf('dataMap', { url, ...terms, organization, period, turn: 0 }))
        await readOnce(call);
    for (const calls of requestsOf(kind, warmAmong, 0))
      for (const call of calls) await readOnce(call);
    const warm = await costOf(measured, requestsOf(kind, warmAmong, kind === 'edit' ? 1_000 : 0));
    // Outdated, so that nothing of them is in memory; each is asked once.
    await client.query('UPDATE organization SET data_version = data_version + 1');
    const cold = await costOf(
      measured,
      requestsOf(kind, organizations, 2_000).slice(0, Math.min(REQUESTS, organizations.length)),
    );
    result[kind] = { warm, cold };
  }
  return result;
}

/** Two processes behind one port, on the same database. */
async function startTwo() {
  const { host, port, user, database } = bundledDatabase(dataFolder);
  return startProduct({
    dataFolder: join(folder, 'two'),
    port: await freePort(),
    env: {
      ...settings,
      DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      DATABASE_CONNECTIONS: String(CONNECTIONS),
    },
    command: [process.execPath, join('scripts', 'start.mjs'), '--workers', '2'],
  });
}

async function compareProcesses(terms: Terms, organizations: readonly number[]): Promise<Row[]> {
  const two = await startTwo();
  try {
    // No call is sent twice to a server: what it has answered, it has ready.
    const perTurn = SCREENS.length * THROUGHPUT_ORGANIZATIONS;
    const callsTo = (url: string): Iterator<string> =>
      Array.from({ length: STARTS * LENGTHS * perTurn }, (_, index) =>
        callsOf(SCREENS[index % SCREENS.length] ?? 'graph', {
          url,
          ...terms,
          organization: organizations[index % THROUGHPUT_ORGANIZATIONS] ?? 0,
          period: periodOfTurn(Math.floor(index / perTurn)),
          turn: index,
        }),
      )
        .flat()
        .map(requestText)
        .values();
    const calls = { one: callsTo(one.url), two: callsTo(two.url) };
    const postgres = bundledDatabase(dataFolder).pid;
    const answered: Record<'one' | 'two', Throughput[]> = { one: [], two: [] };
    const load = async (name: 'one' | 'two', seconds = 5) => {
      const { url, pid = 0 } = name === 'one' ? one : two;
      const result = await throughput({ url, server: pid, postgres }, calls[name], seconds);
      answered[name].push(result);
      return result.requests;
    };
    for (const name of ['one', 'two'] as const) {
      await load(name, 2);
      answered[name].length = 0;
    }
    const samples = await interleave(
      {
        one: () => load('one'),
        two: () => load('two'),
        machineOne: () => machineSpeed(1),
        machineTwo: () => machineSpeed(2),
      },
      ROUNDS,
    );
    const [single, double] = [median(samples.one), median(samples.two)];
    const machine = median(samples.machineTwo) / median(samples.machineOne);
    const busy = (name: 'one' | 'two') => {
      const cores = (part: 'server' | 'database' | 'client') =>
        median(answered[name].map((result) => result[part])).toFixed(2);
      return `cores kept busy: server ${cores('server')}, PostgreSQL ${cores('database')}, client ${cores('client')}`;
    };
    return [
      {
        what: 'requests, one process',
        figure: `${Math.round(single)} /s`,
        beside: `strategy, graph and data map in turn, from memory, each of another period; ${busy('one')}`,
        goal: '',
      },
      {
        what: 'requests, two processes',
        figure: `${Math.round(double)} /s`,
        beside: `${times(double / single)}; two loops beside one ${times(machine)}; ${busy('two')}`,
        goal: '≥ 1.7×',
      },
    ];
  } finally {
    await two.stop();
  }
}

function perMs(ms: number): string {
  return `${ms.toFixed(2)} ms`;
}

function costRows(
  costsOfMany: Record<Kind, { warm: Cost; cold: Cost }>,
  costsOfFew: Record<Kind, { warm: Cost; cold: Cost }>,
): Row[] {
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
    (['warm', 'cold'] as const).map((temperature) => {
      const many = costsOfMany[kind][temperature];
      const few = costsOfFew[kind][temperature];
      const sum = (cost: Cost) => cost.server + cost.database;
      return {
        what: `${KINDS[kind]}, ${temperature === 'warm' ? 'in memory' : 'nothing in memory'}`,
        figure: `${perMs(many.server)} + ${perMs(many.database)}`,
        beside: `with ${FEW} organisations ${perMs(few.server)} + ${perMs(few.database)}: ${times(sum(many) / sum(few))}`,
        goal: 'about 1×',
      };
    }),
  );
}

/** What PostgreSQL holds for a connection of the server, apart from what all share. */
async function memoryOfConnections(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'tavoite'`,
  );
  return median(rows.map(({ pid }) => memoryOfTree(pid)));
}

async function measure(client: pg.Client): Promise<void> {
  const postgres = bundledDatabase(dataFolder).pid;
  const measured: Measured = { server: one.pid ?? 0, postgres, client };
  const memory = () => memoryOfTree(measured.server, postgres);
  const idle = memory();
  const source = await importOrganization(client);
  const terms = await readTerms(client, source);
  const few = await copyOrganization(client, source, FEW);
  const costsOfFew = await costs(measured, one.url, terms, few);

  const sizesOfFew = await tableSizes(client);
  const started = performance.now();
  const more = await copyOrganization(client, source, MANY - FEW);
  console.log(
    `${MANY} organisations made in ${Math.round((performance.now() - started) / 1_000)} s`,
  );
  const sizes = (await tableSizes(client)).map(({ name, bytes }) => ({
    name,
    bytes: (bytes - (sizesOfFew.find((table) => table.name === name)?.bytes ?? 0)) / more.length,
  }));
  const bytes = sizes.reduce((sum, table) => sum + table.bytes, 0);
  const before = memory();
  const looked = more.slice(0, HELD);
  for (const organization of looked)
    for (const kind of ['dataMap', 'strategy', 'graph'] as const)
      for (const call of callsOf(kind, { url: one.url, ...terms, organization, period, turn: 0 }))
        await readOnce(call);
  const held = (memory() - before) / looked.length;
  const many = [...few, ...more];
  const costsOfMany = await costs(measured, one.url, terms, many);

  const connections = await memoryOfConnections(client);

  const rows: Row[] = [
    {
      what: 'an organisation in the database',
      figure: kilobytes(bytes),
      beside: sizes
        .slice(0, 4)
        .map((table) => `${table.name} ${kilobytes(table.bytes)}`)
        .join(', '),
      goal: '',
    },
    {
      what: 'an organisation in memory',
      figure: kilobytes(held),
      beside: `a process at its start ${megabytes(idle)}; a connection of PostgreSQL ${megabytes(connections)}`,
      goal: '',
    },
    ...costRows(costsOfMany, costsOfFew),
    {
      what: 'write-ahead log of an edit',
      figure: kilobytes(costsOfMany.edit.warm.log),
      beside: '',
      goal: '',
    },
  ];
  printTable(
    `${MANY} organisations of ${TERMS} terms × ${MONTHS} months and ${USERS_EACH} users; processor time of server + PostgreSQL`,
    rows,
  );
  printReckoning({ bytes, costs: costsOfMany, process: idle, held, connection: connections });
  printTable('Processes', await compareProcesses(terms, many));
}
