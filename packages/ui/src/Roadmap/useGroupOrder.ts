import { type PointerEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { dropIndex } from './groups.js';

/**
 * Dragging a main task by its grip to another place.
 *
 * @param body holds the main tasks
 * @param tops their upper edges, see `groupTops`
 */
export function useGroupOrder(
  body: RefObject<HTMLElement | null>,
  tops: readonly number[],
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const latest = useRef({ tops, drag, onMove });
  latest.current = { tops, drag, onMove };

  const onPointerDown = useCallback((event: PointerEvent<HTMLElement>, index: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: index, to: index });
  }, []);
  const onPointerMove = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      const box = body.current?.getBoundingClientRect();
      if (!box) return;
      const to = dropIndex(latest.current.tops, event.clientY - box.top);
      setDrag((before) => (before && before.to !== to ? { ...before, to } : before));
    },
    [body],
  );
  const onPointerUp = useCallback(() => {
    const done = latest.current.drag;
    setDrag(null);
    if (done && done.from !== done.to) latest.current.onMove(done.from, done.to);
  }, []);
  const onPointerCancel = useCallback(() => setDrag(null), []);

  const grip = useMemo(
    () => ({ onPointerDown, onPointerMove, onPointerUp, onPointerCancel }),
    [onPointerDown, onPointerMove, onPointerUp, onPointerCancel],
  );
  return { drag, grip };
}

export type Grip = ReturnType<typeof useGroupOrder>['grip'];
