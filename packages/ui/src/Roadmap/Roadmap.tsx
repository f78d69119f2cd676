import type { FiscalStart, Locale, MonthNumber } from '@tavoite/model';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useId,
  useMemo,
  useRef,
} from 'react';
import { Button } from '../Button/index.js';
import { LiveRegion } from '../LiveRegion/index.js';
import { mergeRefs } from '../utils/mergeRefs.js';
import { dayAt, leftOf, monthsIn, sizesOf } from './geometry.js';
import { groupTops } from './groups.js';
import { marksFrom } from './head.js';
import { IdeasLane } from './IdeasLane.js';
import type { RoadmapLabels } from './labels.js';
import { endsOfLate } from './late.js';
import { RoadmapHead } from './RoadmapHead.js';
import { RoadmapPanels } from './RoadmapPanels.js';
import { RoadmapRows } from './RoadmapRows.js';
import { RoadmapSkeleton } from './RoadmapSkeleton.js';
import { Frame, GRIP_PX, TITLE_MARGINS_PX } from './styles/index.js';
import type {
  PlanChange,
  RoadmapActions,
  RoadmapDensity,
  RoadmapDependency,
  RoadmapIdea,
  RoadmapMainTask,
  RoadmapMilestone,
  RoadmapTask,
  RoadmapZoom,
  TaskDetailsTools,
} from './types.js';
import { useFirstMatch } from './useFirstMatch.js';
import { useLook, useWindow } from './useFrame.js';
import { useLatestPlan } from './usePlan.js';
import { usePlanEditing } from './usePlanEditing.js';

export interface RoadmapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The groups of rows, from top to bottom. */
  mainTasks: readonly RoadmapMainTask[];
  /** Marks over the timeline, in any order. */
  milestones: readonly RoadmapMilestone[];
  /** Tasks that follow others, drawn as arrows. Stable, or all of it is drawn again. */
  dependencies?: readonly RoadmapDependency[];
  /** Tasks without dates; a list, however short, shows the lane below the rows. */
  ideas?: readonly RoadmapIdea[] | undefined;
  /** First month of the timeline. */
  firstMonth: MonthNumber;
  /** Last month of the timeline, included. */
  lastMonth: MonthNumber;
  /** The line of today is in it, and the timeline opens on it; what ended before it and is not done is late. */
  currentMonth: MonthNumber;
  /** Today's day of that month, from 1: where its line is. Without it, in the middle. */
  currentDay?: number | undefined;
  /** The month in which the organisation's fiscal years start, 1 by default: quarters are counted from it. */
  fiscalStart?: FiscalStart;
  /** How much of the plan fits; `month` by default. */
  zoom?: RoadmapZoom;
  /** Height of the rows; `comfortable` by default. */
  density?: RoadmapDensity;
  /** What a filter is looking for: all other bars are dimmed. Stable. */
  matches?: ((task: RoadmapTask, mainTask: RoadmapMainTask) => boolean) | undefined;
  /** true for everybody but roadmap managers: nothing can be changed. */
  readOnly: boolean;
  /** Places are held for main tasks that are loading. */
  loading?: boolean;
  /** Shown in place of the main tasks when they could not be loaded, most often an `ErrorState`. */
  error?: ReactNode;
  /** What a user asks of the plan; bars are elsewhere once the props say so. */
  onPlanChange?: ((change: PlanChange) => void) | undefined;
  /** Opens forms and other pages. Stable, or rows are drawn again. */
  actions: RoadmapActions;
  /** Language of the names of months. */
  locale: Locale;
  /** Its texts, in the reader's language. Stable. */
  labels: RoadmapLabels;
  /** What a bar's popover shows, most often a `TaskDetails`. */
  renderTaskDetails: (task: RoadmapTask, tools: TaskDetailsTools) => ReactNode;
  /** What a pointer that rests on a bar is told, most often a `TaskHint`; without it, the details. */
  renderTaskHint?: ((task: RoadmapTask, warnings: readonly string[]) => ReactNode) | undefined;
}

const NO_DEPENDENCIES: readonly RoadmapDependency[] = [];
const NO_IDEAS: readonly RoadmapIdea[] = [];
const ignore = () => {};
/** Letters of a main task's share, in columns of buttons. */
const SHARE_TOOLS = 1.2;

/**
 * A plan of main tasks and milestones on a timeline of months; renders a scrolling
 * `<div role="region">`. Only what is in view is in the DOM. It changes nothing by itself:
 * `onPlanChange` says what is asked for.
 */
export function Roadmap({
  mainTasks,
  milestones,
  dependencies = NO_DEPENDENCIES,
  ideas,
  firstMonth,
  lastMonth,
  currentMonth,
  currentDay,
  fiscalStart = 1,
  zoom = 'month',
  density = 'comfortable',
  matches,
  readOnly,
  loading = false,
  error,
  onPlanChange = ignore,
  actions,
  locale,
  labels,
  renderTaskDetails,
  renderTaskHint,
  ref,
  style,
  ...rest
}: RoadmapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const state = error ? 'error' : loading ? 'loading' : mainTasks.length === 0 ? 'empty' : 'ready';
  const months = lastMonth - firstMonth + 1;
  const { isNarrow, width, font, fill, titleWidth } = useLook(
    frame,
    state !== 'ready',
    months,
    zoom,
  );
  const sizes = useMemo(
    () => sizesOf(font, zoom, density, fill, isNarrow),
    [font, zoom, density, fill, isNarrow],
  );
  const space = useMemo(() => {
    const grip = isNarrow || readOnly ? 0 : GRIP_PX;
    const shareBelow = !isNarrow && density === 'comfortable';
    return {
      width: (isNarrow ? width : titleWidth) - TITLE_MARGINS_PX - grip,
      tools: (readOnly ? 0 : 1) + (shareBelow ? 0 : SHARE_TOOLS),
      shareBelow,
      stacked: isNarrow,
      compact: density === 'compact',
    };
  }, [isNarrow, readOnly, width, titleWidth, density]);
  const tops = useMemo(() => groupTops(mainTasks, space, sizes), [mainTasks, space, sizes]);
  const today = dayAt(currentMonth, currentDay, firstMonth, sizes);
  const lateEnds = useMemo(
    () => (state === 'ready' ? endsOfLate(mainTasks, currentMonth) : null),
    [state, mainTasks, currentMonth],
  );
  const timeline = { firstMonth, lastMonth, currentMonth, sizes, titleWidth, today, lateEnds };
  const { part, goToToday } = useWindow(frame, head, timeline, milestones);
  const range = monthsIn(part.left, part.right, timeline, sizes);
  const { startMonth, endMonth } = range;
  const shown = useMemo(() => ({ startMonth, endMonth }), [startMonth, endMonth]);

  const plan = useMemo(
    () => ({
      mainTasks,
      dependencies,
      ideas: ideas ?? NO_IDEAS,
      firstMonth,
      lastMonth,
      readOnly,
      sizes,
      space,
      tops,
      titleWidth,
      locale,
      labels,
      onPlanChange,
    }),
    [
      mainTasks,
      dependencies,
      ideas,
      firstMonth,
      lastMonth,
      readOnly,
      sizes,
      space,
      tops,
      titleWidth,
      locale,
      labels,
      onPlanChange,
    ],
  );
  const latest = useLatestPlan(plan);
  const editing = usePlanEditing({ frame, head, body, plan, latest, currentMonth, part });
  useFirstMatch(frame, head, plan, matches);
  const marks = useMemo(() => marksFrom(firstMonth, fiscalStart), [firstMonth, fiscalStart]);

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
      data-zoom={zoom}
      data-density={density}
      data-ideas={ideas ? '' : undefined}
      data-today={goToToday ? '' : undefined}
      style={
        {
          ...style,
          '--title-width': `${titleWidth}px`,
          '--timeline': `${leftOf(lastMonth + 1, firstMonth, sizes)}px`,
          '--month': `${sizes.month}px`,
          '--quarter-from': `${marks.quarter * sizes.month}px`,
          '--year-from': `${marks.year * sizes.month}px`,
          '--today': `${today}px`,
        } as CSSProperties
      }
    >
      <div className="sheet">
        <div className="grid" aria-hidden="true" />
        <div className="side" aria-hidden="true" />
        <RoadmapHead
          ref={head}
          milestones={milestones}
          firstMonth={firstMonth}
          lastMonth={lastMonth}
          currentMonth={currentMonth}
          shown={shown}
          sizes={sizes}
          zoom={zoom}
          fiscalStart={fiscalStart}
          readOnly={readOnly || state === 'loading' || state === 'error'}
          isNarrow={isNarrow}
          locale={locale}
          labels={labels}
          actions={actions}
          today={today}
          onToday={goToToday}
        />
        {state === 'ready' && (
          <RoadmapRows
            frame={frame}
            body={body}
            plan={plan}
            editing={editing}
            shown={shown}
            currentMonth={currentMonth}
            currentDay={currentDay}
            matches={matches}
            hintId={hintId}
          />
        )}
        {state === 'loading' && <RoadmapSkeleton sizes={sizes} />}
        {state === 'empty' && (
          <div className="notice">
            <p>{labels.empty}</p>
            {!readOnly && actions.onAddMainTask && (
              <Button onClick={actions.onAddMainTask}>{labels.addMainTask}</Button>
            )}
          </div>
        )}
        {state === 'error' && <div className="notice">{error}</div>}
      </div>
      <div className="foot">
        <div className="hints">
          <p className="reason" ref={editing.speech.reason} aria-hidden="true" hidden />
          {state === 'ready' && (
            <p className="keys" id={hintId}>
              {[...labels.keys, ...(readOnly ? [] : labels.editKeys)].join(' ')}
            </p>
          )}
        </div>
        {ideas && state !== 'loading' && state !== 'error' && (
          <IdeasLane
            ideas={ideas}
            placing={editing.ideas.placing}
            readOnly={readOnly}
            labels={labels}
            actions={actions}
            handlers={editing.ideas.handlers}
          />
        )}
      </div>
      <LiveRegion message={state === 'loading' ? labels.loading : editing.speech.message} />
      <RoadmapPanels
        plan={plan}
        editing={editing}
        actions={actions}
        currentMonth={currentMonth}
        renderTaskDetails={renderTaskDetails}
        renderTaskHint={renderTaskHint}
      />
    </Frame>
  );
}
