// Upgrades processes of an earlier commit to what is here, under load: node scripts/upgrade-test.mjs [commit]
// Without a commit, from the last release that has a tag. What is committed there is built under .cache/upgrade.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build/build.mjs';
import { main } from './build/main.mjs';
import { BuildFailed } from './build/run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const BUILT = 'packages/server/dist/bundled/main.mjs';

/** What a command prints, or nothing where its output is shown. */
function run([command, ...args], { cwd = root, env = process.env, isQuiet = false } = {}) {
  const { status, stdout } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', 'inherit'],
  });
  if (status !== 0) throw new BuildFailed(`Failed: ${[command, ...args].join(' ')}`);
  return stdout?.trim();
}

function lastRelease() {
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--abbrev=0'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trim();
  throw new BuildFailed('There is no tag of a release. Name a commit to upgrade from.');
}

/** The program of a commit. What has been built is kept: it never changes. */
function buildEarlier(commit) {
  const folder = join(root, '.cache', 'upgrade', commit);
  const built = join(folder, BUILT);
  if (existsSync(built)) return built;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'commit.tar');
  run(['git', 'archive', '--output', archive, commit]);
  run(['tar', '--extract', '--file', archive], { cwd: folder });
  run(['npx', '--yes', 'pnpm@10', 'install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
    cwd: folder,
  });
  const script = `import('./scripts/build/build.mjs').then(({ build }) => build(['server']))`;
  run([process.execPath, '--eval', script], { cwd: folder });
  return built;
}

await main(async () => {
  const commit = run(
    ['git', 'rev-parse', '--verify', `${process.argv[2] ?? lastRelease()}^{commit}`],
    {
      isQuiet: true,
    },
  );
  const env = {
    ...process.env,
    TEST_PREVIOUS_BUILD: buildEarlier(commit),
    TEST_NEXT_BUILD: join(root, BUILT),
  };
  await build(['server']);
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  run(
    [process.execPath, jest, '--selectProjects', 'server', '--', 'packages/server/test/upgrade'],
    {
      env,
    },
  );
});
