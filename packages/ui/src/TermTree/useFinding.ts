import { useCallback, useRef } from 'react';
import type { TreeForm } from './form.js';
import { pathsAbove, type TreeLike } from './paths.js';

interface FindingOptions<T> {
  roots: readonly T[];
  /** Paths of the open nodes. */
  opened: ReadonlySet<string>;
  onOpenedChange: (opened: ReadonlySet<string>) => void;
  /** Chooses the form of the tree. */
  choose: (form: TreeForm) => void;
  /** Moves view and focus to a node that is there. */
  flyTo: (path: string) => void;
}

/** How to come to a node by its path, also below closed ones; the functions stay the same. */
export function useFinding<T extends TreeLike<T>>({ flyTo, ...others }: FindingOptions<T>) {
  const latest = useRef(others);
  latest.current = others;
  /** Opens what is above a node, and shows it where the tree is: in the list, or among the cards. */
  const find = useCallback(
    (path: string) => {
      const { roots, opened, onOpenedChange } = latest.current;
      const above = pathsAbove(roots, path);
      if (!above) return;
      if (above.some((one) => !opened.has(one))) onOpenedChange(new Set([...opened, ...above]));
      flyTo(path);
    },
    [flyTo],
  );
  /** The same, among the cards. */
  const goTo = useCallback(
    (path: string) => {
      latest.current.choose('cards');
      find(path);
    },
    [find],
  );
  return { find, goTo };
}
