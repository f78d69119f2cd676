import type { Locale, MonthNumber } from '@tavoite/model';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useId,
  useMemo,
  useRef,
} from 'react';
import { LiveRegion } from '../LiveRegion/index.js';
import { AnchoredPopover } from '../Popover/AnchoredPopover.js';
import { mergeRefs } from '../utils/mergeRefs.js';
import { groupsIn, groupTops, leftOf, sizesOf } from './geometry.js';
import { MainTaskMenu } from './MainTaskMenu.js';
import { MainTaskRows } from './MainTaskRows.js';
import { RoadmapHead } from './RoadmapHead.js';
import { RoadmapSkeleton } from './RoadmapSkeleton.js';
import { Frame, GRIP_PX, TITLE_MARGINS_PX, titleWidthOf } from './styles.js';
import type {
  RoadmapActions,
  RoadmapLabels,
  RoadmapMainTask,
  RoadmapMilestone,
  RoadmapTask,
  TaskDetailsTools,
} from './types.js';
import { useBarFocus } from './useBarFocus.js';
import { useFrame } from './useFrame.js';
import { useGroupOrder } from './useGroupOrder.js';
import { useMainTaskMenu } from './useMainTaskMenu.js';
import { usePlanChanges } from './usePlanChanges.js';
import { useTaskDetails } from './useTaskDetails.js';
import { useTimelineScroll } from './useTimelineScroll.js';

export interface RoadmapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The groups of rows, from top to bottom. */
  mainTasks: readonly RoadmapMainTask[];
  /** Marks over the timeline, in any order. */
  milestones: readonly RoadmapMilestone[];
  /** First month of the timeline. */
  firstMonth: MonthNumber;
  /** Last month of the timeline, included. */
  lastMonth: MonthNumber;
  /** Marked on the timeline, which opens on it. */
  currentMonth: MonthNumber;
  /** true for everybody but roadmap managers: nothing can be changed. */
  readOnly: boolean;
  /** Places are held for main tasks that are loading. */
  loading?: boolean;
  /** Shown in place of the main tasks when they could not be loaded, most often an `ErrorState`. */
  error?: ReactNode;
  /** What becomes of changes. Stable, or rows are drawn again. */
  actions: RoadmapActions;
  /** Language of the names of months. */
  locale: Locale;
  /** Its texts, in the reader's language. Stable. */
  labels: RoadmapLabels;
  /** What a bar's popover shows, most often a `TaskDetails`. */
  renderTaskDetails: (task: RoadmapTask, tools: TaskDetailsTools) => ReactNode;
}

/** A plan of main tasks and milestones on a timeline of months; renders a scrolling `<div role="region">`. Only rows in view are in the DOM. */
export function Roadmap({
  mainTasks,
  milestones,
  firstMonth,
  lastMonth,
  currentMonth,
  readOnly,
  loading = false,
  error,
  actions,
  locale,
  labels,
  renderTaskDetails,
  ref,
  style,
  ...rest
}: RoadmapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { isNarrow, width, font, ...part } = useFrame(frame, head);
  const sizes = useMemo(() => sizesOf(font), [font]);
  const titleWidth = isNarrow ? 0 : titleWidthOf(font);
  const tops = useMemo(() => {
    const grip = isNarrow || readOnly ? 0 : GRIP_PX;
    const space = {
      width: (isNarrow ? width : titleWidth) - TITLE_MARGINS_PX - grip,
      tools: readOnly ? 0 : 1,
      stacked: isNarrow,
    };
    return groupTops(mainTasks, space, sizes);
  }, [mainTasks, isNarrow, width, titleWidth, sizes, readOnly]);
  const { first, end } = groupsIn(tops, part.top, part.bottom);
  const goToToday = useTimelineScroll(frame, {
    firstMonth,
    lastMonth,
    currentMonth,
    sizes,
    titleWidth,
  });

  const changes = usePlanChanges({ mainTasks, actions, labels, locale });
  const { drag, grip } = useGroupOrder(body, tops, changes.moveMainTask);
  const focus = useBarFocus(body, mainTasks, { firstMonth, lastMonth }, first);
  const details = useTaskDetails((index) => mainTasks[index]?.id);
  const shownIndex = mainTasks.findIndex(({ id }) => id === details.shown?.mainTask);
  const shownTask = mainTasks[shownIndex]?.tasks.find(({ id }) => id === details.shown?.task);
  const openTask = details.shown?.open ? details.shown.task : null;
  const { menu, menuButton, onMenu, onMenuOpenChange } = useMainTaskMenu();
  const menuIndex = mainTasks.findIndex(({ id }) => id === menu?.mainTask);
  const menuTask = mainTasks[menuIndex];
  const tabIndex = mainTasks.findIndex(({ id }) => id === focus.place?.mainTask);

  // The main task that Tab reaches, with open details or under the pointer stays in the DOM.
  const drawn = new Set<number>();
  for (let index = first; index < end; index += 1) drawn.add(index);
  for (const index of [drag?.from ?? -1, tabIndex, openTask === null ? -1 : shownIndex])
    if (index >= 0) drawn.add(index);
  const state = error ? 'error' : loading ? 'loading' : mainTasks.length === 0 ? 'empty' : 'ready';

  return (
    <Frame
      {...rest}
      tabIndex={0}
      role="region"
      aria-label={labels.roadmap}
      aria-busy={state === 'loading' || undefined}
      ref={useMemo(() => mergeRefs(frame, ref), [ref])}
      data-state={state}
      data-read-only={readOnly || undefined}
      data-narrow={isNarrow || undefined}
      style={
        {
          ...style,
          '--title-width': `${titleWidth}px`,
          '--timeline': `${leftOf(lastMonth + 1, firstMonth, sizes)}px`,
          '--month': `${sizes.month}px`,
        } as CSSProperties
      }
    >
      <div className="sheet">
        {goToToday && (
          <div
            className="today"
            aria-hidden="true"
            style={{ marginInlineStart: leftOf(currentMonth, firstMonth, sizes) }}
          />
        )}
        <div className="grid" aria-hidden="true" />
        <div className="side" aria-hidden="true" />
        <RoadmapHead
          ref={head}
          milestones={milestones}
          firstMonth={firstMonth}
          lastMonth={lastMonth}
          currentMonth={currentMonth}
          sizes={sizes}
          readOnly={readOnly || state === 'loading' || state === 'error'}
          isNarrow={isNarrow}
          locale={locale}
          labels={labels}
          actions={actions}
          onToday={goToToday}
        />
        {state === 'ready' && (
          // biome-ignore lint/a11y: the bars in it are buttons
          <div
            className="body"
            ref={body}
            style={{ height: tops.at(-1) ?? 0 }}
            {...details.bars}
            onFocus={focus.onFocus}
            onKeyDown={focus.onKeyDown}
          >
            {[...drawn]
              .sort((a, b) => a - b)
              .map((index) => {
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
                      sizes={sizes}
                      readOnly={readOnly}
                      isDragged={drag?.from === index}
                      isDropPlace={drag !== null && drag.from !== index && drag.to === index}
                      openTask={shownIndex === index ? openTask : null}
                      tabTask={tabIndex === index ? (focus.place?.task ?? null) : null}
                      openMenu={menu?.open && menuIndex === index ? menu.kind : null}
                      locale={locale}
                      labels={labels}
                      actions={actions}
                      hintId={hintId}
                      onMenu={onMenu}
                      grip={grip}
                      onResizeStart={details.close}
                      onResize={changes.resize}
                    />
                  )
                );
              })}
          </div>
        )}
        {state === 'loading' && <RoadmapSkeleton sizes={sizes} />}
        {state === 'empty' && <p className="notice">{labels.empty}</p>}
        {state === 'error' && <div className="notice">{error}</div>}
      </div>
      {state === 'ready' && (
        <p className="keys" id={hintId}>
          {labels.keys}
          {!readOnly && ` ${labels.resizeKeys}`}
        </p>
      )}
      <LiveRegion message={state === 'loading' ? labels.loading : changes.message} />
      {shownTask && details.shown && (
        <AnchoredPopover
          key={`${details.shown.mainTask} ${shownTask.id}`}
          anchor={details.anchor}
          open={openTask !== null}
          onOpenChange={details.onOpenChange}
          label={shownTask.title}
          panel={details.panel}
        >
          {renderTaskDetails(shownTask, {
            resize: (edge, months) =>
              details.shown && changes.resize(details.shown.mainTask, shownTask, edge, months),
            close: () => details.onOpenChange(false),
          })}
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
          onOpenChange={onMenuOpenChange}
          labels={labels}
          actions={actions}
          onMove={changes.moveMainTask}
        />
      )}
    </Frame>
  );
}
