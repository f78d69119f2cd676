/*
 * Stands in for Immer, which Redux Toolkit brings: 4 kB of the first load that this app has no use for,
 * because its reducers return the new state (ADR 0020). One that writes into the old state and returns
 * nothing fails at once; one that does both is reported by Toolkit's check in development and in tests.
 */

const itself = <Value>(value: Value): Value => value;
const no = () => false;

export const produce = <State>(state: State, change: (state: State) => State): State =>
  change(state);
export {
  itself as current,
  itself as freeze,
  itself as original,
  no as isDraft,
  no as isDraftable,
};
