// Upgrades processes of an earlier commit to what is here, under load: node scripts/upgrade-test.mjs [commit]
// Without a commit, from the last release that has a tag. What is committed there is built in a folder of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** Builds the server of a commit; answers its program. */
function buildEarlier(commit, folder) {
  run(['git', 'worktree', 'add', '--quiet', '--detach', folder, commit]);
  run(['npx', '--yes', 'pnpm@10', 'install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
    cwd: folder,
  });
  const script = `import('./scripts/build/build.mjs').then(({ build }) => build(['server']))`;
  run([process.execPath, '--eval', script], { cwd: folder });
  return join(folder, BUILT);
}

await main(async () => {
  const commit = run(
    ['git', 'rev-parse', '--verify', `${process.argv[2] ?? lastRelease()}^{commit}`],
    {
      isQuiet: true,
    },
  );
  const parent = mkdtempSync(join(tmpdir(), 'tavoite-upgrade-'));
  const folder = join(parent, 'earlier');
  try {
    await build(['server']);
    const previous = buildEarlier(commit, folder);
    const env = {
      ...process.env,
      TEST_PREVIOUS_BUILD: previous,
      TEST_NEXT_BUILD: join(root, BUILT),
    };
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    run(
      [process.execPath, jest, '--selectProjects', 'server', '--', 'packages/server/test/upgrade'],
      {
        env,
      },
    );
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
    rmSync(parent, { recursive: true, force: true });
  }
});
