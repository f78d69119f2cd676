// Hot reload for both ends: the server restarts and the application updates when a source changes.
// node scripts/dev.mjs; the application is at http://localhost:5173, PORT is the server's.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './build/node-version.mjs';

requireNode();
const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const program = (name, bin) => join(dirname(require.resolve(`${name}/package.json`)), bin);

const serverPort = process.env.PORT ?? '4000';
const appPort = process.env.TAVOITE_DEV_PORT ?? '5173';

const commands = [
  {
    cwd: root,
    args: [
      program('tsx', 'dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      '--conditions=tavoite-source',
      'packages/server/src/cli/main.ts',
      'serve',
      '--development',
    ],
    env: { PORT: serverPort },
  },
  {
    cwd: join(root, 'packages/app'),
    args: [program('vite', 'bin/vite.js')],
    env: { PORT: appPort, TAVOITE_API: `http://localhost:${serverPort}` },
  },
];

const children = commands.map(({ args, cwd, env }) =>
  spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' }),
);
const stopAll = (signal) => {
  for (const child of children) child.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal));
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 1;
    stopAll('SIGTERM');
  });
}
