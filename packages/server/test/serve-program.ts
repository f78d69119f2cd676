import cluster from 'node:cluster';
import { serve } from '../src/cli/serve.js';
import { readConfig } from '../src/config/config.js';

/*
 * The serve command with the settings of the environment and `WORKERS` processes. When it is ready it prints
 * as JSON what the command has said; at SIGUSR2 the numbers of its workers.
 */
const said: string[] = [];
const print = console.log;
console.log = (line: string) => said.push(line);
await serve(readConfig(process.env, '/'), {
  development: true,
  workers: Number(process.env.WORKERS ?? 1),
});
if (cluster.isPrimary) {
  process.on('SIGUSR2', () =>
    print(
      JSON.stringify(Object.values(cluster.workers ?? {}).map((worker) => worker?.process.pid)),
    ),
  );
  print(JSON.stringify(said));
}
