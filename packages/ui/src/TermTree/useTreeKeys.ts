import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react';
import { effectOfKey } from './keys.js';
import { NODE_HEIGHT_PX, NODE_WIDTH_PX, type TreeLayout, type TreeLike } from './layout.js';
import type { Viewport } from './useViewport.js';

interface TreeKeysOptions<T> {
  canvas: RefObject<HTMLElement | null>;
  layout: TreeLayout<T>;
  expanded: ReadonlySet<string>;
  viewport: Viewport;
  toggle: (path: string) => void;
  /** Gives the tree's tab stop to a node. */
  setActive: (path: string) => void;
}

/** The tree's answer to keys: see `effectOfKey`; `+`, `-` and `0` zoom. */
export function useTreeKeys<T extends TreeLike<T>>({
  canvas,
  layout,
  expanded,
  viewport,
  toggle,
  setActive,
}: TreeKeysOptions<T>): (event: KeyboardEvent<HTMLElement>) => void {
  // A key may move the focus to a node that is not drawn yet.
  const [wanted, setWanted] = useState<string | null>(null);
  const { reveal } = viewport;
  const focusNode = useCallback(
    (path: string) => {
      const card = canvas.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
      card?.focus({ preventScroll: true });
      const placed = layout.nodes[layout.indexOf.get(path) ?? -1];
      if (!placed) return;
      const { x, y } = placed;
      reveal({ left: x, top: y, right: x + NODE_WIDTH_PX, bottom: y + NODE_HEIGHT_PX });
    },
    [canvas, layout, reveal],
  );
  useEffect(() => {
    if (wanted === null) return;
    setWanted(null);
    focusNode(wanted);
  }, [wanted, focusNode]);

  return (event) => {
    if (!(event.target instanceof HTMLElement) || event.target.role !== 'treeitem') return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+') viewport.zoomIn();
    else if (event.key === '-') viewport.zoomOut();
    else if (event.key === '0') viewport.fit(layout.bounds);
    else {
      const path = event.target.dataset.path ?? '';
      const effect = effectOfKey(event.key, path, layout, expanded);
      if (!effect) return;
      if (effect.type === 'focus') {
        setActive(effect.path);
        setWanted(effect.path);
      } else toggle(effect.path);
    }
    event.preventDefault();
  };
}
