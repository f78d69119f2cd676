import { FILE_TYPE_NAMES, MAX_FILE_MEGABYTES, MAX_FILES_PER_MESSAGE } from '@tavoite/model';
import { FieldError, type Message, TooLargeError, UnavailableError } from '../messages/errors.js';
import type { ContentProblem } from './content.js';

/** The field that files are sent in, without the brackets of the multipart form. */
const FILES_FIELD = 'files';
const RETRY_AFTER_S = 60;

function refused(message: Message): FieldError {
  return new FieldError({ [FILES_FIELD]: [message] });
}

/** What is wrong with sent files, as errors that say so. */
export const fileErrors = {
  missing: () => refused('file_missing'),
  withoutName: () => refused('file_without_name'),
  otherField: () => refused('file_field'),
  empty: (name: string) => refused({ key: 'file_empty', values: { name } }),
  type: (name: string) => refused({ key: 'file_type', values: { name, allowed: FILE_TYPE_NAMES } }),
  content: (problem: ContentProblem, name: string, kind: string) => {
    const key = { macros: 'file_macros', other_content: 'file_content', not_text: 'file_not_text' }[
      problem
    ] as 'file_macros' | 'file_content' | 'file_not_text';
    return refused({ key, values: { name, kind, allowed: FILE_TYPE_NAMES } });
  },
  infected: (name: string, found: string) =>
    refused({ key: 'file_infected', values: { name, found } }),
  tooLarge: (name: string) =>
    new TooLargeError({ key: 'file_too_large', values: { name, megabytes: MAX_FILE_MEGABYTES } }),
  tooMany: () =>
    new TooLargeError({ key: 'too_many_files', values: { max: MAX_FILES_PER_MESSAGE } }),
  oneOnly: () => refused('one_file'),
  quota: (gigabytes: number) => new TooLargeError({ key: 'files_quota', values: { gigabytes } }),
  scannerUnavailable: (cause: unknown) =>
    new UnavailableError('scanner_unavailable', RETRY_AFTER_S, { cause }),
  cannotSave: (cause: unknown) =>
    new UnavailableError('files_unavailable', RETRY_AFTER_S, { cause }),
  cannotRead: (cause: unknown) => new UnavailableError('file_unreadable', RETRY_AFTER_S, { cause }),
};
