import { existsSync, readFileSync } from 'node:fs';

/**
 * What a part of the tests came to.
 * @typedef {{ passed: number, failed: number, skipped: { name: string, reason: string }[] }} Counts
 */

/** A tool without a report of its own counts as one test: its exit code. */
export function countCheck(exitCode) {
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: [] };
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
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped,
  };
}

/** Playwright's `json` report; a test that passed only when repeated counts as failed. */
export function countPlaywright(report) {
  const counts = { passed: 0, failed: report.errors.length, skipped: [] };
  const visit = (suite, path) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status === 'expected') counts.passed += 1;
        else if (test.status === 'skipped') {
          const note = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
          const name = [...path, spec.title].join(' › ');
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
  return { passed: report.passed, failed: report.failed, skipped: report.skipped ?? [] };
}

const READERS = { jest: countJest, playwright: countPlaywright, own: countOwn };

/**
 * Counts of a part that has ended. A part that failed without saying where counts as one failure,
 * so that nothing that went wrong is lost in the sum.
 *
 * @param {'check' | 'jest' | 'playwright' | 'own'} kind
 * @param {string} file where the part was told to write its report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function readCounts(kind, file, exitCode) {
  if (kind === 'check') return countCheck(exitCode);
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: [] };
  const counts = READERS[kind](JSON.parse(readFileSync(file, 'utf8')));
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}
