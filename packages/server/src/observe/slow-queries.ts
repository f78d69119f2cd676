import { queryDone } from './topics.js';

const SLOW_MS = 1_000;
/** Enough to find the statement in the sources. */
const MAX_STATEMENT_LENGTH = 400;

interface SlowQuery {
  readonly request: string | undefined;
  readonly ms: number;
  readonly statement: string;
}

/** Tells of statements that take longer than a second. Answers how to stop. */
export function watchSlowQueries(onSlow: (query: SlowQuery) => void): () => void {
  return queryDone.hear(({ work, ms, statement }) => {
    if (ms < SLOW_MS) return;
    onSlow({
      request: work?.id,
      ms: Math.round(ms),
      statement: statement.slice(0, MAX_STATEMENT_LENGTH),
    });
  });
}
