import { useMemo, useRef } from 'react';
import { findTask } from './changes.js';
import { BAR_INSET_PX, EDGE_REACH_PX, EDGES, KNOB_PX } from './geometry.js';
import { barPoint, type Point } from './pointerPlace.js';
import type { Plan } from './usePlan.js';

/**
 * What appears over the rows while someone points at or drags something: one of each for the whole
 * plan, moved by their styles.
 */
export function useMarks() {
  const ghost = useRef<HTMLDivElement>(null);
  const selection = useRef<HTMLDivElement>(null);
  const connection = useRef<SVGPathElement>(null);
  const handles = useRef<HTMLDivElement>(null);
  const task = useRef<number | null>(null);
  const tools = useMemo(() => {
    const hide = () => {
      task.current = null;
      if (handles.current) handles.current.hidden = true;
    };
    return {
      hide,
      /** Handles at a bar's edges, and the knob below its end. */
      at: (id: number | null, plan: Plan) => {
        const found = id === null ? null : findTask(plan.mainTasks, id);
        const element = handles.current;
        if (!found || !element || plan.readOnly) return hide();
        if (task.current === id && !element.hidden) return;
        task.current = id;
        element.hidden = false;
        for (const edge of EDGES) {
          const { x, y } = barPoint(found.task, found.group, edge, plan);
          const handle = element.querySelector<HTMLElement>(`[data-edge="${edge}"]`);
          if (!handle) continue;
          handle.style.height = `${plan.sizes.row - 8}px`;
          const left = plan.titleWidth + x - EDGE_REACH_PX;
          handle.style.transform = `translate(${left}px, ${y - plan.sizes.row / 2 + 4}px)`;
          if (edge === 'start') continue;
          const knob = element.querySelector<HTMLElement>('[data-connect]');
          // Not behind the end, where the title of the next bar begins; a narrow bar has it in its middle.
          const from = barPoint(found.task, found.group, 'start', plan).x;
          const knobLeft = Math.max(x - EDGE_REACH_PX - KNOB_PX, (from + x - KNOB_PX) / 2);
          const knobTop = y + plan.sizes.row / 2 - BAR_INSET_PX - KNOB_PX / 2;
          if (knob)
            knob.style.transform = `translate(${plan.titleWidth + knobLeft}px, ${knobTop}px)`;
        }
      },
      /** The frame that chooses bars. */
      frame: (a: Point, b: Point, { titleWidth }: Plan) => {
        const element = selection.current;
        if (!element) return;
        element.hidden = false;
        element.style.width = `${Math.abs(a.x - b.x)}px`;
        element.style.height = `${Math.abs(a.y - b.y)}px`;
        const left = titleWidth + Math.min(a.x, b.x);
        element.style.transform = `translate(${left}px, ${Math.min(a.y, b.y)}px)`;
      },
      /** Shows which arrow is pointed at, or is being hung on another task; null for none. */
      arrow: (body: HTMLElement | null, id: number | null, state: 'pointed' | 'held') => {
        for (const one of body?.querySelectorAll(`[data-${state}]`) ?? [])
          one.removeAttribute(`data-${state}`);
        if (id === null) return;
        body?.querySelector(`[data-arrow="${id}"]`)?.setAttribute(`data-${state}`, '');
      },
      /** The arrow that is being drawn. */
      line: (from: Point, to: Point, { titleWidth }: Plan) => {
        connection.current?.setAttribute(
          'd',
          `M${titleWidth + from.x} ${from.y}L${titleWidth + to.x} ${to.y}`,
        );
      },
      clear: () => {
        if (selection.current) selection.current.hidden = true;
        connection.current?.removeAttribute('d');
      },
    };
  }, []);
  return { ...tools, ghost, selection, connection, handles, task };
}

export type Marks = ReturnType<typeof useMarks>;
