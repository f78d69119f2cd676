import type { Handlers } from '../../http/route.js';
import { listAnswer } from '../../json/list-answer.js';
import type { Services } from '../../services.js';

/** Addresses that are told of events. */
export const webhookRoutes = ({ webhooks }: Services) =>
  ({
    listWebhooks: async (request) => listAnswer(await webhooks.list(request)),
    createWebhook: (request) => webhooks.create(request, request.body),
    changeWebhook: (request) => webhooks.change(request, request.params.id, request.body),
    deleteWebhook: async (request) => {
      await webhooks.delete(request, request.params.id);
      return '' as const;
    },
    renewWebhookSecret: (request) => webhooks.renewSecret(request, request.params.id),
    testWebhook: (request) => webhooks.test(request, request.params.id),
    listWebhookDeliveries: async (request) =>
      listAnswer(await webhooks.deliveries(request, request.params.id)),
    resendWebhookDelivery: (request) => webhooks.resend(request, request.params.id),
  }) satisfies Partial<Handlers>;
