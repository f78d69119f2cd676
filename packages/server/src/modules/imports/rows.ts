import type { Contract, EndpointRequest } from '@tavoite/model';
import type { CsvRecord, FolderFiles } from '../../import/index.js';
import { importErrors } from './errors.js';

type SentRows = EndpointRequest<Contract['importData']>['body']['rows'];

const ORGANIZATION = 'organization';

/**
 * Rows of JSON as the records of files.
 *
 * @param organization whose the rows of a file are where none of them says it
 * @throws FieldError where rows of a file have different columns, and for a file that is there twice
 */
export function filesOfRows(sent: SentRows, organization: string): FolderFiles {
  const files = new Map<string, readonly CsvRecord[]>();
  for (const [given, rows] of Object.entries(sent)) {
    const name = given.endsWith('.csv') ? given : `${given}.csv`;
    if (files.has(name)) throw importErrors.twice(name);
    const names = Object.keys(rows[0] ?? {});
    const isOwn = names.length > 0 && !names.includes(ORGANIZATION);
    const columns = isOwn ? [...names, ORGANIZATION] : names;
    const records = rows.map((row, index): CsvRecord => {
      const isEven = Object.keys(row).length === names.length;
      if (!isEven || !names.every((column) => Object.hasOwn(row, column)))
        throw importErrors.uneven(name, index + 1);
      const cells = names.map((column) => String(row[column] ?? ''));
      return { cells: isOwn ? [...cells, organization] : cells, line: index + 1, isRow: true };
    });
    const header: CsvRecord = { cells: columns, line: 0, isRow: true };
    files.set(name, columns.length > 0 ? [header, ...records] : []);
  }
  return files;
}
