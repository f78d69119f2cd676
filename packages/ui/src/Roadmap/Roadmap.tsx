import { type MonthNumber, monthOf, yearOf } from '@tavoite/model';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { mergeRefs } from '../utils/mergeRefs.js';
import { dropIndex, groupsIn, groupTops, type TaskSpan } from './geometry.js';
import { MainTaskRows } from './MainTaskRows.js';
import {
  Body,
  Corner,
  Frame,
  Head,
  HeadCell,
  HeadRow,
  MilestoneMark,
  MilestoneRow,
  Sheet,
  Today,
  Track,
} from './styles.js';
import type { Refusal, RoadmapMainTask, RoadmapMilestone, RoadmapTask } from './types.js';
import { useVisibleHeight } from './useVisibleHeight.js';

export interface RoadmapLabels {
  /** Name of the whole plan. */
  roadmap: string;
  mainTasks: string;
  milestones: string;
  addMainTask: string;
  addMilestone: string;
  linkedRoadmaps: string;
  mainTaskActions: string;
  edit: string;
  delete: string;
  moveUp: string;
  moveDown: string;
  addRow: string;
  addTask: string;
  addTaskToRow: (row: number) => string;
  deleteRow: (row: number) => string;
  /** Shown in place of the rows when there is no main task. */
  empty: string;
}

export interface RoadmapActions {
  onResizeTask: (task: RoadmapTask, span: TaskSpan) => void;
  /** A change of a bar would leave no month or overlap another bar. */
  onRefuse: (task: RoadmapTask, refusal: Refusal) => void;
  onAddTask: (mainTask: RoadmapMainTask, rowIndex: number, month: MonthNumber) => void;
  onAddMainTask: () => void;
  onEditMainTask: (mainTask: RoadmapMainTask) => void;
  onDeleteMainTask: (mainTask: RoadmapMainTask) => void;
  onMoveMainTask: (from: number, to: number) => void;
  onAddRow: (mainTask: RoadmapMainTask) => void;
  onDeleteRow: (mainTask: RoadmapMainTask, rowIndex: number) => void;
  onAddMilestone: () => void;
  /** Opened by managers to edit, by others to read. */
  onOpenMilestone: (milestone: RoadmapMilestone) => void;
  onOpenRoadmap: (id: number) => void;
}

export interface RoadmapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  mainTasks: readonly RoadmapMainTask[];
  milestones: readonly RoadmapMilestone[];
  /** Both ends of the timeline, included. */
  firstMonth: MonthNumber;
  lastMonth: MonthNumber;
  /** Marked on the timeline. */
  currentMonth: MonthNumber;
  /** true for everybody but roadmap managers: nothing can be changed. */
  readOnly: boolean;
  /** Stable, or rows are drawn again. */
  actions: RoadmapActions;
  labels: RoadmapLabels;
  /** Short name of a month, 1 to 12. */
  monthName: (month: number) => string;
  /** Spoken name of a bar: title, period, progress. Stable. */
  labelOfTask: (task: RoadmapTask) => string;
  /** What a bar's popover shows. Stable. */
  renderTaskDetails: (task: RoadmapTask) => ReactNode;
}

/** A plan of main tasks and milestones on a timeline of months; renders a scrolling `<div role="region">`. Only rows in view are in the DOM. */
export function Roadmap({
  mainTasks,
  milestones,
  firstMonth,
  lastMonth,
  currentMonth,
  readOnly,
  actions,
  labels,
  monthName,
  labelOfTask,
  renderTaskDetails,
  ref,
  style,
  ...rest
}: RoadmapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const tops = useMemo(() => groupTops(mainTasks), [mainTasks]);
  const { top, bottom, titleWidth } = useVisibleHeight(frame, body);
  const { first, end } = groupsIn(tops, top, bottom);
  const months = lastMonth - firstMonth + 1;

  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const latest = useRef({ tops, drag, actions });
  latest.current = { tops, drag, actions };
  const onGripDown = useCallback((event: PointerEvent<HTMLElement>, index: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: index, to: index });
  }, []);
  const onGripMove = useCallback((event: PointerEvent<HTMLElement>) => {
    const box = body.current?.getBoundingClientRect();
    if (!box) return;
    const to = dropIndex(latest.current.tops, event.clientY - box.top);
    setDrag((before) => (before && before.to !== to ? { ...before, to } : before));
  }, []);
  const onGripUp = useCallback(() => {
    const done = latest.current.drag;
    setDrag(null);
    if (done && done.from !== done.to) latest.current.actions.onMoveMainTask(done.from, done.to);
  }, []);
  const onGripCancel = useCallback(() => setDrag(null), []);
  const grip = useMemo(
    () => ({
      onPointerDown: onGripDown,
      onPointerMove: onGripMove,
      onPointerUp: onGripUp,
      onPointerCancel: onGripCancel,
    }),
    [onGripDown, onGripMove, onGripUp, onGripCancel],
  );

  const years: { year: number; span: number }[] = [];
  const headings: MonthNumber[] = [];
  for (let month = firstMonth; month <= lastMonth; month += 1) {
    headings.push(month);
    const last = years.at(-1);
    if (last && last.year === yearOf(month)) last.span += 1;
    else years.push({ year: yearOf(month), span: 1 });
  }
  const drawn: number[] = [];
  for (let index = first; index < end; index += 1) drawn.push(index);
  // A dragged main task keeps the pointer, so it stays in the DOM.
  if (drag && !drawn.includes(drag.from)) drawn.push(drag.from);

  return (
    <Frame
      {...rest}
      tabIndex={0}
      role="region"
      aria-label={labels.roadmap}
      ref={mergeRefs(frame, ref)}
      data-read-only={readOnly || undefined}
      style={{ ...style, '--months': months, '--title-width': `${titleWidth}px` } as CSSProperties}
    >
      <Sheet>
        {currentMonth >= firstMonth && currentMonth <= lastMonth && (
          <Today
            aria-hidden="true"
            style={{ '--from': currentMonth - firstMonth } as CSSProperties}
          />
        )}
        <Head>
          <HeadRow aria-hidden="true">
            <Corner />
            {years.map(({ year, span }) => (
              <HeadCell key={year} data-year="" style={{ '--span': span } as CSSProperties}>
                {year}
              </HeadCell>
            ))}
          </HeadRow>
          <HeadRow>
            <Corner>
              <strong>{labels.mainTasks}</strong>
              {!readOnly && (
                <IconButton size="sm" label={labels.addMainTask} onClick={actions.onAddMainTask}>
                  <Icon name="plus" size="sm" />
                </IconButton>
              )}
            </Corner>
            {headings.map((month) => (
              <HeadCell key={month} data-current={month === currentMonth || undefined}>
                {monthName(monthOf(month))}
              </HeadCell>
            ))}
          </HeadRow>
          <MilestoneRow role="group" aria-label={labels.milestones}>
            <Corner>
              <span>{labels.milestones}</span>
              {!readOnly && (
                <IconButton size="sm" label={labels.addMilestone} onClick={actions.onAddMilestone}>
                  <Icon name="plus" size="sm" />
                </IconButton>
              )}
            </Corner>
            <Track>
              {milestones.map(
                (milestone) =>
                  milestone.month >= firstMonth &&
                  milestone.month <= lastMonth && (
                    <MilestoneMark
                      key={milestone.id}
                      type="button"
                      title={milestone.title}
                      style={{ '--from': milestone.month - firstMonth } as CSSProperties}
                      onClick={() => actions.onOpenMilestone(milestone)}
                    >
                      <span>{milestone.title}</span>
                    </MilestoneMark>
                  ),
              )}
            </Track>
          </MilestoneRow>
        </Head>
        <Body ref={body} style={{ '--body-height': `${tops.at(-1) ?? 0}px` } as CSSProperties}>
          {drawn.map((index) => {
            const mainTask = mainTasks[index];
            return (
              mainTask && (
                <MainTaskRows
                  key={mainTask.id}
                  mainTask={mainTask}
                  index={index}
                  count={mainTasks.length}
                  top={tops[index] ?? 0}
                  firstMonth={firstMonth}
                  lastMonth={lastMonth}
                  readOnly={readOnly}
                  isDragged={drag?.from === index}
                  isDropPlace={drag !== null && drag.from !== index && drag.to === index}
                  labels={labels}
                  labelOfTask={labelOfTask}
                  renderDetails={renderTaskDetails}
                  onResize={actions.onResizeTask}
                  onRefuse={actions.onRefuse}
                  onAddTask={actions.onAddTask}
                  onEdit={actions.onEditMainTask}
                  onDelete={actions.onDeleteMainTask}
                  onAddRow={actions.onAddRow}
                  onDeleteRow={actions.onDeleteRow}
                  onMove={actions.onMoveMainTask}
                  onOpenRoadmap={actions.onOpenRoadmap}
                  grip={grip}
                />
              )
            );
          })}
          {mainTasks.length === 0 && <p data-empty="">{labels.empty}</p>}
        </Body>
      </Sheet>
    </Frame>
  );
}
