import { z } from 'zod';
import { webhook, webhookDelivery } from '../../entities/webhook.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { idParams, listOf, noContent } from '../fields.js';
import {
  MAX_WEBHOOK_NAME_CHARACTERS,
  MAX_WEBHOOK_URL_CHARACTERS,
  WEBHOOK_EVENTS,
} from '../limits.js';

const fields = z.object({
  name: z.string().trim().min(1, 'required').max(MAX_WEBHOOK_NAME_CHARACTERS, 'too_long'),
  url: z.string().trim().min(1, 'required').max(MAX_WEBHOOK_URL_CHARACTERS, 'too_long'),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1, 'required').max(WEBHOOK_EVENTS.length),
  enabled: z.boolean(),
});
const withSecret = webhook.extend({
  /** `whsec_…`, by which the receiver tells who sends: shown in this answer only. */
  secret: z.string(),
});

export const listWebhooks = defineEndpoint({
  ...calls.listWebhooks,
  summary: 'Webhooks of the organisation, newest first',
  access: 'organization_manager',
  answer: listOf(webhook),
});

export const createWebhook = defineEndpoint({
  ...calls.createWebhook,
  summary: 'Make a webhook; its secret is shown in this answer only',
  access: 'organization_manager',
  body: fields.extend({ enabled: z.boolean().default(true) }),
  answer: withSecret,
  status: 201,
});

/** Switching on what was switched off lets it begin afresh. */
export const changeWebhook = defineEndpoint({
  ...calls.changeWebhook,
  summary: 'Change a webhook, or switch it on or off',
  access: 'organization_manager',
  params: idParams,
  body: fields.partial(),
  answer: webhook,
});

export const deleteWebhook = defineEndpoint({
  ...calls.deleteWebhook,
  summary: 'Delete a webhook and the list of its deliveries',
  access: 'organization_manager',
  params: idParams,
  answer: noContent,
  status: 204,
});

/** The secret before is worth nothing from then on. */
export const renewWebhookSecret = defineEndpoint({
  ...calls.renewWebhookSecret,
  summary: 'Give a webhook a new secret, which is shown in this answer only',
  access: 'organization_manager',
  params: idParams,
  answer: withSecret,
});

/** Also while it is switched off. */
export const testWebhook = defineEndpoint({
  ...calls.testWebhook,
  summary: 'Send a test to a webhook',
  access: 'organization_manager',
  params: idParams,
  answer: webhookDelivery,
  status: 201,
});

export const listWebhookDeliveries = defineEndpoint({
  ...calls.listWebhookDeliveries,
  summary: 'The newest fifty messages to a webhook, with how each one went',
  access: 'organization_manager',
  params: idParams,
  answer: listOf(webhookDelivery),
});

/** The same message under the same id, from the first attempt on. */
export const resendWebhookDelivery = defineEndpoint({
  ...calls.resendWebhookDelivery,
  summary: 'Send a message to a webhook again',
  access: 'organization_manager',
  params: idParams,
  answer: webhookDelivery,
});
