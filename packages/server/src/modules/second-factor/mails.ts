import { eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../../db/database.js';
import { user } from '../../db/schema/index.js';
import type { MailQueue } from '../../mail/mail-queue.js';
import { translate } from '../../messages/texts.js';

/** What a user is told of by mail. */
export type FactorChange =
  | 'authenticator_added'
  | 'authenticator_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_renewed'
  | 'recovery_code_used';

export interface ChangeMails {
  /** Queues the mail in the transaction of the change. */
  queue(userId: number, change: FactorChange, client: pg.ClientBase): Promise<void>;
  /** Sends what committed transactions have queued. */
  wake(): void;
}

/** Mails to users whose second factors have changed. */
export function createChangeMails(
  mails: MailQueue,
  database: Database,
  publicUrl: string,
): ChangeMails {
  const queueMails = mails.define<{ userId: number; change: FactorChange }>('second-factor', {
    async compose({ userId, change }) {
      const [owner] = await database.global.select().from(user).where(eq(user.id, userId));
      if (owner?.status !== 'active') return null;
      const { language, name, email } = owner;
      return {
        to: { name, address: email },
        subject: translate(language, 'second_factor_mail_subject'),
        text: translate(language, 'second_factor_mail_body', {
          what: translate(language, `second_factor_mail_${change}`),
          link: publicUrl,
        }),
      };
    },
  });
  return {
    queue: (userId, change, client) => queueMails([{ data: { userId, change } }], client),
    wake: () => mails.wake(),
  };
}
