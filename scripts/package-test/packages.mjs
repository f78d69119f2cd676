import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The packages that others install, each after those it needs. */
export const PACKAGES = [
  { name: '@tavoite/tokens', folder: join(ROOT, 'tokens') },
  { name: '@tavoite/model', folder: join(ROOT, 'packages', 'model') },
  { name: '@tavoite/ui', folder: join(ROOT, 'packages', 'ui') },
  { name: '@tavoite/charts', folder: join(ROOT, 'packages', 'charts') },
];

/** What a program wrote to both outputs; an error when it failed. */
export function runNode(args, cwd = ROOT) {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return `${stdout}${stderr}`;
  throw new Error(`${args.join(' ')} failed:\n${error?.message ?? ''}${stdout}${stderr}`);
}

/** Runs pnpm: the one that runs this script, else the version that the repository names. */
export function runPnpm(args, cwd) {
  const running = process.env.npm_execpath;
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [command, before] = running?.includes('pnpm')
    ? [process.execPath, [running]]
    : ['npx', ['--yes', packageManager]];
  const { status, stdout, stderr, error } = spawnSync(command, [...before, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
  });
  if (status === 0) return stdout;
  throw new Error(`pnpm ${args.join(' ')} failed:\n${error?.message ?? ''}${stdout}${stderr}`);
}

/**
 * Packs the packages as they would be published; each builds itself before.
 *
 * @param {string} folder where the tarballs go
 * @returns {Map<string, string>} name of each package to the path of its tarball
 */
export function packPackages(folder) {
  const tarballs = PACKAGES.map((one) => {
    const out = runPnpm(['pack', '--json', '--pack-destination', folder], one.folder);
    const { filename } = JSON.parse(out.slice(out.indexOf('{')));
    return [one.name, filename];
  });
  return new Map(tarballs);
}
