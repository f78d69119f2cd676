// Runs the product the way a user does, for end-to-end tests, screenshots and benchmarks.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
/** The first start of a fresh clone also builds. */
const READY_MS = 240_000;
const STOP_MS = 20_000;
const POLL_MS = 20;
/** The line that says so, and all that follow it: the sign-ins and, last, where mails go. */
const READY = /^Tavoite is ready at (\S+)$[\s\S]*^Mails go to .+$/m;

/** @returns {Promise<number>} a port that is free at the moment */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** A new folder; as root its database runs as another user, who must be able to pass through. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tavoite-'));
  chmodSync(folder, 0o711);
  return folder;
}

export function removeFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** Settings of the person who runs this must not leak into the product that is looked at. */
function cleanEnvironment(extra) {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(TAVOITE_|DATABASE_URL$|SMTP_URL$|FILES_URL$|CLAMAV_SOCKET$|PORT$|HOST$)/.test(name),
  );
  return { ...Object.fromEntries(kept), ...extra };
}

/** A command in its own process group, with all its output. */
function runCommand([command, ...args], env, repository, input) {
  const child = spawn(command, args, {
    cwd: repository,
    env: cleanEnvironment(env),
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  child.stdin?.end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      output += text;
    });
  }
  const ended = new Promise((resolve) => child.once('close', resolve));
  const killAll = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of the group has ended already.
    }
  };
  return { child, ended, killAll, output: () => output };
}

function demoUsersIn(output) {
  return [...output.matchAll(/^Demo sign-in: (\S+) (\S+) \((.+)\)$/gm)].map(
    ([, email, password, role]) => ({ email, password, role }),
  );
}

export async function startProduct({
  dataFolder,
  port,
  env = {},
  repository = REPOSITORY,
  command = [process.execPath, join('scripts', 'start.mjs')],
}) {
  const settings = { PORT: String(port), TAVOITE_DATA: dataFolder, ...env };
  const { child, ended, killAll, output } = runCommand(command, settings, repository);
  let code;
  ended.then((exitCode) => {
    code = exitCode;
  });
  const deadline = Date.now() + READY_MS;
  let url;
  while (url === undefined) {
    url = READY.exec(output())?.[1];
    if (url !== undefined) break;
    if (code !== undefined) throw new Error(`Ended with code ${code}. It printed:\n${output()}`);
    if (Date.now() > deadline) {
      killAll();
      throw new Error(`Not ready after ${READY_MS / 1000} s. It printed:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {
    url,
    port,
    pid: child.pid,
    dataFolder,
    demoUsers: demoUsersIn(output()),
    output,
    async stop() {
      // The whole group, as Ctrl-C in a terminal does.
      process.kill(-child.pid, 'SIGTERM');
      const timer = setTimeout(killAll, STOP_MS);
      const exitCode = await ended;
      clearTimeout(timer);
      return exitCode;
    },
    async kill() {
      if (code !== undefined) return;
      // PostgreSQL leads its own group.
      const database = bundledDatabase(dataFolder).pid;
      killAll();
      process.kill(database, 'SIGKILL');
      await ended;
    },
  };
}

export async function runTavoite(args, { dataFolder, env = {}, repository = REPOSITORY, input }) {
  const settings = { TAVOITE_DATA: dataFolder, ...env };
  const command = [process.execPath, join('scripts', 'tavoite.mjs'), ...args];
  const { ended, killAll, output } = runCommand(command, settings, repository, input);
  const timer = setTimeout(killAll, READY_MS);
  const code = await ended;
  clearTimeout(timer);
  return { code, output: output() };
}

/** Lines of PostgreSQL's postmaster.pid, counted from 0. */
const PORT_LINE = 3;
const SOCKET_LINE = 4;

/** A note in the data folder says if its database had to be put elsewhere. */
function databaseHome(dataFolder) {
  const note = join(dataFolder, 'database-location.txt');
  return existsSync(note) ? readFileSync(note, 'utf8').trim().split('\n').at(-1) : dataFolder;
}

export function serverPid(dataFolder) {
  return Number(readFileSync(join(databaseHome(dataFolder), 'tavoite.pid'), 'utf8').split(' ')[0]);
}

export function bundledDatabase(dataFolder) {
  const home = databaseHome(dataFolder);
  const lines = readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return {
    host: lines[SOCKET_LINE],
    port: Number(lines[PORT_LINE]),
    user: 'tavoite',
    database: 'tavoite',
    pid: Number(lines[0]),
  };
}
