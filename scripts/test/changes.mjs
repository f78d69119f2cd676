import { spawnSync } from 'node:child_process';

/** Where work branches off, the first that there is. */
const MAIN_BRANCHES = ['origin/HEAD', 'origin/main', 'main', 'master'];

/**
 * What differs from the main branch.
 *
 * @typedef {{ base: string, files: string[] }} Changes `base` is the commit where the work branched
 *   off; paths from the repository's root, with `/`, of files changed, added and removed since, also
 *   of those that are not committed
 */

/**
 * @param {string} root of the repository
 * @returns {Changes}
 * @throws {Error} when git cannot tell
 */
export function findChanges(root) {
  const git = (...args) => {
    const { status, stdout, stderr, error } = spawnSync('git', args, {
      cwd: root,
      encoding: 'utf8',
    });
    if (status === 0) return stdout;
    throw new Error(`git ${args[0]} failed: ${error?.message ?? stderr.trim()}`);
  };
  const exists = (name) =>
    spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd: root })
      .status === 0;
  const branch = MAIN_BRANCHES.find(exists);
  if (!branch) throw new Error('There is no main branch to compare with; name the parts instead.');
  const base = git('merge-base', 'HEAD', branch).trim();
  // With -z paths come as they are, without quotes.
  const changed = git('diff', '--name-only', '--no-renames', '-z', base);
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  const files = `${changed}${added}`.split('\0').filter(Boolean);
  return { base, files: [...new Set(files)].sort() };
}
