/** A row by column; an empty cell where it has none. */
export type Row = Readonly<Record<string, string | number | boolean | null | undefined>>;

function cell(value: Row[string]): string {
  const text = value === null || value === undefined ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvLine(values: readonly Row[string][]): string {
  return `${values.map(cell).join(',')}\n`;
}

/** CSV with the columns of all rows, in the order in which they first appear. */
export function csvOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const lines = rows.map((row) => csvLine(columns.map((column) => row[column])));
  return csvLine(columns) + lines.join('');
}
