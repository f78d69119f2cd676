// Runs the security suite at full length: node scripts/security-test.mjs
// The usual tests run a bounded part of it. docs/security.md says which figure is shown where.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const program = (packageName, bin) => join(root, 'node_modules', packageName, bin);

const PARTS = [
  [
    program('jest', 'bin/jest.js'),
    '--selectProjects',
    'server',
    // Thousands of requests wait for one another where two files share a small machine.
    '--maxWorkers=2',
    '--testTimeout=1800000',
    '--',
    'packages/server/test/(security|authorization|fuzz)',
    'packages/server/src/modules/.*/(safety|hostile|second-factor|bad-input).test',
    'packages/server/src/http/',
  ],
  [
    program('@playwright/test', 'cli.js'),
    'test',
    '--config=e2e',
    'accessibility',
    'hostileTexts',
    'security',
  ],
];

const env = { ...process.env, TAVOITE_SECURITY: 'full', TAVOITE_CHROMIUM: findBrowser() };
const codes = PARTS.map(
  (args) => spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1,
);
process.exitCode = Math.max(...codes);
