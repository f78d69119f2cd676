// Installs what the tests read documents with, and the proxies that they stand behind, where it is missing
// and can be had. Tests that need a program which is not there are skipped and say so.
import { spawnSync } from 'node:child_process';
import { installFromDebian } from './lib/debian.mjs';

/** Packages of Debian, each with a program of it. */
const PACKAGES = {
  qpdf: 'qpdf',
  'poppler-utils': 'pdftotext',
  nginx: 'nginx',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
};

const isThere = (program) => spawnSync(program, ['--version']).error === undefined;
const missing = Object.keys(PACKAGES).filter((name) => !isThere(PACKAGES[name]));
if (missing.length > 0) {
  const log = (line) => console.error(line);
  log(`Not installed: ${missing.join(', ')}; installing.`);
  if (!installFromDebian(missing, log))
    log('Could not be installed: the tests that need them are skipped.');
}
