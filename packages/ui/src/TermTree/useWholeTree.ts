import { textScale } from '@tavoite/tokens';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { arrangeWhole } from './arrange.js';
import type { TreeLayout } from './geometry.js';
import type { TreeLike } from './paths.js';
import { LEAST_CARD_SCALE, marginOf } from './transforms.js';
import type { Viewport } from './useViewport.js';

interface WholeTreeOptions<T> {
  /** What it is seen in. */
  frame: RefObject<HTMLElement | null>;
  roots: readonly T[];
  expanded: ReadonlySet<string>;
  layout: TreeLayout<T>;
  columns: number;
  isListable: boolean;
  viewport: Pick<Viewport, 'fit'>;
  /** Called where another number of cards side by side makes them larger. */
  onColumns: (columns: number) => void;
  /** Called where the cards would be too small to be read. */
  onTooSmall: () => void;
}

/** @returns how to show the whole tree: in as many columns as let its cards be large, or else as a list */
export function useWholeTree<T extends TreeLike<T>>(options: WholeTreeOptions<T>): () => void {
  const { frame, roots, expanded, layout, columns, isListable, viewport } = options;
  /** The tree has been arranged to be seen whole, and is to be once it is drawn so. */
  const isArranging = useRef(false);
  const { fit } = viewport;
  useLayoutEffect(() => {
    if (!isArranging.current) return;
    isArranging.current = false;
    fit(layout.bounds);
  }, [layout, fit]);

  return () => {
    const element = frame.current;
    if (!element || !isListable) {
      fit(layout.bounds);
      return;
    }
    const size = { width: element.clientWidth, height: element.clientHeight };
    const room = (length: number) => (length - 2 * marginOf(size)) / textScale();
    const place = { width: room(size.width), height: room(size.height) };
    const whole = arrangeWhole(roots, expanded, place);
    if (whole.scale * textScale() < LEAST_CARD_SCALE) options.onTooSmall();
    else if (whole.columns === columns) fit(layout.bounds);
    else {
      isArranging.current = true;
      options.onColumns(whole.columns);
    }
  };
}
