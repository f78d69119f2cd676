export interface Row {
  what: string;
  figure: string;
  /** What it is measured against, and the ratio where there is one. */
  beside: string;
  /** The goal, as a sentence; a missed one is a finding, not an error. */
  goal: string;
}

/** Prints the rows under a heading, in columns. */
export function printTable(heading: string, rows: readonly Row[]): void {
  const cells = [
    ['what', 'figure', 'beside', 'goal'],
    ...rows.map(({ what, figure, beside, goal }) => [what, figure, beside, goal]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  console.log(`\n${heading}`);
  for (const row of cells) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    );
  }
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
export const milliseconds = (ms: number) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
export const times = (ratio: number) => `${ratio >= 10 ? Math.round(ratio) : ratio.toFixed(1)}×`;
