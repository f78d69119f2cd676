import {
  type Contract,
  type EndpointRequest,
  type Language,
  MAX_WEBHOOKS,
  WEBHOOK_TEST,
  type Webhook,
  type WebhookDelivery,
} from '@tavoite/model';
import type { Audit, AuditEvent } from '../../auth/audit.js';
import type { SecretBox } from '../../auth/second-factor/secret-box.js';
import type { SignedInUser } from '../../auth/signed-in.js';
import type { Queries } from '../../db/database.js';
import type { RequestContext } from '../../domain/request-context.js';
import type { Jobs } from '../../jobs/jobs.js';
import { FieldError, NotFoundError, nonFieldError } from '../../messages/errors.js';
import { isTextKey, translate } from '../../messages/texts.js';
import { type Addresses, AddressRefused } from '../../webhooks/addresses.js';
import type { WebhookEvents } from '../../webhooks/events.js';
import { newWebhookSecret } from '../../webhooks/secrets.js';
import type { TargetWatch } from '../../webhooks/target-watch.js';
import {
  type DeliveryRow,
  deleteWebhook,
  findDeliveries,
  findDelivery,
  findWebhook,
  findWebhooks,
  insertWebhook,
  lockWebhooks,
  updateWebhook,
  type WebhookRow,
} from './queries.js';

interface KeeperRequest extends RequestContext {
  readonly user: SignedInUser;
}

type CreateBody = EndpointRequest<Contract['createWebhook']>['body'];
type ChangeBody = EndpointRequest<Contract['changeWebhook']>['body'];

const answerOf = ({ id, name, url, events, enabled, ...row }: WebhookRow): Webhook => ({
  id,
  name,
  url,
  events,
  enabled,
  switched_off_at: row.switchedOffAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
});

const deliveryAnswer = (language: Language, row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  message: row.message,
  type: row.type,
  status: row.status,
  attempts: row.attempts,
  response_status: row.responseStatus,
  duration_ms: row.durationMs,
  error:
    row.error !== null && isTextKey(row.error)
      ? translate(language, row.error, { status: row.responseStatus ?? '' })
      : row.error,
  answer: row.answer,
  created_at: row.createdAt.toISOString(),
  tried_at: row.triedAt?.toISOString() ?? null,
});

/** What the history tells of a webhook; never its secret. */
const told = ({ name, url, events, enabled }: WebhookRow) => ({ name, url, events, enabled });

/** Addresses that are told of events. */
export function createWebhookService({
  addresses,
  audit,
  jobs,
  targetWatch,
  webhookEvents,
  webhookSecrets,
}: {
  readonly addresses: Addresses;
  readonly audit: Audit;
  readonly jobs: Jobs;
  readonly targetWatch: TargetWatch;
  readonly webhookEvents: WebhookEvents;
  readonly webhookSecrets: SecretBox;
}) {
  async function checkUrl(url: string): Promise<void> {
    try {
      await addresses.checkName(url);
    } catch (error) {
      if (!(error instanceof AddressRefused)) throw error;
      throw new FieldError({ url: ['webhook_address_refused'] });
    }
  }

  const note = (
    tx: Queries,
    { organization, user }: KeeperRequest,
    event: AuditEvent,
    id: number,
    detail: object,
  ) =>
    audit.record(
      event,
      { userId: user.id, organizationId: organization.id, detail: { webhook: id, ...detail } },
      tx,
    );

  async function mustFind(tx: Queries, organizationId: number, id: number): Promise<WebhookRow> {
    const row = await findWebhook(tx, organizationId, id);
    if (!row) throw new NotFoundError();
    return row;
  }

  return {
    list: async ({ organization, inOrganization }: KeeperRequest): Promise<Webhook[]> =>
      (await inOrganization((tx) => findWebhooks(tx, organization.id))).map(answerOf),

    /** @throws FieldError for an address that nothing may be sent to, and for too many webhooks */
    async create(request: KeeperRequest, fields: CreateBody) {
      await checkUrl(fields.url);
      const { organization } = request;
      const { secret, sealed } = await newWebhookSecret(webhookSecrets, organization.id);
      const isWatching = fields.events.includes('target.turned_red');
      const seen = isWatching ? await targetWatch.look(organization) : null;
      const row = await request.inOrganization(async (tx) => {
        await lockWebhooks(tx, organization.id);
        if ((await findWebhooks(tx, organization.id)).length >= MAX_WEBHOOKS)
          throw nonFieldError({ key: 'too_many_webhooks', values: { max: MAX_WEBHOOKS } });
        const made = await insertWebhook(tx, {
          ...fields,
          organizationId: organization.id,
          secret: sealed,
        });
        await targetWatch.follow(tx, organization.id, seen);
        await note(tx, request, 'webhook_added', made.id, { after: told(made) });
        return made;
      });
      await targetWatch.queueChecks();
      return { ...answerOf(row), secret };
    },

    async change(request: KeeperRequest, id: number, fields: ChangeBody): Promise<Webhook> {
      if (fields.url !== undefined) await checkUrl(fields.url);
      const { organization } = request;
      const seen = await targetWatch.look(organization);
      const row = await request.inOrganization(async (tx) => {
        await lockWebhooks(tx, organization.id);
        const before = await mustFind(tx, organization.id, id);
        const fresh = fields.enabled === true && { failures: 0, switchedOffAt: null };
        const after = await updateWebhook(tx, organization.id, id, { ...fields, ...fresh });
        await targetWatch.follow(tx, organization.id, seen);
        const detail = { before: told(before), after: told(after) };
        await note(tx, request, 'webhook_changed', id, detail);
        return after;
      });
      await targetWatch.queueChecks();
      return answerOf(row);
    },

    async delete(request: KeeperRequest, id: number): Promise<void> {
      const { organization } = request;
      await request.inOrganization(async (tx) => {
        await lockWebhooks(tx, organization.id);
        const before = await mustFind(tx, organization.id, id);
        await deleteWebhook(tx, organization.id, id);
        await targetWatch.follow(tx, organization.id, null);
        await note(tx, request, 'webhook_deleted', id, { before: told(before) });
      });
    },

    async renewSecret(request: KeeperRequest, id: number) {
      const { organization } = request;
      const { secret, sealed } = await newWebhookSecret(webhookSecrets, organization.id);
      const row = await request.inOrganization(async (tx) => {
        await mustFind(tx, organization.id, id);
        const renewed = await updateWebhook(tx, organization.id, id, { secret: sealed });
        await note(tx, request, 'webhook_secret_renewed', id, { name: renewed.name });
        return renewed;
      });
      return { ...answerOf(row), secret };
    },

    async test(request: KeeperRequest, id: number): Promise<WebhookDelivery> {
      const { organization, language } = request;
      const row = await request.inOrganization(async (tx) => {
        const { name } = await mustFind(tx, organization.id, id);
        const of = { organizationId: organization.id, webhookId: id };
        const data = { webhook: { id, name } };
        const deliveryId = await webhookEvents.tellOne(tx, of, WEBHOOK_TEST, data);
        return findDelivery(tx, organization.id, deliveryId);
      });
      if (!row) throw new NotFoundError();
      jobs.wake('webhook');
      return deliveryAnswer(language, row);
    },

    async deliveries(request: KeeperRequest, id: number): Promise<WebhookDelivery[]> {
      const { organization, language } = request;
      const rows = await request.inOrganization(async (tx) => {
        await mustFind(tx, organization.id, id);
        return findDeliveries(tx, organization.id, id);
      });
      return rows.map((row) => deliveryAnswer(language, row));
    },

    /** What waits for its next attempt is sent at once. */
    async resend(request: KeeperRequest, id: number): Promise<WebhookDelivery> {
      const { organization, language } = request;
      const row = await request.inOrganization(async (tx) => {
        if (!(await findDelivery(tx, organization.id, id))) throw new NotFoundError();
        await webhookEvents.queue(tx, organization.id, id);
        return findDelivery(tx, organization.id, id);
      });
      if (!row) throw new NotFoundError();
      jobs.wake('webhook');
      return deliveryAnswer(language, row);
    },
  };
}

export type WebhookService = ReturnType<typeof createWebhookService>;
