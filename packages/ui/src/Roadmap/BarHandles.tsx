import type { MonthNumber } from '@tavoite/model';
import { type PointerEvent, useRef } from 'react';
import { barBox, barTop, limitResize, monthsMoved, type TaskSpan } from './geometry.js';
import { HANDLE_PX } from './styles.js';
import type { Refusal, RoadmapTask, TaskEdge } from './types.js';

export interface BarHandlesProps {
  task: RoadmapTask;
  /** All tasks of the main task, for the overlap rule. */
  tasks: readonly RoadmapTask[];
  firstMonth: MonthNumber;
  onResize: (task: RoadmapTask, edge: TaskEdge, months: number) => void;
}

interface Drag {
  edge: TaskEdge;
  startX: number;
  bar: HTMLElement;
}

const EDGES = ['start', 'end'] as const;

/**
 * The edges to drag of the one bar that has the pointer or the focus; renders two `<span>`s beside
 * it. While they are dragged only the styles of the bar and of the edges are written; React draws
 * once, when they are let go.
 */
export function BarHandles({ task, tasks, firstMonth, onResize }: BarHandlesProps) {
  const handles = useRef<Partial<Record<TaskEdge, HTMLElement | null>>>({});
  const drag = useRef<Drag | null>(null);

  const leftOf = (edge: TaskEdge, span: TaskSpan) => {
    const { left, width } = barBox(span, firstMonth);
    return (edge === 'start' ? left : left + width) - HANDLE_PX / 2;
  };
  const show = (bar: HTMLElement, span: TaskSpan, refusal: Refusal | null) => {
    const { left, width } = barBox(span, firstMonth);
    bar.style.left = `${left}px`;
    bar.style.width = `${width}px`;
    if (refusal) bar.dataset.refused = refusal;
    else delete bar.dataset.refused;
    for (const edge of EDGES) {
      const handle = handles.current[edge];
      if (handle) handle.style.left = `${leftOf(edge, span)}px`;
    }
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>, edge: TaskEdge) => {
    const bar = event.currentTarget.parentElement?.querySelector<HTMLElement>(
      `[data-task="${task.id}"]`,
    );
    if (event.button !== 0 || !bar) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { edge, startX: event.clientX, bar };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now) return;
    const months = monthsMoved(event.clientX - now.startX);
    const { span, refusal } = limitResize(task, now.edge, months, tasks);
    show(now.bar, span, refusal);
  };
  const end = () => {
    const done = drag.current;
    drag.current = null;
    // Back to what is true: whether the change is accepted is decided outside.
    if (done) show(done.bar, task, null);
    return done;
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const done = end();
    if (done) onResize(task, done.edge, monthsMoved(event.clientX - done.startX));
  };

  return EDGES.map((edge) => (
    <span
      key={edge}
      ref={(element) => {
        handles.current[edge] = element;
      }}
      className="handle"
      aria-hidden="true"
      data-edge={edge}
      style={{ left: leftOf(edge, task), top: barTop(task.rowIndex) }}
      onPointerDown={(event) => onPointerDown(event, edge)}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={end}
    />
  ));
}
