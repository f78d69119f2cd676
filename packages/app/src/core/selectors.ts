type Selector<State, Value, Params extends unknown[] = []> = (
  state: State,
  ...params: Params
) => Value;

/**
 * A selector that derives a value from what one or more other selectors give, again only when one of
 * these has changed since the last time. Only the last selector of several may take parameters.
 */
export function createSelector<State, Input, Params extends unknown[], Value>(
  input: Selector<State, Input, Params>,
  derive: (input: Input) => Value,
): Selector<State, Value, Params>;
export function createSelector<State, First, Last, Params extends unknown[], Value>(
  inputs: readonly [Selector<State, First>, Selector<State, Last, Params>],
  derive: (first: First, last: Last) => Value,
): Selector<State, Value, Params>;
export function createSelector<State, First, Second, Last, Params extends unknown[], Value>(
  inputs: readonly [Selector<State, First>, Selector<State, Second>, Selector<State, Last, Params>],
  derive: (first: First, second: Second, last: Last) => Value,
): Selector<State, Value, Params>;
export function createSelector(
  given: Selector<unknown, unknown, unknown[]> | readonly Selector<unknown, unknown, unknown[]>[],
  derive: (...inputs: unknown[]) => unknown,
): Selector<unknown, unknown, unknown[]> {
  const selectors = typeof given === 'function' ? [given] : given;
  let last: { inputs: unknown[]; value: unknown } | undefined;
  return (state, ...params) => {
    const inputs = selectors.map((select) => select(state, ...params));
    const known = last;
    if (known && inputs.every((input, at) => Object.is(input, known.inputs[at])))
      return known.value;
    const value = derive(...inputs);
    last = { inputs, value };
    return value;
  };
}
