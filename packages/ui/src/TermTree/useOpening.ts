import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Rectangle, rectangleOf, type TreeLayout } from './geometry.js';
import type { Viewport } from './useViewport.js';

interface OpeningOptions<T> {
  layout: TreeLayout<T>;
  expanded: ReadonlySet<string>;
  onExpandedChange: (expanded: ReadonlySet<string>) => void;
  viewport: Pick<Viewport, 'reset' | 'shiftBy' | 'reveal' | 'isTooFar'>;
}

interface Opening {
  /** Opens or closes a node, which stays where it is on the screen if what it opens has room there. */
  toggle: (path: string) => void;
  /** Opens these nodes and no other, and goes back to the top of the tree. */
  startAnew: (paths: ReadonlySet<string>) => void;
}

/** A node with the nodes right below it. */
function withChildren<T>({ nodes, indexOf }: TreeLayout<T>, path: string): Rectangle {
  const index = indexOf.get(path) ?? 0;
  const family = nodes.filter((node, other) => other === index || node.parent === index);
  const all = family.map(rectangleOf);
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}

/** How nodes are opened and closed without losing what one looks at. */
export function useOpening<T>(options: OpeningOptions<T>): Opening {
  const latest = useRef(options);
  latest.current = options;
  /** What stays in its place when the layout changes. */
  const anchor = useRef<{ path: string; x: number; y: number } | 'top' | null>(null);

  const toggle = useCallback((path: string) => {
    const { layout, expanded, onExpandedChange } = latest.current;
    const placed = layout.nodes[layout.indexOf.get(path) ?? -1];
    if (placed) anchor.current = { path, x: placed.x, y: placed.y };
    const next = new Set(expanded);
    if (!next.delete(path)) next.add(path);
    onExpandedChange(next);
  }, []);

  const startAnew = useCallback((paths: ReadonlySet<string>) => {
    anchor.current = 'top';
    latest.current.onExpandedChange(paths);
  }, []);

  const { layout } = options;
  useLayoutEffect(() => {
    const { reset, shiftBy, reveal, isTooFar } = latest.current.viewport;
    const before = anchor.current;
    anchor.current = null;
    // So small was a tree of more; of what is left, cards can be read.
    if (before === 'top' || isTooFar()) {
      reset();
      return;
    }
    const placed = before && layout.nodes[layout.indexOf.get(before.path) ?? -1];
    if (!placed) return;
    if (before.x !== placed.x || before.y !== placed.y) {
      shiftBy(before.x - placed.x, before.y - placed.y);
    }
    if (latest.current.expanded.has(before.path)) reveal(withChildren(layout, before.path));
  }, [layout]);

  return { toggle, startAnew };
}
