import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/*
 * The calendar must not notice the machine's time zone. The machine's zone cannot be changed inside
 * a running process, so the suites run again in separate processes.
 */
const ZONES = [
  { timeZone: 'UTC', minutesBehindUtc: 0 },
  { timeZone: 'Pacific/Pago_Pago', minutesBehindUtc: 660 },
  { timeZone: 'Pacific/Tongatapu', minutesBehindUtc: -780 },
  // At full length also those whose hours are not those of Greenwich by whole ones.
  ...(process.env.TAVOITE_SECURITY === 'full'
    ? [
        { timeZone: 'Asia/Kathmandu', minutesBehindUtc: -345 },
        { timeZone: 'America/St_Johns', minutesBehindUtc: 210 },
      ]
    : []),
];

const SUITES = ['months', 'formats', 'fiscal', 'groups', 'today'].map(
  (name) => `src/calendar/${name}.test.ts`,
);
const ALSO = ['src/dateSelection/reducer.test.ts', 'src/dateSelection/state.test.ts'];

const ROOT = path.resolve(__dirname, '../../../..');
const run = promisify(execFile);

interface JestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** Names and outcomes of every test of the suites, run in a process with that time zone. */
async function suiteIn(timeZone: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'time-zone-'));
  const report = path.join(folder, 'report.json');
  try {
    await run(
      process.execPath,
      [
        require.resolve('jest/bin/jest'),
        ...['--selectProjects', 'model', '--runInBand', '--json', `--outputFile=${report}`],
        ...['--runTestsByPath', ...[...SUITES, ...ALSO].map((s) => `packages/model/${s}`)],
      ],
      { cwd: ROOT, env: { ...process.env, TZ: timeZone }, maxBuffer: 1 << 26 },
      // A failing suite exits with 1; the report says which test failed.
    ).catch((error: { code?: number }) => {
      if (error.code !== 1) throw error;
    });
    const { testResults } = JSON.parse(await readFile(report, 'utf8')) as JestReport;
    return testResults
      .flatMap((suite) => suite.assertionResults.map((t) => `${t.fullName}: ${t.status}`))
      .sort();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test.each(ZONES)('a process can be given the zone $timeZone', async (zone) => {
  const { stdout } = await run(
    process.execPath,
    ['-p', 'new Date(Date.UTC(2026, 0, 1)).getTimezoneOffset()'],
    { env: { ...process.env, TZ: zone.timeZone } },
  );
  expect(Number(stdout)).toBe(zone.minutesBehindUtc);
});

test('the calendar suites give the same results in every zone', async () => {
  const [first = [], ...others] = await Promise.all(ZONES.map((zone) => suiteIn(zone.timeZone)));
  expect(first.length).toBeGreaterThan(80);
  expect(first.filter((result) => !result.endsWith(': passed'))).toEqual([]);
  for (const other of others) expect(other).toEqual(first);
  // Three more runs of Jest: on a slow machine with other work they took over two minutes.
}, 600_000);
