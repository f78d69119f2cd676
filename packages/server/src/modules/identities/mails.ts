import type { IdentityProvider } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../../db/database.js';
import { user } from '../../db/schema/index.js';
import type { MailQueue } from '../../mail/mail-queue.js';
import { translate } from '../../messages/texts.js';

export interface LinkChange {
  readonly userId: number;
  readonly provider: IdentityProvider;
  readonly change: 'linked' | 'unlinked';
}

/** Mails to users to whom an account was linked, or from whom one was unlinked. */
export function createLinkMails(
  mails: MailQueue,
  database: Database,
  publicUrl: string,
  oidcName: string,
) {
  const names: Readonly<Record<IdentityProvider, string>> = {
    google: 'Google',
    azure: 'Microsoft',
    oidc: oidcName,
  };
  const queueMails = mails.define<LinkChange>('identity', {
    async compose({ userId, provider, change }) {
      const [owner] = await database.global.select().from(user).where(eq(user.id, userId));
      if (owner?.status !== 'active') return null;
      const { language, name, email } = owner;
      const values = { provider: names[provider], link: publicUrl };
      return {
        to: { name, address: email },
        subject: translate(language, 'identity_mail_subject'),
        text: translate(language, `identity_mail_${change}`, values),
      };
    },
  });
  return {
    /** Queues the mail in the transaction of the change. */
    queue: (change: LinkChange, client: pg.ClientBase) => queueMails([{ data: change }], client),
    /** Sends what committed transactions have queued. */
    wake: () => mails.wake(),
  };
}
