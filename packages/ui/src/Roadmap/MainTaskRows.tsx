import type { MonthNumber } from '@tavoite/model';
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent, useState } from 'react';
import { Icon } from '../Icon/index.js';
import { LinkIcon } from '../icons/index.js';
import { Hyphenated } from '../utils/Hyphenated.js';
import { BarHandles } from './BarHandles.js';
import {
  barBox,
  barTop,
  GROUP_PADDING_PX,
  isFree,
  limitResize,
  MONTH_WIDTH_PX,
  ROW_HEIGHT_PX,
} from './geometry.js';
import type { MenuKind } from './MainTaskMenu.js';
import type { RoadmapActions, RoadmapLabels } from './Roadmap.js';
import type { RoadmapMainTask, RoadmapTask, TaskEdge } from './types.js';
import type { Grip } from './useGroupOrder.js';

export interface MainTaskRowsProps {
  mainTask: RoadmapMainTask;
  index: number;
  top: number;
  height: number;
  firstMonth: MonthNumber;
  lastMonth: MonthNumber;
  readOnly: boolean;
  isDragged: boolean;
  isDropPlace: boolean;
  /** The bar whose details are open, when it is one of these; else null. */
  openTask: number | null;
  /** The menu of this main task that is open. */
  openMenu: MenuKind | null;
  labels: RoadmapLabels;
  labelOfTask: (task: RoadmapTask) => string;
  actions: RoadmapActions;
  onMenu: (kind: MenuKind, mainTask: RoadmapMainTask, button: HTMLButtonElement) => void;
  grip: Grip;
}

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
  const { mainTask, index, firstMonth, lastMonth, readOnly, labels, actions, grip } = props;
  const { tasks } = mainTask;
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const point = (next: Pointed) => setPointed((before) => (same(before, next) ? before : next));
  const grabbed =
    pointed && 'task' in pointed ? tasks.find(({ id }) => id === pointed.task) : undefined;

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return;
    const bar = barOf(event.target);
    if (bar) {
      point({ task: Number(bar.dataset.task) });
      return;
    }
    // On an edge of the bar that is pointed at.
    if (event.target !== event.currentTarget) return;
    const box = event.currentTarget.getBoundingClientRect();
    const month = firstMonth + Math.floor((event.clientX - box.left) / MONTH_WIDTH_PX);
    const rowIndex = Math.floor((event.clientY - box.top - GROUP_PADDING_PX) / ROW_HEIGHT_PX);
    const inside = rowIndex >= 0 && rowIndex < mainTask.rowCount && month <= lastMonth;
    if (inside && isFree(month, rowIndex, tasks)) point({ month, rowIndex });
    else setPointed(null);
  };

  const resize = (task: RoadmapTask, edge: TaskEdge, months: number) => {
    const { span, refusal } = limitResize(task, edge, months, tasks);
    if (refusal) actions.onRefuse(task, refusal);
    if (span.startMonth !== task.startMonth || span.endMonth !== task.endMonth)
      actions.onResizeTask(task, span);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.shiftKey === event.altKey) return;
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
        onPointerMove,
        onPointerLeave: () => setPointed(null),
        onFocus: (event: { target: EventTarget }) => {
          const bar = barOf(event.target);
          if (bar) point({ task: Number(bar.dataset.task) });
        },
        onBlur: () => setPointed(null),
        onKeyDown,
      };

  const menuButton = (kind: MenuKind) => ({
    type: 'button' as const,
    className: 'tool',
    'aria-haspopup': 'menu' as const,
    'aria-expanded': props.openMenu === kind,
    onClick: (event: { currentTarget: HTMLButtonElement }) =>
      props.onMenu(kind, mainTask, event.currentTarget),
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      props.onMenu(kind, mainTask, event.currentTarget);
    },
  });
  const linksName = `${labels.linkedRoadmaps}: ${mainTask.title}`;
  const actionsName = `${labels.mainTaskActions}: ${mainTask.title}`;

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
      <div className="corner">
        {!readOnly && (
          <button
            className="grip"
            type="button"
            // The menu beside it moves by keyboard.
            tabIndex={-1}
            aria-hidden="true"
            onPointerDown={(event) => grip.onPointerDown(event, index)}
            onPointerMove={grip.onPointerMove}
            onPointerUp={grip.onPointerUp}
            onPointerCancel={grip.onPointerCancel}
          />
        )}
        <span className="title" title={mainTask.title}>
          <Hyphenated text={mainTask.title} />
        </span>
        {mainTask.links.length > 0 && (
          <button {...menuButton('links')} aria-label={linksName} title={linksName}>
            <Icon icon={LinkIcon} size="sm" />
          </button>
        )}
        {!readOnly && (
          <button
            {...menuButton('actions')}
            aria-label={actionsName}
            title={actionsName}
            data-dots=""
          />
        )}
      </div>
      <div className="track" {...changes}>
        {pointed && 'month' in pointed && (
          <button
            className="free"
            type="button"
            // The menu adds tasks by keyboard.
            tabIndex={-1}
            aria-label={labels.addTask}
            style={{
              ...barBox({ startMonth: pointed.month, endMonth: pointed.month }, firstMonth),
              top: barTop(pointed.rowIndex),
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
                data-task={task.id}
                aria-label={props.labelOfTask(task)}
                aria-haspopup="dialog"
                aria-expanded={props.openTask === task.id}
                style={
                  {
                    ...barBox(task, firstMonth),
                    top: barTop(task.rowIndex),
                    '--progress': `${task.progress}%`,
                  } as CSSProperties
                }
              >
                {task.title}
              </button>
            ),
        )}
        {grabbed && (
          <BarHandles task={grabbed} tasks={tasks} firstMonth={firstMonth} onResize={resize} />
        )}
      </div>
    </div>
  );
});
