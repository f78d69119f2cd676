import type { Locale, MonthNumber } from '@tavoite/model';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import { monthAndYear } from '../dates/monthNames.js';
import {
  barBox,
  barRow,
  EDGES,
  isFree,
  monthAt,
  rowAt,
  rowsHeight,
  type Sizes,
} from './geometry.js';
import { MainTaskTitle, type MainTaskTitleProps } from './MainTaskTitle.js';
import type { RoadmapActions, RoadmapLabels, RoadmapTask, TaskEdge } from './types.js';
import { handleLeft, useBarDrag } from './useBarDrag.js';

export interface MainTaskRowsProps extends Omit<MainTaskTitleProps, 'labels'> {
  top: number;
  height: number;
  firstMonth: MonthNumber;
  lastMonth: MonthNumber;
  sizes: Sizes;
  isDragged: boolean;
  isDropPlace: boolean;
  /** The bar whose details are open, when it is one of these; else null. */
  openTask: number | null;
  /** The bar that Tab reaches, likewise. */
  tabTask: number | null;
  locale: Locale;
  labels: RoadmapLabels;
  actions: RoadmapActions;
  /** Id of the text that says which keys do what. */
  hintId: string;
  onResizeStart: () => void;
  onResize: (mainTask: number, task: RoadmapTask, edge: TaskEdge, months: number) => void;
}

const RESIZE_KEYS = 'Shift+ArrowRight Shift+ArrowLeft Alt+ArrowRight Alt+ArrowLeft';

/** What the pointer is at or the focus is on: a free month or a bar. */
type Pointed = { month: MonthNumber; rowIndex: number } | { task: number };

const same = (a: Pointed | null, b: Pointed) =>
  a !== null &&
  ('task' in a
    ? 'task' in b && a.task === b.task
    : 'month' in b && a.month === b.month && a.rowIndex === b.rowIndex);

const barOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;

/**
 * One main task with its bars; renders a `<div role="group">`. A bar is a `<button>`: its edges are
 * dragged by pointer; Shift with left and right moves the end, Alt with left and right the start.
 */
export const MainTaskRows = memo(function MainTaskRows(props: MainTaskRowsProps) {
  const { mainTask, index, firstMonth, lastMonth, sizes, readOnly, labels, actions } = props;
  const { tasks } = mainTask;
  const track = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const point = (next: Pointed) => setPointed((before) => (same(before, next) ? before : next));
  const grabbed =
    pointed && 'task' in pointed ? tasks.find(({ id }) => id === pointed.task) : undefined;

  const resize = (task: RoadmapTask, edge: TaskEdge, months: number) =>
    props.onResize(mainTask.id, task, edge, months);
  const drag = useBarDrag(track, {
    tasks,
    firstMonth,
    sizes,
    onStart: props.onResizeStart,
    onResize: resize,
  });

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    drag.onPointerMove(event);
    if (event.pointerType !== 'mouse' || drag.isDragging()) return;
    const bar = barOf(event.target);
    if (bar) {
      point({ task: Number(bar.dataset.task) });
      return;
    }
    // On an edge of the bar that is pointed at.
    if (event.target !== event.currentTarget) return;
    const box = event.currentTarget.getBoundingClientRect();
    const month = monthAt(event.clientX - box.left, firstMonth, sizes);
    const rowIndex = rowAt(event.clientY - box.top, sizes);
    const inside = rowIndex >= 0 && rowIndex < mainTask.rowCount && month <= lastMonth;
    if (inside && isFree(month, rowIndex, tasks)) point({ month, rowIndex });
    else setPointed(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.shiftKey === event.altKey || event.ctrlKey || event.metaKey) return;
    const months = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const id = Number(barOf(event.target)?.dataset.task);
    const task = tasks.find((one) => one.id === id);
    if (months === 0 || !task) return;
    event.preventDefault();
    resize(task, event.shiftKey ? 'end' : 'start', months);
  };
  const changes = readOnly
    ? {}
    : {
        onPointerDown: drag.onPointerDown,
        onPointerMove,
        onPointerUp: drag.onPointerUp,
        onPointerCancel: drag.onPointerCancel,
        onPointerLeave: () => setPointed(null),
        onFocus: (event: { target: EventTarget }) => {
          const bar = barOf(event.target);
          if (bar) point({ task: Number(bar.dataset.task) });
        },
        onBlur: () => setPointed(null),
        onKeyDown,
      };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className="group"
      role="group"
      aria-label={mainTask.title}
      data-index={index}
      data-dragged={props.isDragged || undefined}
      data-drop={props.isDropPlace || undefined}
      style={
        {
          top: props.top,
          height: props.height,
          '--task-color': mainTask.color,
          '--task-color-dark': mainTask.darkColor,
        } as CSSProperties
      }
    >
      <MainTaskTitle
        mainTask={mainTask}
        index={index}
        readOnly={readOnly}
        openMenu={props.openMenu}
        labels={labels}
        onMenu={props.onMenu}
        grip={props.grip}
      />
      <div
        className="track"
        ref={track}
        style={{ height: rowsHeight(mainTask.rowCount, sizes) }}
        {...changes}
      >
        {pointed && 'month' in pointed && (
          <button
            className="free"
            type="button"
            // The menu adds tasks by keyboard.
            tabIndex={-1}
            aria-label={labels.addTask}
            style={{
              ...barBox({ startMonth: pointed.month, endMonth: pointed.month }, firstMonth, sizes),
              ...barRow(pointed.rowIndex, sizes),
            }}
            onClick={() => actions.onAddTask(mainTask, pointed.rowIndex, pointed.month)}
          >
            +
          </button>
        )}
        {tasks.map(
          (task) =>
            task.endMonth >= firstMonth &&
            task.startMonth <= lastMonth && (
              <button
                key={task.id}
                className="bar"
                type="button"
                tabIndex={props.tabTask === task.id ? 0 : -1}
                data-task={task.id}
                data-done={task.progress === 100 || undefined}
                aria-label={labels.task(
                  task.title,
                  monthAndYear(task.startMonth, props.locale),
                  monthAndYear(task.endMonth, props.locale),
                  task.progress,
                )}
                aria-haspopup="dialog"
                aria-expanded={props.openTask === task.id}
                aria-describedby={props.tabTask === task.id ? props.hintId : undefined}
                aria-keyshortcuts={readOnly ? undefined : RESIZE_KEYS}
                style={
                  {
                    ...barBox(task, firstMonth, sizes),
                    ...barRow(task.rowIndex, sizes),
                    '--progress': `${task.progress}%`,
                  } as CSSProperties
                }
              >
                <span>{task.title}</span>
              </button>
            ),
        )}
        {grabbed &&
          EDGES.map((edge) => (
            <span
              key={edge}
              className="handle"
              aria-hidden="true"
              data-edge={edge}
              style={{
                ...barRow(grabbed.rowIndex, sizes),
                left: handleLeft(edge, grabbed, firstMonth, sizes),
              }}
            />
          ))}
      </div>
    </div>
  );
});
