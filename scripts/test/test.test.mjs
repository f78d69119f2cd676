import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseParts, PARTS } from './parts.mjs';
import { countJest, countPlaywright, readCounts } from './reports.mjs';
import { succeeded, summarise } from './summary.mjs';

const jestReport = (overrides = {}) => ({
  numPassedTests: 2,
  numFailedTests: 0,
  testResults: [],
  ...overrides,
});

const playwrightReport = (statuses, errors = []) => ({
  errors,
  suites: [
    {
      title: 'a.spec.ts',
      suites: [
        {
          title: 'inner',
          specs: statuses.map((status) => ({
            title: `is ${status}`,
            tests: [{ status, annotations: [{ type: 'skip', description: 'needs a printer' }] }],
          })),
        },
      ],
    },
  ],
});

describe('counting', () => {
  it('reads a jest report with its skipped tests', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a' },
      { status: 'pending', fullName: 'b' },
      { status: 'todo', fullName: 'c' },
    ];
    expect(
      countJest(jestReport({ testResults: [{ status: 'passed', assertionResults }] })),
    ).toEqual({
      passed: 2,
      failed: 0,
      skipped: [
        { name: 'b', reason: 'marked as skipped in its file' },
        { name: 'c', reason: 'not written yet' },
      ],
      unsteady: [],
    });
  });

  it('names what passed only when it was repeated', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a', invocations: 1 },
      { status: 'passed', fullName: 'b', invocations: 2 },
      { status: 'failed', fullName: 'c', invocations: 2 },
    ];
    expect(
      countJest(jestReport({ testResults: [{ status: 'failed', assertionResults }] })).unsteady,
    ).toEqual(['b']);
  });

  it('counts a jest file that could not be loaded as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countJest(jestReport({ testResults })).failed).toBe(1);
  });

  it('reads a playwright report; a flaky test has passed and is named', () => {
    expect(
      countPlaywright(playwrightReport(['expected', 'unexpected', 'flaky', 'skipped'])),
    ).toEqual({
      passed: 2,
      failed: 1,
      skipped: [{ name: 'a.spec.ts › inner › is skipped', reason: 'needs a printer' }],
      unsteady: ['a.spec.ts › inner › is flaky'],
    });
  });

  it('counts what playwright could not attribute to a test', () => {
    expect(countPlaywright(playwrightReport(['expected'], [{ message: 'no server' }])).failed).toBe(
      1,
    );
  });

  describe('of a part that has ended', () => {
    const folder = mkdtempSync(join(tmpdir(), 'counts-'));
    const report = join(folder, 'report.json');
    beforeAll(() => writeFileSync(report, JSON.stringify(jestReport())));
    afterAll(() => rmSync(folder, { recursive: true }));

    it('is one test for a check', () => {
      expect(readCounts('check', '', 0)).toMatchObject({ passed: 1, failed: 0 });
      expect(readCounts('check', '', 3)).toMatchObject({ passed: 0, failed: 1 });
    });

    it('is a failure when the report is missing, also with exit code 0', () => {
      expect(readCounts('jest', join(folder, 'none.json'), 0).failed).toBe(1);
    });

    it('is a failure when the exit code says so but the report does not', () => {
      expect(readCounts('jest', report, 0)).toMatchObject({ passed: 2, failed: 0 });
      expect(readCounts('jest', report, 1)).toMatchObject({ passed: 2, failed: 1 });
    });
  });
});

describe('summary', () => {
  const result = (name, passed, failed, skipped = [], unsteady = []) => ({
    name,
    seconds: 75,
    counts: { passed, failed, skipped, unsteady },
  });

  it('ends with the sums', () => {
    const lines = summarise([result('unit', 10, 1), result('server', 5, 0)]);
    expect(lines.at(-1)).toBe('15 passed, 1 failed');
    expect(lines[1]).toMatch(/^unit +FAILED +10 +1 +0 +1 min 15 s$/);
    expect(lines[2]).toMatch(/^server +ok +5 +0 +0 +1 min 15 s$/);
  });

  it('lists what was skipped with its reason', () => {
    const lines = summarise([result('unit', 1, 0, [{ name: 'prints', reason: 'no printer' }])]);
    expect(lines).toContain('  prints: no printer');
    expect(lines.at(-1)).toBe('1 passed, 0 failed, 1 skipped');
  });

  it('names what passed only when repeated', () => {
    const lines = summarise([result('e2e', 2, 0, [], ['a.spec.ts › opens'])]);
    expect(lines).toContain('  a.spec.ts › opens');
    expect(lines.at(-1)).toBe('2 passed, 0 failed');
  });

  it('does not let a part pass that ran nothing', () => {
    expect(succeeded(result('unit', 1, 0))).toBe(true);
    expect(succeeded(result('unit', 1, 1))).toBe(false);
    expect(succeeded(result('unit', 0, 0))).toBe(false);
    expect(succeeded({ ...result('unit', 0, 0), mayBeEmpty: true })).toBe(true);
    expect(summarise([result('unit', 0, 0)])[1]).toContain('NO TEST RAN');
  });
});

describe('parts', () => {
  it('are all run when none is named, else those named in running order', () => {
    expect(chooseParts([])).toEqual(PARTS);
    expect(chooseParts(['server', 'format']).map(({ name }) => name)).toEqual(['format', 'server']);
  });

  it('are those that the changes touch, when only these are to be tested', () => {
    const namesFor = (...files) => chooseParts([], { base: 'abc', files }).map(({ name }) => name);
    expect(namesFor('docs/security.md')).toEqual([]);
    expect(namesFor('packages/server/src/http/errors.ts')).toEqual([
      'format',
      'types',
      'boundaries',
      'unused',
      'server',
      'e2e',
    ]);
    expect(namesFor('pnpm-lock.yaml')).toEqual(PARTS.map(({ name }) => name));
  });

  it('let jest and Playwright choose where they can, and only there', () => {
    const argsOf = (part, ...files) =>
      PARTS.find(({ name }) => name === part).args('report', { base: 'abc', files });
    const own = 'packages/app/src/main.tsx';
    expect(argsOf('unit', own)).toContain('--changedSince=abc');
    expect(argsOf('unit', own, 'packages/model/src/index.ts')).not.toContain('--changedSince=abc');
    expect(argsOf('stories', 'packages/ui/src/Badge/Badge.tsx')).toContain('--since');
    expect(argsOf('stories', '.storybook/preview.tsx')).not.toContain('--since');
    expect(argsOf('e2e', 'e2e/tests/small.spec.ts')).toContain('--only-changed=abc');
    expect(argsOf('e2e', own)).not.toContain('--only-changed=abc');
  });

  it('that do not exist are refused by name', () => {
    expect(() => chooseParts(['unit', 'units'])).toThrow(/no part units\. The parts are: format, /);
  });
});
