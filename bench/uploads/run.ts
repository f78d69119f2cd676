// Twenty files of 20 MB in one request to the server, beside the same bytes written to a file by a
// plain server: throughput, memory, and how long other requests have to wait meanwhile.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  freePort,
  removeFolder,
  serverPid,
  startProduct,
  temporaryFolder,
} from '../../scripts/product.mjs';
import { loopProbe, takeLoopGap } from '../lib/loopGap.js';
import { interleave, median } from '../lib/samples.js';
import { load } from '../lib/stage.js';
import { megabytes, milliseconds, printTable, times } from '../lib/table.js';
import { formOf, send } from './form.js';

const ROUNDS = 5;
const FILES = 20;
const FILE_BYTES = 20 * 1024 * 1024;
const SAMPLE_MS = 10;

function residentBytes(pid: number): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024;
}

/** Runs the work; answers how much more memory the process held at most than before. */
async function growthOf(pid: number, work: () => Promise<void>): Promise<number> {
  const before = residentBytes(pid);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(pid));
  }, SAMPLE_MS);
  await work();
  clearInterval(timer);
  return peak - before;
}

interface SignedIn {
  readonly headers: Record<string, string>;
  readonly url: string;
}

/** Signs in as someone who may write messages; answers how to make one. */
async function signIn({ url, demoUsers }: Awaited<ReturnType<typeof startProduct>>) {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  for (const { email: username, password } of demoUsers) {
    const { body } = await post('/api/login/', { username, password });
    const headers = { authorization: `Token ${String(body.key)}` };
    const message = { title: 'Files', text_value: TEXT, waits_for_files: true };
    const create = () => post('/api/notification/', message, headers);
    if ((await create()).status !== 201) continue;
    return async (): Promise<SignedIn> => ({
      headers,
      url: `${url}/api/notification/${String((await create()).body.id)}/upload_files/`,
    });
  }
  throw new Error('None of the demo users may write messages');
}

const TEXT = JSON.stringify({
  blocks: [
    { key: 'a', text: 'x', type: 'unstyled', depth: 0, inlineStyleRanges: [], entityRanges: [] },
  ],
  entityMap: {},
});

async function startPlain(folder: string, env: Record<string, string>) {
  mkdirSync(folder, { recursive: true });
  const script = fileURLToPath(new URL('plain.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [port] = await once(createInterface(child.stdout), 'line');
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
}

const folder = temporaryFolder();
const dataFolder = join(folder, 'data');
const probe = join(folder, 'gap');
const product = await startProduct({
  dataFolder,
  port: await freePort(),
  env: { TAVOITE_REQUESTS_PER_MINUTE: '0', TAVOITE_FILES_GB: '0', ...loopProbe(probe) },
  ...(process.env.BENCH_COMMAND && { command: process.env.BENCH_COMMAND.split(' ') }),
});
const plain = await startPlain(join(folder, 'plain'), loopProbe(probe));
try {
  const newMessage = await signIn(product);
  const pid = serverPid(dataFolder);
  const form = formOf(FILES, FILE_BYTES);
  const gaps = { product: [] as number[], plain: [] as number[] };
  const growth = { product: [] as number[], plain: [] as number[] };
  // The first upload of a process loads and compiles what the others find ready.
  const one = formOf(1, FILE_BYTES);
  const first = await newMessage();
  await send(first.url, one, first.headers);
  const firstGap = await takeLoopGap(probe, pid);
  await send(plain.url, one);

  const perSecond = await interleave(
    {
      plain: async () => {
        await takeLoopGap(probe, plain.pid);
        let ms = 0;
        growth.plain.push(
          await growthOf(plain.pid, async () => {
            ms = await send(plain.url, form);
          }),
        );
        gaps.plain.push(await takeLoopGap(probe, plain.pid));
        return (form.bytes / ms) * 1000;
      },
      product: async () => {
        const { url, headers } = await newMessage();
        await takeLoopGap(probe, pid);
        let ms = 0;
        growth.product.push(
          await growthOf(pid, async () => {
            ms = await send(url, form, headers);
          }),
        );
        gaps.product.push(await takeLoopGap(probe, pid));
        await fetch(url, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ files_to_retain: [] }),
        });
        return (form.bytes / ms) * 1000;
      },
    },
    ROUNDS,
  );

  const rate = (samples: readonly number[]) => `${megabytes(median(samples))}/s`;
  printTable(`${FILES} files of 20 MB in one request, medians, ${load()}`, [
    {
      what: 'throughput',
      figure: rate(perSecond.product),
      beside: `plain stream ${rate(perSecond.plain)}: ${times(median(perSecond.product) / median(perSecond.plain))}`,
      goal: '≥ 0.6×',
    },
    {
      what: 'memory growth',
      figure: megabytes(median(growth.product)),
      beside: `plain stream ${megabytes(median(growth.plain))}`,
      goal: '≤ 30 MB',
    },
    {
      what: 'largest event-loop gap',
      figure: milliseconds(median(gaps.product)),
      beside: `plain stream ${milliseconds(median(gaps.plain))}`,
      goal: '≤ 20 ms',
    },
    {
      what: '  in the first upload of a process',
      figure: milliseconds(firstGap),
      beside: '',
      goal: '',
    },
  ]);
} finally {
  plain.stop();
  await product.stop();
  removeFolder(folder);
}
