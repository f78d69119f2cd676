import { eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../db/database.js';
import { user } from '../db/schema/index.js';
import { writeLetter } from '../mail/letter.js';
import type { MailQueue } from '../mail/mail-queue.js';
import { translate } from '../messages/texts.js';

type Language = typeof user.$inferSelect.language;

export interface AccountMails<Change> {
  /** Queues the mail in the transaction of the change. */
  queue(change: Change, client: pg.ClientBase): Promise<void>;
  /** Sends what committed transactions have queued. */
  wake(): void;
}

/**
 * Mails that tell users of a change in how they sign in.
 * @param name of the queue
 * @param compose the text in the user's language
 */
export function createAccountMails<Change extends { readonly userId: number }>(
  {
    mails,
    database,
    config: { publicUrl },
  }: {
    readonly mails: MailQueue;
    readonly database: Database;
    readonly config: { readonly publicUrl: string };
  },
  name: string,
  compose: (change: Change, language: Language) => { subject: string; text: string },
): AccountMails<Change> {
  const queueMails = mails.define<Change>(name, {
    async compose(change) {
      const [owner] = await database.global.select().from(user).where(eq(user.id, change.userId));
      if (owner?.status !== 'active') return null;
      const { language, name: ownName, email } = owner;
      const letter = {
        language,
        ...compose(change, language),
        link: publicUrl,
        action: translate(language, 'letter_open'),
      };
      return { to: { name: ownName, address: email }, ...writeLetter(letter) };
    },
  });
  return {
    queue: (change, client) => queueMails([{ data: change }], client),
    wake: () => mails.wake(),
  };
}
