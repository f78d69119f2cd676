import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 50;
const GUIDE = new URL('../../../docs/operations.md', import.meta.url);

/** Debian's HAProxy; the test command installs it where it can. */
export const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;

/** The part of the operations guide that puts several processes behind one address. */
async function backendOfGuide(ports: readonly number[]): Promise<string> {
  const guide = await readFile(GUIDE, 'utf8');
  const [, backend] = /```haproxy\n([^`]*option httpchk[^`]*)```/.exec(guide) ?? [];
  if (!backend?.includes('10.0.0.11:4000')) throw new Error('The guide has no HAProxy to try');
  const lines = backend.split('\n').filter((line) => !/^ {2}server /.test(line));
  return [...lines, ...ports.map((port) => `  server p${port} 127.0.0.1:${port}`)].join('\n');
}

export interface Haproxy {
  stop(): Promise<void>;
}

/**
 * Starts HAProxy on a port before several servers, set up as the operations guide says.
 *
 * @param maxConnections where it is more than HAProxy makes of the limit of open files, which is twice as
 *   many as it takes where connections to the servers are shared
 */
export async function startHaproxy(
  port: number,
  ports: readonly number[],
  maxConnections?: number,
): Promise<Haproxy> {
  const folder = await mkdtemp(join(tmpdir(), 'tavoite-haproxy-'));
  await chmod(folder, 0o755);
  const file = join(folder, 'haproxy.cfg');
  await writeFile(
    file,
    `${maxConnections === undefined ? '' : `global\n  maxconn ${maxConnections}\n  no strict-limits\n`}${await backendOfGuide(ports)}
frontend all
  bind 127.0.0.1:${port}
  default_backend tavoite
`,
  );
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const exit = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await exit;
    await rm(folder, { recursive: true, force: true });
  };
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await wait(POLL_MS);
  if (child.exitCode === null) return { stop };
  await stop();
  throw new Error(`HAProxy did not start: ${said}`);
}
