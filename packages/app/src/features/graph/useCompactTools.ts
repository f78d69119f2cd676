import { MOBILE_QUERY, useMediaQuery } from '@tavoite/ui';

/** Narrower windows have no room for the switches of a graph and the names of its tools in one row. */
const ROOMY_QUERY = '(min-width: 1366px)';

/** Whether what can be done with a graph is icons only; on a phone it has a row below the graph. */
export function useCompactTools(): boolean {
  const isRoomy = useMediaQuery(ROOMY_QUERY);
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  return !isRoomy && !isNarrow;
}
