import { useEffect, useMemo, useRef, useState } from 'react';
import { aboveOf, closedAtFirst, type FoldableNode, inSight } from './folding.js';

/** Which branches of a tree are closed. A row that is added comes into sight. */
export function useFolding<Node extends FoldableNode>(nodes: readonly Node[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const suggested = useMemo(() => closedAtFirst(nodes), [nodes]);
  const closed = chosen ?? suggested;
  const known = useRef<ReadonlySet<number> | null>(null);
  useEffect(() => {
    if (nodes.length === 0) return;
    const before = known.current;
    known.current = new Set(nodes.map(({ id }) => id));
    if (before === null) return;
    const opened = nodes
      .filter(({ id }) => !before.has(id))
      .flatMap(({ id }) => aboveOf(nodes, id));
    if (opened.length > 0) setChosen(new Set([...closed].filter((id) => !opened.includes(id))));
  }, [nodes, closed]);
  return {
    /** From top to bottom, without those in closed branches. */
    inSight: useMemo(() => inSight(nodes, closed), [nodes, closed]),
    /** As a row of `TreeRows` says it: null where there is nothing below it. */
    isOpen: ({ id, isBranch }: FoldableNode) => (isBranch ? !closed.has(id) : null),
    fold(id: number, isOpen: boolean) {
      const next = new Set(closed);
      if (isOpen) next.delete(id);
      else next.add(id);
      setChosen(next);
    },
    openAll: () => setChosen(new Set()),
    closeAll: () =>
      setChosen(new Set(nodes.filter(({ isBranch }) => isBranch).map(({ id }) => id))),
  };
}
