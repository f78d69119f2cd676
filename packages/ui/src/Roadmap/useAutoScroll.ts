import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { LatestPlan } from './usePlan.js';

/** So near to an edge of the frame it scrolls. */
const REACH_PX = 36;
const STEP_PX = 10;

/** Scrolls the frame while something is dragged near its edges. */
export function useAutoScroll(
  frame: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  plan: LatestPlan,
  /** Called after each step, with the pointer where it was. */
  onScroll: (clientX: number, clientY: number) => void,
) {
  const latest = useRef(onScroll);
  latest.current = onScroll;
  const tools = useMemo(() => {
    let request = 0;
    let at = { x: 0, y: 0 };
    let box: DOMRect | null = null;
    let top = 0;
    const way = (value: number, low: number, high: number) =>
      value < low + REACH_PX ? -STEP_PX : value > high - REACH_PX ? STEP_PX : 0;
    const step = () => {
      const element = frame.current;
      if (!element || !box) return;
      const x = way(at.x, box.left + plan.current.titleWidth, box.right);
      const y = way(at.y, top, box.bottom);
      const [left, above] = [element.scrollLeft, element.scrollTop];
      if (x !== 0 || y !== 0) {
        element.scrollBy(x, y);
        if (element.scrollLeft !== left || element.scrollTop !== above) latest.current(at.x, at.y);
      }
      request = requestAnimationFrame(step);
    };
    const stop = () => {
      cancelAnimationFrame(request);
      request = 0;
      box = null;
    };
    return {
      follow: (clientX: number, clientY: number) => {
        at = { x: clientX, y: clientY };
        if (request !== 0) return;
        box = frame.current?.getBoundingClientRect() ?? null;
        top = (box?.top ?? 0) + (head.current?.offsetHeight ?? 0);
        request = requestAnimationFrame(step);
      },
      stop,
    };
  }, [frame, head, plan]);
  useEffect(() => tools.stop, [tools]);
  return tools;
}
