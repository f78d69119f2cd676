import { useEffect } from 'react';
import { LINKED_ORGANIZATION } from './addresses.js';
import { useSearch } from './useSearch.js';

/** What any address may say; `api-token` and `org-id` go by themselves. */
const ANYWHERE = new Set(['theme', 'api-token', 'org-id', LINKED_ORGANIZATION]);

/**
 * Takes out of the address what says nothing to its page, such as a name that was mistyped: what is
 * copied from there means what it says.
 *
 * @param known names of the parameters with which the page does something
 */
export function useCleanAddress(known: Iterable<string>): void {
  const [search, change] = useSearch();
  const meant = new Set(known);
  const nonsense = [...new Set(new URLSearchParams(search).keys())].filter(
    (name) => !meant.has(name) && !ANYWHERE.has(name),
  );
  const names = nonsense.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what there is
  useEffect(() => {
    if (nonsense.length === 0) return;
    change((before) => {
      for (const name of nonsense) before.delete(name);
      return before;
    });
  }, [names]);
}
