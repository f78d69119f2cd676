import { type RefObject, useLayoutEffect, useState } from 'react';

/** A difference that is rounding, not a bend in a line. */
const SLACK_PX = 1;

/**
 * Where the middle of a frame that scrolls sideways is, in pixels from the left edge of a list in it; it
 * follows the scrolling. null while there is none to follow.
 * @param version changes with the list's place in the frame
 */
export function useFrameMiddle(
  frame: RefObject<HTMLElement | null> | null,
  list: RefObject<HTMLElement | null>,
  version: unknown,
): number | null {
  const [middle, setMiddle] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the list's place.
  useLayoutEffect(() => {
    const scroller = frame?.current;
    if (!scroller) return;
    const look = () => {
      const { left } = list.current?.getBoundingClientRect() ?? { left: 0 };
      setMiddle(scroller.getBoundingClientRect().left + scroller.clientWidth / 2 - left);
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [frame, list, version]);
  return middle;
}

/** Lines begin there and lead to the items; those right below it are led to straight. */
export const startingAt = <Centres extends { middle: number; items: number[] }>(
  centres: Centres,
  middle: number,
): Centres => ({
  ...centres,
  middle,
  items: centres.items.map((item) => (Math.abs(item - middle) <= SLACK_PX ? middle : item)),
});
