import { pixels } from '@tavoite/tokens';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** A group has at least this width at full size, and this is between two. */
const GROUP_PX = pixels('layout-group-min');
const GAP_PX = pixels('layout-group-gap');
/** Cards that are narrower could not be read. */
const LEAST_SCALE = 0.6;

/** The least width of groups side by side at full size, with what is open below them, in pixels. */
export function fullWidth<T>(
  nodes: readonly T[],
  childrenOf: (node: T) => readonly T[] | undefined,
): number {
  const widths = nodes.map((node) =>
    Math.max(GROUP_PX, fullWidth(childrenOf(node) ?? [], childrenOf)),
  );
  return widths.reduce((sum, width) => sum + width, Math.max(0, nodes.length - 1) * GAP_PX);
}

/** Whether a tree is still too wide when it is drawn as small as it can be read. */
export const isTooWide = (width: number, room: number): boolean =>
  room > 0 && width * LEAST_SCALE > room;

/** The scale at which a width finds room in another; 1 where it does anyway or room is not known yet. */
export const fittingScale = (width: number, room: number): number =>
  room <= 0 || width <= room ? 1 : Math.max(LEAST_SCALE, Math.floor((room / width) * 1000) / 1000);

/** The width of an element, in pixels; 0 until it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const look = () => setWidth(watched.clientWidth);
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
