import { WEBHOOK_TEST, type WebhookDelivery, type WebhookEvent } from '@tavoite/model';
import type { MessageKey } from '../../i18n/message.js';

/** Names of what webhooks are told of. */
export const EVENT_WORDS: Readonly<Record<WebhookEvent | typeof WEBHOOK_TEST, MessageKey>> = {
  'month.closed': 'webhook-month-closed',
  'target.turned_red': 'webhook-target-red',
  'report.sent': 'webhook-report-sent',
  [WEBHOOK_TEST]: 'webhook-test',
};

export const STATUS_WORDS: Readonly<Record<WebhookDelivery['status'], MessageKey>> = {
  queued: 'webhook-queued',
  delivered: 'webhook-delivered',
  failed: 'webhook-failed',
};
