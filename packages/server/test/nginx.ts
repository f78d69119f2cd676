import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.js';

const ATTEMPTS = 5;
const POLL_MS = 50;
const GUIDE = new URL('../../../docs/operations.md', import.meta.url);

/** Debian's nginx; the test command installs it where it can. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

export interface Nginx {
  readonly port: number;
  stop(): Promise<void>;
}

/** The `location` of the operations guide, for another port. */
async function locationOfGuide(serverPort: number): Promise<string> {
  const [, location] = /```nginx\n([\s\S]*?)```/.exec(await readFile(GUIDE, 'utf8')) ?? [];
  if (!location?.includes('localhost:4000')) throw new Error('The guide has no nginx to try');
  return location.replace('localhost:4000', `127.0.0.1:${serverPort}`);
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Starts nginx before a server, set up as the operations guide says. */
export async function startNginx(serverPort: number, attempts = ATTEMPTS): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'tavoite-nginx-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
     events {}
     http { access_log off; ${temporary}
       server { listen 127.0.0.1:${port}; ${await locationOfGuide(serverPort)} } }`,
  );
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  const exit = once(nginx, 'exit');
  const stop = async () => {
    nginx.kill('SIGTERM');
    await exit;
    await rm(folder, { recursive: true, force: true });
  };
  while (nginx.exitCode === null && !(await answers(port))) await sleep(POLL_MS);
  if (nginx.exitCode === null) return { port, stop };
  const reason = await readFile(join(folder, 'error.log'), 'utf8').catch(String);
  await stop();
  // Someone else may have taken the port.
  if (attempts > 1) return startNginx(serverPort, attempts - 1);
  throw new Error(`nginx did not start: ${reason}`);
}
