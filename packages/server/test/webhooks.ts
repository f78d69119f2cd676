import { contract, type WebhookDelivery, type WebhookEvent } from '@tavoite/model';
import type { Receiver } from './receiver.js';
import type { TestServer, TestUser } from './server.js';
import { execute } from './template.js';
import { until } from './until.js';

/** Settings under which a receiver on this machine may be sent something. */
export const RECEIVING = { webhookNetworks: ['127.0.0.0/8', '::1'] };

/** What tests do with webhooks, as a manager does it. */
export function webhooksOf(server: TestServer, receiver: Receiver) {
  const attempts = async (token: string, id: number): Promise<WebhookDelivery[]> =>
    (await server.call(contract.listWebhookDeliveries, { token, params: { id } })).body.results;
  return {
    attempts,

    async make({ token }: TestUser, events: WebhookEvent[] = ['month.closed'], url = receiver.url) {
      const body = { name: 'Ledger', url, events, enabled: true };
      const answer = await server.call(contract.createWebhook, { token, body });
      expect([answer.status, answer.text]).toEqual([201, expect.anything()]);
      return answer.body;
    },

    /** Resolves with the newest delivery when none waits for its first attempt. */
    async tried({ token }: TestUser, id: number): Promise<WebhookDelivery | undefined> {
      await until(async () =>
        (await attempts(token, id)).every((one) => one.status !== 'queued' || one.attempts > 0),
      );
      return (await attempts(token, id))[0];
    },

    /** Has waited long enough for what is to be tried again. */
    async pass(): Promise<void> {
      await execute(
        server.connection,
        `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`,
      );
      server.services.jobs.wake('webhook');
    },
  };
}
