/**
 * @typedef {{ name: string, seconds: number, counts: import('./reports.mjs').Counts,
 *   mayBeEmpty?: boolean }} Result
 */

/**
 * A part that ran no test proves nothing, so it is a failure too; unless it looked only at what has
 * changed, for which there may be no test.
 */
export function succeeded({ counts, mayBeEmpty = false }) {
  return counts.failed === 0 && (mayBeEmpty || counts.passed > 0);
}

function duration(seconds) {
  const whole = Math.round(seconds);
  return whole < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
      )
      .join('   ')
      .trimEnd(),
  );
}

/**
 * The closing lines: a table, what was skipped and why, what passed only when repeated, and last of
 * all the sums.
 *
 * @param {Result[]} results
 * @returns {string[]}
 */
export function summarise(results) {
  const skipped = results.flatMap(({ counts }) => counts.skipped);
  const unsteady = results.flatMap(({ counts }) => counts.unsteady);
  const sum = (key) => results.reduce((total, { counts }) => total + counts[key], 0);
  const lines = table([
    ['part', 'result', 'passed', 'failed', 'skipped', 'time'],
    ...results.map((result) => [
      result.name,
      succeeded(result) ? 'ok' : result.counts.failed > 0 ? 'FAILED' : 'NO TEST RAN',
      String(result.counts.passed),
      String(result.counts.failed),
      String(result.counts.skipped.length),
      duration(result.seconds),
    ]),
  ]);
  if (skipped.length > 0) {
    lines.push('', 'Skipped:', ...skipped.map(({ name, reason }) => `  ${name}: ${reason}`));
  }
  if (unsteady.length > 0) {
    lines.push(
      '',
      'Failed at first and passed when repeated:',
      ...unsteady.map((name) => `  ${name}`),
    );
  }
  const tail = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  lines.push('', `${sum('passed')} passed, ${sum('failed')} failed${tail}`);
  return lines;
}
