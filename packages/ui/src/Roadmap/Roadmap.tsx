import type { MonthNumber } from '@tavoite/model';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { AnchoredPopover } from '../Popover/AnchoredPopover.js';
import { mergeRefs } from '../utils/mergeRefs.js';
import { groupsIn, groupTops, type TaskSpan } from './geometry.js';
import { MainTaskMenu, type MenuKind } from './MainTaskMenu.js';
import { MainTaskRows } from './MainTaskRows.js';
import { RoadmapHead } from './RoadmapHead.js';
import {
  Frame,
  GRIP_PX,
  NARROW_TITLE_WIDTH_PX,
  TITLE_MARGINS_PX,
  TITLE_WIDTH_PX,
} from './styles.js';
import type { Refusal, RoadmapMainTask, RoadmapMilestone, RoadmapTask } from './types.js';
import { useDrawnPart } from './useDrawnPart.js';
import { useGroupOrder } from './useGroupOrder.js';
import { useTaskDetails } from './useTaskDetails.js';

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
  const { isNarrow, fontSize, ...part } = useDrawnPart(frame);
  const tops = useMemo(() => {
    const column = isNarrow ? NARROW_TITLE_WIDTH_PX : TITLE_WIDTH_PX;
    const grip = isNarrow || readOnly ? 0 : GRIP_PX;
    const width = column - TITLE_MARGINS_PX - grip;
    return groupTops(mainTasks, {
      width,
      fontSize,
      tools: readOnly ? 0 : 1,
      toolsBelow: isNarrow,
    });
  }, [mainTasks, isNarrow, fontSize, readOnly]);
  const { first, end } = groupsIn(tops, part.top, part.bottom);
  const { drag, grip } = useGroupOrder(body, tops, actions.onMoveMainTask);

  const details = useTaskDetails((index) => mainTasks[index]?.id);
  const shownIndex = mainTasks.findIndex(({ id }) => id === details.shown?.mainTask);
  const shownTask = mainTasks[shownIndex]?.tasks.find(({ id }) => id === details.shown?.task);
  const openTask = details.shown?.open ? details.shown.task : null;

  const [menu, setMenu] = useState<{ kind: MenuKind; mainTask: number; open: boolean } | null>(
    null,
  );
  const menuButton = useRef<HTMLButtonElement>(null);
  const onMenu = useCallback(
    (kind: MenuKind, { id }: RoadmapMainTask, button: HTMLButtonElement) => {
      menuButton.current = button;
      setMenu((before) => ({
        kind,
        mainTask: id,
        open: !(before?.open && before.kind === kind && before.mainTask === id),
      }));
    },
    [],
  );
  const menuIndex = mainTasks.findIndex(({ id }) => id === menu?.mainTask);
  const menuTask = mainTasks[menuIndex];

  // The main task with the focus, an open panel or the pointer stays in the DOM.
  const [focused, setFocused] = useState<number | null>(null);
  const kept = [
    drag?.from,
    mainTasks.findIndex(({ id }) => id === focused),
    openTask === null ? undefined : shownIndex,
  ];
  const drawn = new Set<number>();
  for (let index = first; index < end; index += 1) drawn.add(index);
  for (const index of kept) if (index !== undefined && index >= 0) drawn.add(index);

  return (
    <Frame
      {...rest}
      tabIndex={0}
      role="region"
      aria-label={labels.roadmap}
      ref={useMemo(() => mergeRefs(frame, ref), [ref])}
      data-read-only={readOnly || undefined}
      data-narrow={isNarrow || undefined}
      style={{ ...style, '--months': lastMonth - firstMonth + 1 } as CSSProperties}
    >
      <div className="sheet">
        {currentMonth >= firstMonth && currentMonth <= lastMonth && (
          <div
            className="today"
            aria-hidden="true"
            style={{ '--from': currentMonth - firstMonth } as CSSProperties}
          />
        )}
        <RoadmapHead
          milestones={milestones}
          firstMonth={firstMonth}
          lastMonth={lastMonth}
          currentMonth={currentMonth}
          readOnly={readOnly}
          labels={labels}
          monthName={monthName}
          actions={actions}
        />
        {/* biome-ignore lint/a11y: the bars in it are buttons */}
        <div
          className="body"
          ref={body}
          style={{ height: tops.at(-1) ?? 0 }}
          {...details.bars}
          onFocus={({ target }) => {
            const group = target.closest<HTMLElement>('[data-index]');
            setFocused(mainTasks[Number(group?.dataset.index)]?.id ?? null);
          }}
        >
          {[...drawn].map((index) => {
            const mainTask = mainTasks[index];
            return (
              mainTask && (
                <MainTaskRows
                  key={mainTask.id}
                  mainTask={mainTask}
                  index={index}
                  top={tops[index] ?? 0}
                  height={(tops[index + 1] ?? 0) - (tops[index] ?? 0)}
                  firstMonth={firstMonth}
                  lastMonth={lastMonth}
                  readOnly={readOnly}
                  isDragged={drag?.from === index}
                  isDropPlace={drag !== null && drag.from !== index && drag.to === index}
                  openTask={shownIndex === index ? openTask : null}
                  openMenu={menu?.open && menuIndex === index ? menu.kind : null}
                  labels={labels}
                  labelOfTask={labelOfTask}
                  actions={actions}
                  onMenu={onMenu}
                  grip={grip}
                />
              )
            );
          })}
          {mainTasks.length === 0 && <p className="empty">{labels.empty}</p>}
        </div>
      </div>
      {shownTask && (
        <AnchoredPopover
          key={`${details.shown?.mainTask} ${shownTask.id}`}
          anchor={details.anchor}
          open={openTask !== null}
          onOpenChange={details.onOpenChange}
          label={shownTask.title}
          panel={details.panel}
        >
          {renderTaskDetails(shownTask)}
        </AnchoredPopover>
      )}
      {menu && menuTask && (
        <MainTaskMenu
          key={`${menu.kind} ${menuTask.id}`}
          kind={menu.kind}
          mainTask={menuTask}
          index={menuIndex}
          count={mainTasks.length}
          firstMonth={firstMonth}
          lastMonth={lastMonth}
          anchor={menuButton}
          open={menu.open}
          onOpenChange={(open) => setMenu((before) => before && { ...before, open })}
          labels={labels}
          actions={actions}
        />
      )}
    </Frame>
  );
}
