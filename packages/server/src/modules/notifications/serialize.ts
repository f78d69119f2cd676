import {
  type DeliveryCounts,
  type DeliveryStatus,
  momentInTimeZone,
  type Notification,
  type NotificationFile,
} from '@tavoite/model';
import type { FileLink } from '../../files/index.js';
import type { FileRow, NotificationRow, RecipientRow } from './queries.js';

/** A recipient's row has finer states: what waits to be queued or is being sent is queued for users. */
export const DELIVERY_STATUS = {
  pending: 'queued',
  queued: 'queued',
  sending: 'queued',
  sent: 'sent',
  failed: 'failed',
  unknown: 'unknown',
} as const satisfies Record<RecipientRow['status'], DeliveryStatus>;

/** What is only told to managers. */
export interface ManagerFacts {
  readonly readCount: number;
  readonly memberCount: number;
  readonly mailsToFiles: boolean;
}

export interface NotificationParts {
  readonly row: NotificationRow;
  readonly files: readonly FileRow[];
  readonly recipients: readonly RecipientRow[];
  /** null for readers who are no managers. */
  readonly facts: ManagerFacts | null;
  readonly linkOf: FileLink;
  readonly timeZone: string;
}

function fileAnswer(
  { id, title, size }: FileRow,
  linkOf: FileLink,
  notificationId: number,
): NotificationFile {
  return { id, file_title: title, size, notification_file: linkOf(id, notificationId) };
}

function countsOf(
  recipients: readonly RecipientRow[],
  isMailed: boolean,
  toFiles: boolean,
): DeliveryCounts {
  const counts = { queued: 0, sent: 0, failed: 0, unknown: 0, to_files: toFiles };
  for (const { status, isChosen } of recipients) {
    const shown = DELIVERY_STATUS[status];
    if (shown !== 'queued' || (isChosen && isMailed)) counts[shown]++;
  }
  return counts;
}

function stateOf({ waitsForFiles, isPublished }: NotificationRow): Notification['state'] {
  if (waitsForFiles) return 'waiting';
  return isPublished ? 'published' : 'scheduled';
}

/** A notification as the API answers it. */
export function notificationAnswer({
  row,
  files,
  recipients,
  facts,
  linkOf,
  timeZone,
}: NotificationParts): Notification {
  return {
    id: row.id,
    title: row.title,
    text_value: row.textValue,
    published: momentInTimeZone(row.publishedAt, timeZone),
    read: row.isRead,
    send_notifications: row.sendNotifications,
    notification_recipients: recipients
      .filter(({ isChosen }) => isChosen)
      .map(({ userId }) => userId),
    files: files.map((file) => fileAnswer(file, linkOf, row.id)),
    author: row.authorId === null ? null : { id: row.authorId, name: row.authorName ?? '' },
    edited: row.editedAt && momentInTimeZone(row.editedAt, timeZone),
    state: stateOf(row),
    ...(facts && {
      read_count: facts.readCount,
      member_count: facts.memberCount,
      deliveries: countsOf(recipients, row.sendNotifications, facts.mailsToFiles),
    }),
  };
}
