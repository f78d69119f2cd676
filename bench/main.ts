// pnpm bench [name…]: runs all benchmarks, or those named, each in its own process.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

const known = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'run.ts')))
  .map((entry) => entry.name)
  .sort();

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}

const failed: string[] = [];
for (const name of asked.length > 0 ? asked : known) {
  console.log(`\n── ${name} ${'─'.repeat(72 - name.length)}`);
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=tavoite-source', '--import', 'tsx', join(folder, name, 'run.ts')],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`\nDid not finish: ${failed.join(', ')}`);
  process.exitCode = 1;
}
