import type { FileTable } from '@tavoite/model';
import type { MessageKey } from '../../i18n/message.js';
import { csvFile } from './csv.js';

/** A table and its description. */
export interface TableContent {
  title: string;
  table: FileTable;
  /** What the numbers belong to: organisation, period and so on, each with its name. */
  facts: readonly (readonly [name: string, value: string])[];
}

type TextOf = (key: MessageKey) => string;

/** What the formats of the numbers mean, and what the numbers belong to. */
function legend(facts: TableContent['facts'], text: TextOf): FileTable {
  return {
    columns: [
      { title: text('legend'), width: 24 },
      { title: '', width: 48 },
    ],
    stickyColumns: 0,
    rows: [
      [{ text: text('actual-figure'), kind: 'actual' }, text('actual-in-file')],
      [{ text: text('estimated-figure'), kind: 'estimate' }, text('estimate-in-file')],
      ...facts,
    ],
  };
}

/** A table as a file. The code that writes workbooks is loaded when one is requested. */
export async function tableFile(
  format: 'csv' | 'xlsx',
  { title, table, facts }: TableContent,
  text: TextOf,
): Promise<Blob> {
  if (format === 'csv') return csvFile(table);
  const { xlsxFile } = await import('./xlsx/index.js');
  return xlsxFile([
    { title, table },
    { title: text('legend'), table: legend(facts, text) },
  ]);
}
