import pg from 'pg';

/** A column without its table, compared with one of the same name: true of all that has a value. */
const COMPARED_WITH_ITSELF = /(?<![.\w"])"(\w+)" = "\1"(?![.\w])/;

// Refuses statements that compare a column with itself. Drizzle leaves the tables' names out of the
// columns of a template where it selects from one table, so a subquery can compare its own
// organisation with itself in place of the row's: only row-level security would notice.
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [given] = args;
  const text = typeof given === 'string' ? given : (given as { text?: string } | null)?.text;
  const found = COMPARED_WITH_ITSELF.exec(text ?? '');
  if (found) throw new Error(`A statement compares ${found[1]} with itself:\n${text}`);
  return Reflect.apply(query, this, args);
} as typeof query;
