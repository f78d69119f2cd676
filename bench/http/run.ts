// Logins and reads per second over HTTP, the data map cold and hot, and the event-loop gap that it
// makes, compared with a plain Fastify + zod server with one row per month on the same PostgreSQL.
import { join } from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import pg from 'pg';
import {
  bundledDatabase,
  freePort,
  removeFolder,
  runTavoite,
  serverPid,
  startProduct,
  temporaryFolder,
} from '../../scripts/product.mjs';
import { type Call, readOnce, requestsPerSecond } from '../lib/load.js';
import { loopProbe, takeLoopGap } from '../lib/loopGap.js';
import { interleave, median } from '../lib/samples.js';
import { kilobytes, milliseconds, printTable, times } from '../lib/table.js';
import { months, ORGANIZATION, terms, USER, writeImportFolder } from './dataset.js';
import { startPeer } from './peerProcess.js';

const ROUNDS = 5;
const MAP_ROUNDS = 9;
const LOGIN_CONNECTIONS = 4;
const ARGON2 = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const KEYS_PER_READ = 100;
const MAP_MONTHS = 24;

const monthStart = (index: number) => `${months.at(index)}-01`;
/** The last month is a December. */
const END = `${months.at(-1)}-31`;

/** Verifications of the same hash per second, nothing around them: no login can be faster. */
async function argon2PerSecond(ms = 3_000): Promise<number> {
  const stored = await hash(USER.password, ARGON2);
  const end = performance.now() + ms;
  const start = performance.now();
  let done = 0;
  const work = async () => {
    while (performance.now() < end) {
      await verify(stored, USER.password);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: LOGIN_CONNECTIONS }, work));
  return (done * 1000) / (performance.now() - start);
}

function parseMs(text: string): number {
  const samples = Array.from({ length: 9 }, () => {
    const start = performance.now();
    JSON.parse(text);
    return performance.now() - start;
  });
  return median(samples);
}

/** Shares are given to 12 digits. */
const TOLERANCE = 1e-11;
const FIGURES = ['value', 'cumulative_value', 'percentage_value'] as const;

/** Both must answer the same figures, or the comparison means nothing. */
function checkEqual(product: string, peer: string): void {
  const rowsOf = (text: string) =>
    new Map(
      (JSON.parse(text).results as Record<string, unknown>[]).map((row) => [
        `${row.key} ${row.start_date}`,
        row,
      ]),
    );
  const [ours, theirs] = [rowsOf(product), rowsOf(peer)];
  for (const [name, row] of ours)
    for (const figure of FIGURES) {
      const [our, their] = [Number(row[figure]), Number(theirs.get(name)?.[figure])];
      if (!(Math.abs(our - their) <= Math.abs(their) * TOLERANCE))
        throw new Error(`${name}: the product answers ${figure} ${our}, the peer ${their}`);
    }
  if (ours.size !== theirs.size) throw new Error('The peer has other rows than the product');
}

const folder = temporaryFolder();
const dataFolder = join(folder, 'data');
const probe = join(folder, 'gap');
const product = await startProduct({
  dataFolder,
  port: await freePort(),
  env: {
    TAVOITE_DEMO: '0',
    TAVOITE_REQUESTS_PER_MINUTE: '0',
    ...loopProbe(probe),
  },
});
try {
  writeImportFolder(join(folder, 'import'));
  const imported = await runTavoite(['import', join(folder, 'import')], { dataFolder });
  if (imported.code !== 0) throw new Error(imported.output);
  const connection = bundledDatabase(dataFolder);
  const peer = await startPeer(connection, await freePort(), loopProbe(probe));
  const admin = new pg.Client(connection);
  await admin.connect();
  try {
    await measure(peer.url, peer.pid, admin);
  } finally {
    await admin.end();
    await peer.stop();
  }
} finally {
  await product.stop();
  removeFolder(folder);
}

async function measure(peerUrl: string, peerPid: number, admin: pg.Client): Promise<void> {
  const login: Call = {
    url: `${product.url}/api/login/`,
    method: 'POST',
    body: { username: USER.email, password: USER.password },
  };
  const { key } = JSON.parse((await readOnce(login)).text) as { key: string };
  const headers = { authorization: `Token ${key}` };
  const pid = serverPid(dataFolder);

  const read = (url: string, format?: 'rows' | 'columns'): Call => ({
    url: `${url}/api/data/`,
    method: 'POST',
    headers: url === peerUrl ? {} : headers,
    body: {
      keys: terms.slice(0, KEYS_PER_READ).map((term) => term.key),
      start_date: monthStart(0),
      end_date: END,
      ...(format && { format, with_percentage: true }),
    },
  });
  const rows = await readOnce(read(product.url, 'rows'));
  const columns = await readOnce(read(product.url, 'columns'));
  const plain = await readOnce(read(peerUrl));
  checkEqual(rows.text, plain.text);

  const reads = await interleave(
    {
      plain: () => requestsPerSecond(read(peerUrl)),
      rows: () => requestsPerSecond(read(product.url, 'rows')),
      columns: () => requestsPerSecond(read(product.url, 'columns')),
    },
    ROUNDS,
  );
  const logins = await interleave(
    {
      floor: () => argon2PerSecond(),
      login: () => requestsPerSecond(login, { connections: LOGIN_CONNECTIONS }),
    },
    ROUNDS,
  );

  const period = `start_date=${monthStart(-MAP_MONTHS)}&end_date=${END}`;
  const map: Call = { url: `${product.url}/api/data/get_data_map/?${period}`, headers };
  const plainMap: Call = { url: `${peerUrl}/api/data_map/?${period}` };
  const forget = () =>
    admin.query('UPDATE organization SET data_version = data_version + 1 WHERE key = $1', [
      ORGANIZATION,
    ]);
  for (let round = 0; round < ROUNDS; round += 1) {
    await readOnce(map);
    await readOnce(plainMap);
  }
  await takeLoopGap(probe, pid);
  await takeLoopGap(probe, peerPid);
  const gaps = { plain: [] as number[], cold: [] as number[], hot: [] as number[] };
  const maps = await interleave(
    {
      plain: async () => {
        const { ms } = await readOnce(plainMap);
        gaps.plain.push(await takeLoopGap(probe, peerPid));
        return ms;
      },
      cold: async () => {
        await forget();
        const { ms } = await readOnce(map);
        gaps.cold.push(await takeLoopGap(probe, pid));
        return ms;
      },
      hot: async () => {
        const { ms } = await readOnce(map);
        gaps.hot.push(await takeLoopGap(probe, pid));
        return ms;
      },
    },
    MAP_ROUNDS,
  );

  const rate = (samples: readonly number[]) => `${Math.round(median(samples))} /s`;
  const besideRate = (samples: readonly number[]) =>
    `plain rows ${rate(reads.plain)}: ${times(median(samples) / median(reads.plain))}`;
  const besideGap = `plain rows ${milliseconds(median(gaps.plain))}`;
  const besideMs = (samples: readonly number[]) =>
    `plain rows ${milliseconds(median(maps.plain))}: ${times(median(maps.plain) / median(samples))}`;
  printTable(`HTTP, ${terms.length} terms × ${months.length} months, medians`, [
    {
      what: 'logins',
      figure: rate(logins.login),
      beside: `argon2id alone ${rate(logins.floor)}: ${times(median(logins.login) / median(logins.floor))}`,
      goal: 'close to 1×',
    },
    {
      what: `POST /api/data/, ${KEYS_PER_READ} keys, rows`,
      figure: rate(reads.rows),
      beside: besideRate(reads.rows),
      goal: '',
    },
    {
      what: `POST /api/data/, ${KEYS_PER_READ} keys, columns`,
      figure: rate(reads.columns),
      beside: besideRate(reads.columns),
      goal: '≥ 20×',
    },
    {
      what: '  its bytes',
      figure: kilobytes(columns.bytes),
      beside: `plain rows ${kilobytes(plain.bytes)}: 1/${(plain.bytes / columns.bytes).toFixed(1)}`,
      goal: '1/6',
    },
    {
      what: '  parsing it',
      figure: milliseconds(parseMs(columns.text)),
      beside: `plain rows ${milliseconds(parseMs(plain.text))}: ${times(parseMs(plain.text) / parseMs(columns.text))}`,
      goal: '≥ 3.5×',
    },
    {
      what: `data map, ${MAP_MONTHS} months, cold`,
      figure: milliseconds(median(maps.cold)),
      beside: besideMs(maps.cold),
      goal: '≥ 4×',
    },
    {
      what: `data map, ${MAP_MONTHS} months, in memory`,
      figure: milliseconds(median(maps.hot)),
      beside: besideMs(maps.hot),
      goal: '≥ 10×',
    },
    {
      what: '  largest event-loop gap in a read, cold',
      figure: milliseconds(median(gaps.cold)),
      beside: besideGap,
      goal: '≤ 20 ms',
    },
    {
      what: '  largest event-loop gap in a read, in memory',
      figure: milliseconds(median(gaps.hot)),
      beside: besideGap,
      goal: '≤ 20 ms',
    },
  ]);
}
