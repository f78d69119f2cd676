/*
 * Stands in for Reselect, which Redux Toolkit brings: its selectors keep an answer for every argument they
 * have ever had, and count their own work. Ours keep the last one, which is all that screens need.
 */

type Read = (...args: unknown[]) => unknown;

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => Object.is(value, other[index]));

/** The same answer while the arguments are the same. */
function remembered(read: Read): Read {
  let last: { args: unknown[]; answer: unknown } | undefined;
  return (...args) => {
    if (!last || !areSame(last.args, args)) last = { args, answer: read(...args) };
    return last.answer;
  };
}

/** The input selectors, one by one or as a list, then what makes the answer of theirs. */
export function createSelector(...parts: (Read | Read[])[]): Read {
  const reads = parts.flat();
  const combine = remembered(reads.pop() as Read);
  return remembered((...args) => combine(...reads.map((read) => read(...args))));
}

/** Of Toolkit's entity adapters, which nothing uses. */
export const createSelectorCreator = () => createSelector;
export { remembered as lruMemoize, remembered as weakMapMemoize };
