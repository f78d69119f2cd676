import { csvFileName } from '@tavoite/model';

export type FileFormat = 'csv' | 'xlsx' | 'svg' | 'png';

/** The name of a file about something, by the rule for the data map's CSV file. */
export const fileName = (title: string | null | undefined, format: FileFormat): string =>
  csvFileName(title).replace(/csv$/, format);
