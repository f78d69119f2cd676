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
import type { TextKey } from '../messages/texts.js';
import { fault } from './faults.js';
import { didYouMean, quoted } from './hints.js';
import { givenInLine, type Linking } from './linking.js';
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

const CONTENT_PROBLEMS: Readonly<Record<ContentProblem, TextKey>> = {
  macros: 'fault_attached_macros',
  other_content: 'fault_attached_other',
  not_text: 'fault_attached_not_text',
};

function checkFiles(
  problems: Problems,
  row: NotificationTableRow,
  files: ReadonlyMap<string, FolderFile>,
): void {
  const names = namesOfCell(row.values.files);
  const refuse = (...of: Parameters<typeof fault>) => problems.error(row.at('files'), fault(...of));
  if (names.length > MAX_FILES_PER_MESSAGE)
    refuse('fault_too_many_files', { max: MAX_FILES_PER_MESSAGE });
  for (const name of names) {
    const file = files.get(name);
    if (file === undefined) {
      const hint = didYouMean(name, [...files.keys()]);
      refuse('fault_no_file', { name: quoted(name), folder: quoted(FILES_FOLDER), hint });
      continue;
    }
    const problem = fileProblem({ name, size: file.size });
    if (problem === 'type')
      refuse('fault_file_kind', { name: quoted(name), allowed: FILE_TYPE_NAMES });
    else if (problem === 'empty') refuse('fault_attached_empty', { name: quoted(name) });
    else if (problem === 'too_large')
      refuse('fault_attached_large', {
        name: quoted(name),
        megabytes: MAX_FILE_BYTES / BYTES_PER_MB,
      });
    else if (file.problem !== null) refuse(CONTENT_PROBLEMS[file.problem], { name: quoted(name) });
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
      problems.error(row.at('text'), fault('fault_message_too_long'));
    else if (isBlankContent(content) && namesOfCell(files).length === 0)
      problems.error(row.at('text'), fault('fault_message_empty'));
  }
  linking.spread(rows.notifications, (organization, row) =>
    linking.addOnce(organization.notifications, row.values.key, organization, row, 'key'),
  );
  for (const row of rows.systemMessages) {
    const { key, html } = row.values;
    const before = plan.systemMessages.get(key);
    if (before !== undefined) problems.error(row.at('key'), givenInLine(key, before));
    else if (key !== '') plan.systemMessages.set(key, row);
    if (html !== '' && isBlankHtml(safeHtml(html)))
      problems.error(row.at('html'), fault('fault_html_empty'));
  }
}
