import { existsSync, readFileSync } from 'node:fs';

/**
 * What a part of the tests came to. Unsteady tests failed at first and passed when repeated, which
 * tests may in CI; they count as passed and are named at the end.
 * @typedef {{
 *   passed: number,
 *   failed: number,
 *   skipped: { name: string, reason: string }[],
 *   unsteady: string[],
 * }} Counts
 */

/** A tool without its own report counts as one test: its exit code. */
export function countCheck(exitCode) {
  const passed = exitCode === 0 ? 1 : 0;
  return { passed, failed: 1 - passed, skipped: [], unsteady: [] };
}

/** Jest's `--json` report; a file that could not even be loaded counts as a failed test. */
export function countJest(report) {
  const files = report.testResults;
  const broken = files.filter((file) => file.status === 'failed' && !file.assertionResults.length);
  const skipped = files.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'pending' || status === 'todo' || status === 'disabled')
      .map(({ fullName, status }) => ({
        name: fullName,
        reason: status === 'todo' ? 'not written yet' : 'marked as skipped in its file',
      })),
  );
  const unsteady = files.flatMap((file) =>
    file.assertionResults
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped,
    unsteady,
  };
}

/** Playwright's `json` report. */
export function countPlaywright(report) {
  const counts = { passed: 0, failed: report.errors.length, skipped: [], unsteady: [] };
  const visit = (suite, path) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const name = [...path, spec.title].join(' › ');
        if (test.status === 'expected' || test.status === 'flaky') {
          counts.passed += 1;
          if (test.status === 'flaky') counts.unsteady.push(name);
        } else if (test.status === 'skipped') {
          const note = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
          counts.skipped.push({ name, reason: note?.description ?? 'no reason given' });
        } else counts.failed += 1;
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, [...path, inner.title]);
  };
  for (const suite of report.suites) visit(suite, [suite.title]);
  return counts;
}

/** A script's own report is already in the shape of the counts. */
export function countOwn(report) {
  return { skipped: [], unsteady: [], ...report };
}

const READERS = { jest: countJest, playwright: countPlaywright, own: countOwn };

/**
 * Counts of a part that has ended. A part that failed without saying where counts as one failure,
 * so that nothing that went wrong is lost in the sum.
 *
 * @param {'check' | 'jest' | 'playwright' | 'own'} kind
 * @param {string} file where the part had to write its report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function readCounts(kind, file, exitCode) {
  if (kind === 'check') return countCheck(exitCode);
  if (!existsSync(file)) return countCheck(1);
  const counts = READERS[kind](JSON.parse(readFileSync(file, 'utf8')));
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}
