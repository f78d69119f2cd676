import type { Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { ASK_FOR_METRICS } from './worker-messages.js';

/*
 * Workers share one port, so whoever asks for figures gets to any of them. That one asks the parent, which
 * asks them all and adds up what they say.
 */

const TOLD = 'tavoite:metrics';

interface Told {
  readonly type: typeof TOLD;
  readonly text?: string;
  readonly problem?: string;
}

const isTold = (message: unknown): message is Told =>
  (message as { type?: unknown } | null)?.type === TOLD;

/** In a worker: has its figures taken along when the parent asks. */
export function shareMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  // Listens for the parent.
  new AggregatorRegistry();
}

/** In a worker: the figures of all workers. Rejects when one of them does not answer in time. */
export function metricsOfAllWorkers(): Promise<string> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      if (!isTold(message)) return;
      process.off('message', onMessage);
      if (message.text === undefined) reject(new Error(message.problem));
      else resolve(message.text);
    };
    process.on('message', onMessage);
    process.send?.(ASK_FOR_METRICS);
  });
}

let aggregator: AggregatorRegistry<typeof Registry.PROMETHEUS_CONTENT_TYPE> | undefined;

/** In the parent: answers a worker that has asked. */
export async function tellMetrics(worker: Worker): Promise<void> {
  aggregator ??= new AggregatorRegistry();
  const told: Told = await aggregator.clusterMetrics().then(
    (text) => ({ type: TOLD, text }),
    ({ message }: Error) => ({ type: TOLD, problem: message }),
  );
  if (worker.isConnected()) worker.send(told);
}
