import type { MonthNumber } from '@tavoite/model';
import { type PointerEvent, type RefObject, useRef } from 'react';
import {
  barBox,
  EDGE_REACH_PX,
  EDGES,
  edgeAt,
  limitResize,
  monthsMoved,
  type Sizes,
} from './geometry.js';
import type { Refusal, RoadmapTask, TaskEdge, TaskSpan } from './types.js';

interface Options {
  /** All tasks of the main task, for the overlap rule. */
  tasks: readonly RoadmapTask[];
  firstMonth: MonthNumber;
  sizes: Sizes;
  onStart: () => void;
  onResize: (task: RoadmapTask, edge: TaskEdge, months: number) => void;
}

interface Drag {
  task: RoadmapTask;
  edge: TaskEdge;
  startX: number;
}

/** Left edge of the handle at an edge of a bar, in px of the track. */
export const handleLeft = (
  edge: TaskEdge,
  span: TaskSpan,
  firstMonth: MonthNumber,
  sizes: Sizes,
): number => {
  const { left, width } = barBox(span, firstMonth, sizes);
  return (edge === 'start' ? left : left + width) - EDGE_REACH_PX;
};

/**
 * Drags the edges of a track's bars. The edge is chosen by where the pointer goes down, not by the
 * handle under it: on a busy page the press comes before the handle is drawn.
 * During a drag only the styles of the bar and its handles are written; React draws once, at its end.
 */
export function useBarDrag(track: RefObject<HTMLElement | null>, options: Options) {
  const { tasks, firstMonth, sizes } = options;
  const drag = useRef<Drag | null>(null);

  const show = (id: number, span: TaskSpan, refusal: Refusal | null) => {
    const bar = track.current?.querySelector<HTMLElement>(`[data-task="${id}"]`);
    if (!bar) return;
    const { left, width } = barBox(span, firstMonth, sizes);
    bar.style.left = `${left}px`;
    bar.style.width = `${width}px`;
    if (refusal) bar.dataset.refused = refusal;
    else delete bar.dataset.refused;
    for (const edge of EDGES) {
      const handle = track.current?.querySelector<HTMLElement>(`[data-edge="${edge}"]`);
      if (handle) handle.style.left = `${handleLeft(edge, span, firstMonth, sizes)}px`;
    }
  };
  const end = () => {
    const done = drag.current;
    drag.current = null;
    if (!done) return null;
    delete track.current?.dataset.dragging;
    // Back to the actual dates: the owner decides whether to accept the change.
    show(done.task.id, done.task, null);
    return done;
  };

  return {
    isDragging: () => drag.current !== null,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A finger on a bar scrolls; it drags only the handles, which a tap shows.
      const isHandle = event.target instanceof Element && event.target.matches('[data-edge]');
      if (event.button !== 0 || (event.pointerType === 'touch' && !isHandle)) return;
      const box = event.currentTarget.getBoundingClientRect();
      const point = { x: event.clientX - box.left, y: event.clientY - box.top };
      const found = edgeAt(point, tasks, firstMonth, sizes);
      if (!found) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.dataset.dragging = '';
      drag.current = { ...found, startX: event.clientX };
      options.onStart();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag.current) return;
      const { task, edge, startX } = drag.current;
      const months = monthsMoved(event.clientX - startX, sizes);
      const { span, refusal } = limitResize(task, edge, months, tasks);
      show(task.id, span, refusal);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const done = end();
      const months = done ? monthsMoved(event.clientX - done.startX, sizes) : 0;
      if (done && months !== 0) options.onResize(done.task, done.edge, months);
    },
    onPointerCancel: () => void end(),
  };
}
