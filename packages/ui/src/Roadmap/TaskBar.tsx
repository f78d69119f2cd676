import type { MonthNumber } from '@tavoite/model';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { Popover } from '../Popover/index.js';
import { limitResize, monthsMoved, type TaskSpan } from './geometry.js';
import { Bar, BarButton, Handle } from './styles.js';
import type { Refusal, RoadmapTask, TaskEdge } from './types.js';

export interface TaskBarProps {
  task: RoadmapTask;
  /** All tasks of the main task, for the overlap rule. */
  tasks: readonly RoadmapTask[];
  firstMonth: MonthNumber;
  readOnly: boolean;
  /** Spoken: title, period, progress. */
  label: string;
  onResize: (task: RoadmapTask, span: TaskSpan) => void;
  onRefuse: (task: RoadmapTask, refusal: Refusal) => void;
  /** What the popover of the bar shows. */
  renderDetails: (task: RoadmapTask) => ReactNode;
}

/** Section 9: a task's details open after hovering so long. */
export const TASK_TOOLTIP_DELAY_MS = 250;

interface Drag {
  edge: TaskEdge;
  startX: number;
}

/**
 * A task on its row; renders a `<div>` with the bar as a `<button>`. Its edges
 * are dragged by pointer; Shift with left and right moves the end, Alt with
 * left and right the start.
 */
export const TaskBar = memo(function TaskBar(props: TaskBarProps) {
  const { task, tasks, firstMonth, readOnly, onResize, onRefuse } = props;
  const drag = useRef<Drag | null>(null);
  const [preview, setPreview] = useState<{ span: TaskSpan; refusal: Refusal | null } | null>(null);
  const span = preview?.span ?? task;

  const apply = (edge: TaskEdge, months: number) => {
    const result = limitResize(task, edge, months, tasks);
    if (result.refusal) onRefuse(task, result.refusal);
    const changed =
      result.span.startMonth !== task.startMonth || result.span.endMonth !== task.endMonth;
    if (changed) onResize(task, result.span);
  };

  const handle = (edge: TaskEdge) => ({
    'data-edge': edge,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { edge, startX: event.clientX };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag.current) return;
      const months = monthsMoved(event.clientX - drag.current.startX);
      const next = limitResize(task, edge, months, tasks);
      setPreview((before) =>
        before &&
        before.span.startMonth === next.span.startMonth &&
        before.span.endMonth === next.span.endMonth &&
        before.refusal === next.refusal
          ? before
          : next,
      );
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!drag.current) return;
      const months = monthsMoved(event.clientX - drag.current.startX);
      drag.current = null;
      setPreview(null);
      apply(edge, months);
    },
    onPointerCancel: () => {
      drag.current = null;
      setPreview(null);
    },
  });

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (readOnly || event.shiftKey === event.altKey) return;
    const months = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (months === 0) return;
    event.preventDefault();
    apply(event.shiftKey ? 'end' : 'start', months);
  };

  const place = {
    '--from': span.startMonth - firstMonth,
    '--span': span.endMonth - span.startMonth + 1,
    '--row': task.rowIndex,
  } as CSSProperties;

  return (
    <Bar style={place} data-task={task.id}>
      <Popover
        label={task.title}
        hoverDelay={TASK_TOOLTIP_DELAY_MS}
        trigger={
          <BarButton
            type="button"
            aria-label={props.label}
            data-refused={preview?.refusal ?? undefined}
            style={{ '--progress': task.progress } as CSSProperties}
            onKeyDown={onKeyDown}
          >
            <span data-fill="" aria-hidden="true" />
            {task.title}
          </BarButton>
        }
      >
        {props.renderDetails(task)}
      </Popover>
      {!readOnly && (
        <>
          <Handle aria-hidden="true" {...handle('start')} />
          <Handle aria-hidden="true" {...handle('end')} />
        </>
      )}
    </Bar>
  );
});
