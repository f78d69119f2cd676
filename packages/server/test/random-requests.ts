import fc from 'fast-check';

/** `pnpm test:security` sends many more requests than the usual run. */
export const IS_LONG = process.env.TAVOITE_SECURITY === 'full';

/** A filter: the usual run tries one in so many, `pnpm test:security` tries all. */
export const oneIn = (apart: number) => (_: unknown, index: number) =>
  IS_LONG || index % apart === 0;

/** Endpoints that sign their user out, which would leave the rest of the requests to a stranger. */
export const ENDING = ['logout', 'endSession'];

/**
 * What a property checks, for as long as the time lasts: a slow machine checks fewer requests. The
 * first is always checked, however long it takes, so that no property passes without any; that is
 * why fast-check's own limit is not used, which fails then.
 */
export function forAWhile<Args extends unknown[]>(
  limitMs: number,
  check: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  let deadline: number | undefined;
  return async (...args) => {
    if (!IS_LONG && deadline !== undefined && Date.now() > deadline) return;
    await check(...args);
    deadline ??= Date.now() + limitMs;
  };
}

/** Requests that are sent at once: while the database works on some, the server reads others. */
export const BATCH = 10;

export const inBatches = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.array(one, { minLength: BATCH, maxLength: BATCH });

/** A check of one, for all of a batch. */
export const ofEach =
  <T>(check: (one: T) => Promise<void>) =>
  async (batch: readonly T[]): Promise<void> => {
    await Promise.all(batch.map(check));
  };
