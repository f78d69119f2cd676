import { isDeepStrictEqual } from 'node:util';
import { StaleError } from '../messages/errors.js';

/** @throws StaleError with what is there now, if it is not what the caller saw */
export function mustBe<T extends object>(now: T, was: Partial<T>): void {
  const isSame = Object.entries(was).every(([name, value]) =>
    isDeepStrictEqual(now[name as keyof T], value),
  );
  if (!isSame) throw new StaleError(now);
}
