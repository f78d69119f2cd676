// Runs the security suite at full length: node scripts/security-test.mjs [part …]
// The usual tests run a bounded part of it. docs/security.md says which figure is shown where.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const program = (packageName, bin) => join(root, 'node_modules', packageName, bin);

/** The files of each part. Parts can be run alone, the long ones on machines of their own. */
const UNIT_PARTS = {
  access: [
    'packages/server/test/authorization',
    'packages/server/test/security/(audit|roles|secrets)',
    'packages/server/src/modules/.*/(safety|hostile|hostile-codes|hostile-tokens|second-factor|bad-input).test',
    'packages/server/src/http/(?!polling)',
  ],
  tenants: ['packages/server/test/security/tenants'],
  mutations: ['packages/server/test/security/mutations'],
  fields: ['packages/server/test/security/fields'],
  fuzz: ['packages/server/test/fuzz'],
  kills: [
    'packages/server/src/modules/notifications/deliveries',
    'packages/server/src/modules/notification-files/kill',
    'packages/server/src/http/database-kills',
    'packages/server/src/db/migration-kill',
    'packages/server/src/backup/attack',
  ],
  // Five time zones; switches of the organisation and sessions that end while something is written;
  // two managers who change one plan.
  races: [
    'packages/model/src/calendar/timeZones',
    'packages/server/src/modules/organizations/switching',
    'packages/server/src/modules/roadmaps/races',
    'packages/app/src/features/notifications/expiries',
  ],
  // A thousand reads after writes, and a replica that lags for a minute.
  replicas: ['packages/server/src/db/replica'],
  // Ten minutes of kills under load; TAVOITE_CHAOS_SECONDS makes it shorter.
  fleet: ['packages/server/test/fleet'],
  polling: ['packages/server/src/http/polling'],
};
const BROWSER_PART = 'browser';
const PARTS = [...Object.keys(UNIT_PARTS), BROWSER_PART];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !PARTS.includes(name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${PARTS.join(', ')}.`);
  process.exit(2);
}
const chosen = named.length > 0 ? named : PARTS;
const runs = [];
// What measures how fast answers are has the machine to itself.
const ALONE = ['fleet', 'polling'];
for (const names of [
  chosen.filter((name) => !ALONE.includes(name)),
  ...ALONE.filter((name) => chosen.includes(name)).map((name) => [name]),
]) {
  const patterns = names.flatMap((name) => UNIT_PARTS[name] ?? []);
  if (patterns.length > 0)
    runs.push([
      program('jest', 'bin/jest.js'),
      '--selectProjects',
      ...['model', 'app', 'server'],
      // Thousands of requests wait for one another where two files share a small machine.
      '--maxWorkers=2',
      '--testTimeout=1800000',
      '--',
      ...patterns,
    ]);
}
if (chosen.includes(BROWSER_PART))
  runs.push([
    program('@playwright/test', 'cli.js'),
    'test',
    '--config=e2e',
    'accessibility',
    'hostileTexts',
    'security',
  ]);

/** How often the server is killed in the middle of uploads and of mails. */
const KILLS = '200';
/** How often PostgreSQL is killed under writes. */
const DATABASE_KILLS = '30';
const env = {
  TAVOITE_KILLS: KILLS,
  TAVOITE_DATABASE_KILLS: DATABASE_KILLS,
  ...process.env,
  TAVOITE_SECURITY: 'full',
  TAVOITE_CHROMIUM: findBrowser(),
};
const codes = runs.map(
  (args) => spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1,
);
process.exitCode = Math.max(...codes);
