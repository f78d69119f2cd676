import { z } from 'zod';
import { WEBHOOK_DELIVERY_STATUSES, WEBHOOK_EVENTS, WEBHOOK_TEST } from '../api/limits.js';
import { organizationUser } from './user.js';

/** An address that is told of events; its secret is shown once, when it is made. */
export const webhook = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  enabled: z.boolean(),
  /** When it was switched off because messages could not be delivered; null while it was not. */
  switched_off_at: z.string().nullable(),
  created_at: z.string(),
});
export type Webhook = z.infer<typeof webhook>;

/** One message to one webhook, and how it went last. */
export const webhookDelivery = z.object({
  id: z.number().int(),
  /** The header `webhook-id`: the same each time that it is sent. */
  message: z.string(),
  type: z.enum([...WEBHOOK_EVENTS, WEBHOOK_TEST]),
  status: z.enum(WEBHOOK_DELIVERY_STATUSES),
  attempts: z.number().int(),
  /** Of the last attempt, as are the next ones; null where there was no answer. */
  response_status: z.number().int().nullable(),
  duration_ms: z.number().int().nullable(),
  /** What went wrong, in the language of the user. */
  error: z.string().nullable(),
  /** The beginning of what the receiver answered. */
  answer: z.string().nullable(),
  created_at: z.string(),
  tried_at: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const named = z.object({ id: z.number().int(), name: z.string(), name_fi: z.string().nullable() });
const messageOf = <Type extends string, Data extends z.ZodRawShape>(type: Type, data: Data) =>
  z.object({
    type: z.literal(type),
    /** When it happened. */
    timestamp: z.string(),
    data: z.object({ organization: named, ...data }),
  });

/** What webhooks are sent. Numbers are those of the API; titles are in both languages. */
export const webhookMessage = z.discriminatedUnion('type', [
  messageOf('month.closed', {
    /** `YYYY-MM`. */
    month: z.string(),
    /** The entry in the list of changes. */
    change: z.number().int(),
    /** How many estimates were verified. */
    figures: z.number().int(),
    user: organizationUser,
  }),
  messageOf('target.turned_red', {
    target: z.object({
      id: z.number().int(),
      title: z.string(),
      title_fi: z.string().nullable(),
      target_group: z.number().int(),
      unit: z.string(),
      measurement_type_prefix: z.string(),
      reversed_target: z.boolean(),
    }),
    period: z.object({ start_date: z.string(), end_date: z.string() }),
    current_value: z.number().nullable(),
    target_value: z.number().nullable(),
    compare_value: z.number().nullable(),
    /** 100 for all of the target; null where a share would say nothing true. */
    percent_done: z.number().nullable(),
    is_verified: z.boolean(),
  }),
  messageOf('report.sent', {
    report: z.object({ id: z.number().int(), title: z.string() }),
    /** The entry in the list of what was sent. */
    send: z.number().int(),
    recipients: z.number().int(),
    /** The schedule that sent it; null where a user did. */
    schedule: z.number().int().nullable(),
  }),
  messageOf(WEBHOOK_TEST, { webhook: z.object({ id: z.number().int(), name: z.string() }) }),
]);
export type WebhookMessage = z.infer<typeof webhookMessage>;
