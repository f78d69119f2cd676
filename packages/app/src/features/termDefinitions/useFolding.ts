import { useEffect, useMemo, useRef, useState } from 'react';
import { aboveOf, closedAtFirst, type TermNode } from './tree.js';

/** Which branches of the tree are closed. A term that is added comes into sight. */
export function useFolding(nodes: readonly TermNode[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const suggested = useMemo(() => closedAtFirst(nodes), [nodes]);
  const closed = chosen ?? suggested;
  const known = useRef<ReadonlySet<number> | null>(null);
  useEffect(() => {
    if (nodes.length === 0) return;
    const before = known.current;
    known.current = new Set(nodes.map(({ term }) => term.id));
    if (before === null) return;
    const opened = nodes
      .filter(({ term }) => !before.has(term.id))
      .flatMap(({ term }) => aboveOf(nodes, term.id));
    if (opened.length > 0) setChosen(new Set([...closed].filter((id) => !opened.includes(id))));
  }, [nodes, closed]);
  return {
    closed,
    fold(id: number, isOpen: boolean) {
      const next = new Set(closed);
      if (isOpen) next.delete(id);
      else next.add(id);
      setChosen(next);
    },
    openAll: () => setChosen(new Set()),
    closeAll: () =>
      setChosen(new Set(nodes.filter(({ isBranch }) => isBranch).map(({ term }) => term.id))),
  };
}
