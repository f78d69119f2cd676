import {
  checkContent,
  fileProblem,
  isBlankContent,
  MAX_CONTENT_BYTES,
  MAX_FILES_PER_MESSAGE,
  MAX_TITLE_CHARACTERS,
  momentInTimeZone,
} from '@tavoite/model';
import type { ApiFailure } from '../../api/errors.js';
import { heldFile } from '../../core/heldFiles.js';
import type { Message } from '../../i18n/message.js';
import type { DraftFields, DraftFile } from './drafts.js';

/** Characters of `YYYY-MM-DDTHH:mm`. */
const MINUTES = 16;

/** The fields of the dialog, by the names that the server gives them. */
export const FIELDS = [
  'title',
  'text_value',
  'notification_recipients',
  'published',
  'files',
] as const;
export type Field = (typeof FIELDS)[number];

/** Where the problems of what is typed are shown. */
export const FIELD_OF: Readonly<Record<keyof DraftFields, Field>> = {
  title: 'title',
  content: 'text_value',
  send: 'notification_recipients',
  recipients: 'notification_recipients',
  later: 'published',
  publishAt: 'published',
};

export type Problems = Partial<Record<Field, Message[]>>;

/** Text that stands among the recipients and has not become one. */
export const unresolvedRecipient = (typed: string): Message | null =>
  typed.trim() === '' ? null : { key: 'recipient-unknown', values: { text: typed.trim() } };

/** What is wrong with a title that is too long, while it is typed. */
export const longTitleProblem = (title: string): Message | null =>
  title.trim().length > MAX_TITLE_CHARACTERS
    ? { key: 'title-too-long', values: { max: MAX_TITLE_CHARACTERS } }
    : null;

/**
 * What is wrong with the time at which a message is to be published: it has gone by, where the organisation is.
 * @param publishAt `YYYY-MM-DDTHH:mm`; null while it is not a day and a time
 */
export function pastProblem(
  publishAt: string | null,
  timeZone: string | undefined,
): Message | null {
  if (publishAt === null) return null;
  const now = momentInTimeZone(new Date(), timeZone).slice(0, MINUTES);
  return publishAt > now ? null : { key: 'time-past' };
}

/** What the server would refuse, as far as it can be told before; and a recipient left half typed. */
export function problemsOf(
  { title, content, send, recipients, later, publishAt }: DraftFields,
  { typedRecipient = '', timeZone }: { typedRecipient?: string; timeZone?: string } = {},
): Problems {
  const problems: Problems = {};
  const tooLong = longTitleProblem(title);
  if (title.trim() === '') problems.title = [{ key: 'title-required' }];
  else if (tooLong) problems.title = [tooLong];
  if (isBlankContent(content)) problems.text_value = [{ key: 'text-required' }];
  else {
    const found = checkContent(content);
    if (found)
      problems.text_value = [
        found.kind === 'too-large' || found.kind === 'too-many-blocks'
          ? { key: 'text-too-long', values: { kilobytes: MAX_CONTENT_BYTES / 1000 } }
          : { key: 'text-not-allowed', values: { value: found.value } },
      ];
  }
  const unresolved = unresolvedRecipient(typedRecipient);
  if (send && unresolved) problems.notification_recipients = [unresolved];
  else if (send && recipients.users.length === 0)
    problems.notification_recipients = [{ key: 'recipients-required' }];
  const past = pastProblem(publishAt, timeZone);
  if (later && publishAt === null) problems.published = [{ key: 'time-required' }];
  else if (later && past) problems.published = [past];
  return problems;
}

/** What the server refused, by field. */
export function refusedFields(failure: ApiFailure | null): Problems {
  if (!failure) return {};
  const entries = FIELDS.flatMap((field) => {
    const messages = [
      ...(failure.messages[field] ?? []),
      ...(field === 'notification_recipients' ? (failure.messages.send_notifications ?? []) : []),
    ];
    return messages.length > 0 ? [[field, messages.map((text) => ({ text }))] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Why a file will not be sent; null when it will. `place` counts the message's files from 0. */
export function fileRefusal(file: DraftFile, place: number): Message | null {
  if (!heldFile(file.id)) return { key: 'file-not-held' };
  if (place >= MAX_FILES_PER_MESSAGE)
    return { key: 'too-many-files', values: { max: MAX_FILES_PER_MESSAGE } };
  switch (fileProblem(file)) {
    case 'type':
      return { key: 'file-type-refused' };
    case 'empty':
      return { key: 'file-empty' };
    case 'too_large':
      return { key: 'file-too-large' };
    default:
      return null;
  }
}
