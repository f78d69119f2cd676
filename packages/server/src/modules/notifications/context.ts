import type pg from 'pg';
import type { Audit } from '../../auth/audit.js';
import type { SignedInUser } from '../../auth/signed-in.js';
import type { Config } from '../../config/config.js';
import type { Database, Queries } from '../../db/database.js';
import type { RequestContext } from '../../domain/request-context.js';
import type { Files } from '../../files/index.js';
import type { MailQueue } from '../../mail/mail-queue.js';
import type { Reader } from './queries.js';

/** A request about notifications; who reads and writes them matters. */
export interface NotificationRequest extends RequestContext {
  readonly user: SignedInUser;
}

/** What the services of notifications are made of. */
export interface NotificationFoundation {
  readonly config: Pick<Config, 'publicUrl' | 'smtpUrl' | 'mailSender'>;
  readonly database: Database;
  readonly audit: Audit;
  readonly mails: MailQueue;
  readonly files: Pick<Files, 'links' | 'remove'>;
}

/** A transaction that may queue jobs. */
export interface Writing {
  readonly tx: Queries;
  readonly client: pg.ClientBase;
}

export function readerOf({ organization, user }: NotificationRequest): Reader {
  return {
    organizationId: organization.id,
    userId: user.id,
    isManager: user.flags.notification_manager,
  };
}
