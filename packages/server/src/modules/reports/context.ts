import type pg from 'pg';
import type { Audit } from '../../auth/audit.js';
import type { SignedInUser } from '../../auth/signed-in.js';
import type { Config } from '../../config/config.js';
import type { Database, Queries } from '../../db/database.js';
import type { RequestContext } from '../../domain/request-context.js';
import type { Files } from '../../files/files.js';
import type { Jobs } from '../../jobs/jobs.js';
import type { MailQueue } from '../../mail/mail-queue.js';
import type { Render } from '../../render/index.js';
import type { ItemReader } from '../../render/items/index.js';
import type { WebhookEvents } from '../../webhooks/events.js';

/** A request about reports; who sends it matters. */
export interface ReportRequest extends RequestContext {
  readonly user: SignedInUser;
}

/** What the services of reports are made of. */
export interface ReportFoundation {
  readonly config: Pick<Config, 'publicUrl' | 'smtpUrl' | 'reportDays'>;
  readonly database: Database;
  readonly audit: Audit;
  readonly jobs: Jobs;
  readonly mails: MailQueue;
  readonly files: Files;
  readonly items: ItemReader;
  readonly render: Render;
  readonly webhookEvents: WebhookEvents;
}

/** A transaction that may queue jobs. */
export interface Writing {
  readonly tx: Queries;
  readonly client: pg.ClientBase;
}
