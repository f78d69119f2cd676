import { useLayoutEffect, useState } from 'react';

/** Cards made in a frame while the tree moves, so that no frame is late, and while it rests. */
const WHILE_MOVING = 2;
const AT_REST = 6;
/** Number of cards in the first picture, created at once. */
const AT_FIRST = 12;
/** Taking a card away costs less than making one. */
const REMOVED_PER_MADE = 2;

/** One step from the shown paths to the needed ones: adds some and removes some of the others. */
export function stepTowards(
  shown: ReadonlySet<string>,
  wanted: readonly string[],
  most: number,
): ReadonlySet<string> {
  const missing = wanted.filter((path) => !shown.has(path)).slice(0, most);
  const stays = new Set(wanted);
  const surplus: string[] = [];
  for (const path of shown) {
    if (surplus.length >= most * REMOVED_PER_MADE) break;
    if (!stays.has(path)) surplus.push(path);
  }
  if (missing.length === 0 && surplus.length === 0) return shown;
  const next = new Set(shown);
  for (const path of surplus) next.delete(path);
  for (const path of missing) next.add(path);
  return next;
}

/**
 * Cards are many elements each, so a view full of them takes longer than a frame. They are made a
 * few in each frame; those of the first picture at once.
 *
 * @param wanted paths of the cards that should be drawn, the most urgent first
 * @param isMoving whether the tree is being moved just now
 * @returns the paths to draw in this frame
 */
export function useGradually(
  wanted: readonly string[],
  isMoving: () => boolean,
): ReadonlySet<string> {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    if (stepTowards(shown, wanted, 1) === shown) return;
    if (shown.size === 0) {
      setShown(stepTowards(shown, wanted, AT_FIRST));
      return;
    }
    const frame = requestAnimationFrame(() =>
      setShown(stepTowards(shown, wanted, isMoving() ? WHILE_MOVING : AT_REST)),
    );
    return () => cancelAnimationFrame(frame);
  }, [shown, wanted, isMoving]);
  return shown;
}
