import type { LoadedMap, MapNode } from './map.js';

/** The rows that are found in a map, with those above them. */
export interface FoundRows {
  roots: MapNode[];
  /** Paths of the rows that lead to those that are found. */
  expanded: ReadonlySet<string>;
}

/**
 * Rows whose titles have all of the wanted words. What is above one leads to it, and leaves the others
 * out; what is below one that leads no further stays, closed. O(rows).
 */
export function findRows({ roots }: LoadedMap, wanted: string, locale: string): FoundRows {
  const words = wanted.toLocaleLowerCase(locale).split(/\s+/);
  const expanded = new Set<string>();
  const look = (nodes: readonly MapNode[]): MapNode[] =>
    nodes.flatMap((node) => {
      const below = look(node.children);
      if (below.length > 0) {
        expanded.add(node.path);
        return [{ ...node, children: below }];
      }
      const title = node.title.toLocaleLowerCase(locale);
      return words.every((word) => title.includes(word)) ? [node] : [];
    });
  return { roots: look(roots), expanded };
}
