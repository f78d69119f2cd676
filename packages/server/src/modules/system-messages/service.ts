import { type Language, momentInTimeZone, type SystemMessage } from '@tavoite/model';
import type { Database } from '../../db/database.js';
import { localized } from '../../messages/texts.js';
import {
  countUnreadSystemMessages,
  findSystemMessages,
  markSystemMessagesRead,
  type SystemMessageRow,
} from './queries.js';

/** Who reads, in which language and by which clock. */
export interface SystemMessageReader {
  readonly userId: number;
  readonly language: Language;
  /** IANA name. */
  readonly timeZone: string | undefined;
}

function answer(row: SystemMessageRow, { language, timeZone }: SystemMessageReader): SystemMessage {
  return {
    id: row.id,
    title: localized(language, row.title, row.titleFi),
    text_value: localized(language, row.textValue, row.textValueFi),
    published: momentInTimeZone(row.publishedAt, timeZone),
    read: row.isRead,
    forced: row.forced,
  };
}

/** Messages of whoever runs the installation to all users. */
export function createSystemMessageService(database: Database) {
  const { global } = database;
  return {
    async list(reader: SystemMessageReader): Promise<SystemMessage[]> {
      const rows = await findSystemMessages(global, reader.userId);
      return rows.map((row) => answer(row, reader));
    },

    /** Those that are still to cover the user's screen. */
    async listForced(reader: SystemMessageReader): Promise<SystemMessage[]> {
      const rows = await findSystemMessages(global, reader.userId, { forced: true });
      return rows.map((row) => answer(row, reader));
    },

    countUnread(userId: number): Promise<number> {
      return countUnreadSystemMessages(database, userId);
    },

    /** Marks some or all as read; answers how many are left unread. */
    async markAsRead(userId: number, ids: readonly number[] | undefined): Promise<number> {
      await markSystemMessagesRead(global, userId, ids);
      return countUnreadSystemMessages(database, userId);
    },
  };
}

export type SystemMessageService = ReturnType<typeof createSystemMessageService>;
