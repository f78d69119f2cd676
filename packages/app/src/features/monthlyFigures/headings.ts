import type { FigureGridRow } from '@tavoite/ui';

/** As the server joins the titles of the terms above one. */
const SEPARATOR = ' › ';

const isBelow = (path: string, group: string) =>
  path === group || path.startsWith(`${group}${SEPARATOR}`);

/**
 * The rows with a heading wherever others begin than those below the last heading, or below the last
 * term of the top: what a term is below is read above it.
 */
export function withHeadings(rows: readonly FigureGridRow[]): FigureGridRow[] {
  let group: string | null = null;
  return rows.flatMap((row) => {
    const { key, title, path = '' } = row;
    if (path === '') {
      group = title;
      return [row];
    }
    if (group !== null && isBelow(path, group)) return [row];
    group = path;
    const above = path.split(SEPARATOR);
    const heading: FigureGridRow = {
      // Beside the key of a term, which has no line end.
      key: `${key}\n`,
      title: above.pop() ?? path,
      path: above.join(SEPARATOR),
      heading: true,
      values: [],
      verified: [],
    };
    return [heading, row];
  });
}
