import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkContent,
  FILE_TYPE_NAMES,
  fileProblem,
  fileTypeOfName,
  isBlankContent,
  MAX_FILE_BYTES,
  MAX_FILES_PER_MESSAGE,
} from '@tavoite/model';
import { isBlankHtml, safeHtml } from '../domain/safe-html.js';
import { type ContentProblem, contentProblemAt } from '../files/content.js';
import { didYouMean, quoted } from './hints.js';
import type { Linking } from './linking.js';
import type { NotificationTableRow, SystemMessageTableRow } from './message-tables.js';
import { contentOfCell, namesOfCell } from './message-text.js';
import type { Problems } from './problems.js';

export const FILES_FOLDER = 'files';
const BYTES_PER_MB = 1024 * 1024;

export interface MessageRows {
  readonly notifications: readonly NotificationTableRow[];
  readonly systemMessages: readonly SystemMessageTableRow[];
  /** The files in the folder `files`, by name. */
  readonly files: ReadonlyMap<string, FolderFile>;
}

/** A file that a message can have. */
interface FolderFile {
  /** Bytes. */
  readonly size: number;
  /** What is wrong with what is in it. */
  readonly problem: ContentProblem | null;
}

/** The files that messages can have. */
export async function readMessageFiles(folder: string): Promise<Map<string, FolderFile>> {
  const files = new Map<string, FolderFile>();
  const names = await readdir(join(folder, FILES_FOLDER)).catch(() => []);
  for (const name of names) {
    const path = join(folder, FILES_FOLDER, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) continue;
    const { size } = found;
    const type = fileTypeOfName(name);
    const isRead = type !== undefined && fileProblem({ name, size }) === null;
    files.set(name, { size, problem: isRead ? await contentProblemAt(path, type) : null });
  }
  return files;
}

const CONTENT_PROBLEMS: Readonly<Record<ContentProblem, string>> = {
  macros: 'has macros. Save it without macros.',
  other_content: 'is not what its name says: its content is of another kind.',
  not_text: 'is not plain text in UTF-8.',
};

function checkFiles(
  problems: Problems,
  row: NotificationTableRow,
  files: ReadonlyMap<string, FolderFile>,
): void {
  const names = namesOfCell(row.values.files);
  const refuse = (message: string) => problems.error(row.at('files'), message);
  if (names.length > MAX_FILES_PER_MESSAGE)
    refuse(`A message takes ${MAX_FILES_PER_MESSAGE} files at most.`);
  for (const name of names) {
    const file = files.get(name);
    if (file === undefined) {
      const hint = didYouMean(name, [...files.keys()]);
      refuse(`There is no file ${quoted(name)} in the folder ${quoted(FILES_FOLDER)}.${hint}`);
      continue;
    }
    const problem = fileProblem({ name, size: file.size });
    if (problem === 'type')
      refuse(`${quoted(name)} is of a kind that cannot be added. These can: ${FILE_TYPE_NAMES}.`);
    else if (problem === 'empty') refuse(`${quoted(name)} is empty.`);
    else if (problem === 'too_large')
      refuse(`${quoted(name)} is larger than ${MAX_FILE_BYTES / BYTES_PER_MB} MB.`);
    else if (file.problem !== null) refuse(`${quoted(name)} ${CONTENT_PROBLEMS[file.problem]}`);
  }
}

/** Checks `notifications.csv` and `system_messages.csv` and puts them into the plan. */
export function linkMessages(linking: Linking, rows: MessageRows): void {
  const { plan, stored, problems } = linking;
  for (const row of rows.notifications) {
    const { author, text, files } = row.values;
    if (author && !linking.isUser(author))
      linking.unknown(row.at('author'), 'user', author, [
        ...plan.users.keys(),
        ...stored.users.keys(),
      ]);
    checkFiles(problems, row, rows.files);
    const content = contentOfCell(text ?? '');
    if (checkContent(content) !== null)
      problems.error(row.at('text'), 'The text is too long for a message.');
    else if (isBlankContent(content) && namesOfCell(files).length === 0)
      problems.error(row.at('text'), 'A message needs a text or a file.');
  }
  linking.spread(rows.notifications, (organization, row) =>
    linking.addOnce(organization.notifications, row.values.key, organization, row, 'key'),
  );
  for (const row of rows.systemMessages) {
    const { key, html } = row.values;
    const before = plan.systemMessages.get(key);
    if (before !== undefined)
      problems.error(row.at('key'), `${quoted(key)} is given in line ${before.at().line} already.`);
    else if (key !== '') plan.systemMessages.set(key, row);
    if (html !== '' && isBlankHtml(safeHtml(html)))
      problems.error(row.at('html'), 'Nothing of this HTML can be shown.');
  }
}
