/** Beyond it, codes of authenticator apps and signed addresses begin to fail. */
const MAX_CLOCK_DIFFERENCE_MS = 5_000;

const STATEMENT = 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms';

/**
 * By how many milliseconds this machine and the database disagree on the time, at least.
 *
 * @param ask runs a statement in the database
 * @param now this machine's time in milliseconds
 */
export async function clockDifference(
  ask: (statement: string) => Promise<{ readonly rows: readonly { readonly ms: number }[] }>,
  now: () => number = Date.now,
): Promise<number> {
  const before = now();
  const { rows } = await ask(STATEMENT);
  const after = now();
  const there = rows[0]?.ms ?? 0;
  // They agree if it was asked at any moment in between.
  return there < before ? before - there : Math.max(0, there - after);
}

/** The sentence for the operator; undefined where they agree. */
export function clockProblem(differenceMs: number): string | undefined {
  if (differenceMs <= MAX_CLOCK_DIFFERENCE_MS) return undefined;
  return (
    `The clock of this machine and that of the database are ${Math.round(differenceMs / 1000)} seconds apart: ` +
    'sign-in codes and links to files fail.'
  );
}

/**
 * Compares the clocks now and then.
 *
 * @param onProblem takes the sentence, once until they agree again
 */
export function watchClock(
  ask: Parameters<typeof clockDifference>[0],
  onProblem: (sentence: string) => void,
  everyMs = 60_000,
): () => void {
  let isTold = false;
  const look = async () => {
    const problem = clockProblem(await clockDifference(ask));
    if (problem !== undefined && !isTold) onProblem(problem);
    isTold = problem !== undefined;
  };
  // While the database is away there is nothing to compare with.
  const timer = setInterval(() => look().catch(() => undefined), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
