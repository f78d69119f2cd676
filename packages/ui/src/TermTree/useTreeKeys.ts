import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react';
import { rectangleOf, type TreeLayout } from './geometry.js';
import { effectOfKey } from './keys.js';
import type { TreeLike } from './paths.js';
import type { Viewport } from './useViewport.js';

interface TreeKeysOptions<T> {
  canvas: RefObject<HTMLElement | null>;
  layout: TreeLayout<T>;
  expanded: ReadonlySet<string>;
  viewport: Pick<Viewport, 'reveal' | 'flyTo' | 'zoomIn' | 'zoomOut'>;
  /** Shows the whole tree. */
  fit: () => void;
  /** Names are listed over the cards: nothing zooms. */
  isListed: boolean;
  toggle: (path: string) => void;
  /** Gives the tree's tab stop to a node. */
  setActive: (path: string) => void;
}

const ZOOM_KEYS = ['+', '-', '0'];

/** Gives the focus to the first control of a card. */
function enter(card: HTMLElement): void {
  card.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
}

interface TreeKeys {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Gives a node the focus, and brings it to the middle of the view. */
  flyTo: (path: string) => void;
  /** Moves the view to a node as little as needed. */
  show: (path: string) => void;
}

/** The tree's answer to keys: see `effectOfKey`; `+`, `-` and `0` zoom. */
export function useTreeKeys<T extends TreeLike<T>>({
  canvas,
  layout,
  expanded,
  viewport,
  fit,
  isListed,
  toggle,
  setActive,
}: TreeKeysOptions<T>): TreeKeys {
  // A key may move the focus to a node that is not drawn yet.
  const [wanted, setWanted] = useState<{ path: string; isFar: boolean } | null>(null);
  const { reveal, flyTo: fly } = viewport;
  const show = useCallback(
    (path: string) => {
      const placed = layout.nodes[layout.indexOf.get(path) ?? -1];
      if (!placed) return;
      reveal(rectangleOf(placed));
    },
    [layout, reveal],
  );
  const focusNode = useCallback(
    ({ path, isFar }: { path: string; isFar: boolean }) => {
      const card = canvas.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
      card?.focus({ preventScroll: true });
      const placed = isFar ? layout.nodes[layout.indexOf.get(path) ?? -1] : undefined;
      if (placed) fly(rectangleOf(placed));
      else show(path);
    },
    [canvas, layout, fly, show],
  );
  useEffect(() => {
    if (wanted === null) return;
    setWanted(null);
    focusNode(wanted);
  }, [wanted, focusNode]);

  const goTo = useCallback(
    (path: string) => {
      setActive(path);
      setWanted({ path, isFar: false });
    },
    [setActive],
  );
  const flyTo = useCallback(
    (path: string) => {
      setActive(path);
      setWanted({ path, isFar: true });
    },
    [setActive],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.role !== 'treeitem') return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isListed && ZOOM_KEYS.includes(event.key)) return;
    if (event.key === '+') viewport.zoomIn();
    else if (event.key === '-') viewport.zoomOut();
    else if (event.key === '0') fit();
    else {
      const path = event.target.dataset.path ?? '';
      const effect = effectOfKey(event.key, path, layout, expanded);
      if (!effect) return;
      if (effect.type === 'focus') goTo(effect.path);
      else if (effect.type === 'enter') enter(event.target);
      else toggle(effect.path);
    }
    event.preventDefault();
  };
  return { onKeyDown, flyTo, show };
}
