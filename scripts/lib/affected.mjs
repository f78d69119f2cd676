import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
const FOLDERS = ['packages/ui', 'packages/charts', 'packages/model', 'tokens', '.storybook'];

/**
 * Files of stories that have changed since a commit, or that use what has, by any way of imports.
 *
 * @param {string} commit
 * @returns {string[]} from the repository's root
 */
export function affectedStories(commit) {
  const args = [PROGRAM, ...FOLDERS, '--affected', commit, '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (!stdout) throw new Error(`Could not find out what has changed:\n${stderr}`);
  return JSON.parse(stdout)
    .modules.map(({ source }) => source)
    .filter((file) => file.endsWith('.stories.tsx'));
}
