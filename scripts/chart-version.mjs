// Gives the chart for Kubernetes the version of the server, whose image it starts: node scripts/chart-version.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pathOf = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { version } = JSON.parse(readFileSync(pathOf('packages/server/package.json'), 'utf8'));
const chart = pathOf('examples/operations/helm/tavoite/Chart.yaml');
const text = readFileSync(chart, 'utf8');
writeFileSync(chart, text.replace(/^(version|appVersion): .*$/gm, `$1: ${version}`));
