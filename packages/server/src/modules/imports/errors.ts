import { MAX_IMPORT_FIGURES, MAX_IMPORT_MEGABYTES } from '@tavoite/model';
import { FieldError, type Message, TooLargeError } from '../../messages/errors.js';

const refused = (message: Message): FieldError => new FieldError({ files: [message] });

/** Files that one archive may hold, those that nobody reads among them. */
export const MAX_ZIP_ENTRIES = 1000;
export const MAX_IMPORT_BYTES = MAX_IMPORT_MEGABYTES * 1024 * 1024;

/** What is wrong with an import as a whole, as errors that say so. */
export const importErrors = {
  notAZip: (name: string) => refused({ key: 'import_not_a_zip', values: { name } }),
  folders: (name: string) => refused({ key: 'import_zip_folders', values: { name } }),
  emptyZip: (name: string) => refused({ key: 'import_zip_empty', values: { name } }),
  entries: (name: string) =>
    refused({ key: 'import_zip_entries', values: { name, max: MAX_ZIP_ENTRIES } }),
  type: (name: string) => refused({ key: 'import_file_type', values: { name } }),
  twice: (name: string) => refused({ key: 'import_file_twice', values: { name } }),
  tooLarge: () =>
    new TooLargeError({ key: 'import_too_large', values: { megabytes: MAX_IMPORT_MEGABYTES } }),
  tooManyFigures: () =>
    refused({ key: 'import_too_many_figures', values: { max: MAX_IMPORT_FIGURES } }),
  uneven: (file: string, row: number) =>
    refused({ key: 'import_rows_uneven', values: { file, row } }),
};
