/** What a worker sends to its parent to get the figures of all workers. */
export const ASK_FOR_METRICS = 'tavoite:ask-for-metrics';
