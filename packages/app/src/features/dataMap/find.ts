import { hasWords } from '@tavoite/model';
import type { LoadedMap, MapNode } from './map.js';

/** The rows that are found in a map, with those above them. */
export interface FoundRows {
  /** How many rows have been found. */
  count: number;
  roots: MapNode[];
  /** Paths of the rows that lead to those that are found. */
  expanded: ReadonlySet<string>;
}

/**
 * Rows whose titles have all words that are looked for. What is above one leads to it, and leaves the others
 * out; what is below one that leads no further stays, closed. O(rows).
 */
export function findRows(
  { roots }: LoadedMap,
  words: readonly string[],
  locale: string,
): FoundRows {
  const expanded = new Set<string>();
  let count = 0;
  const look = (nodes: readonly MapNode[]): MapNode[] =>
    nodes.flatMap((node) => {
      const below = look(node.children);
      const isFound = hasWords(node.title, words, locale);
      if (isFound) count += 1;
      if (below.length === 0) return isFound ? [node] : [];
      expanded.add(node.path);
      return [{ ...node, children: below }];
    });
  const found = look(roots);
  return { count, roots: found, expanded };
}
