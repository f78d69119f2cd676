import {
  barOfTask,
  beyond,
  type MonthNumber,
  planStandingOf,
  selectionOfRange,
  type TaskPlace,
} from '@tavoite/model';
import { token } from '@tavoite/tokens';
import {
  Button,
  DateSelector,
  EmptyState,
  Icon,
  LinkButton,
  MOBILE_QUERY,
  Skeleton,
  Stack,
  Tabs,
  useMediaQuery,
} from '@tavoite/ui';
import { PlusIcon, RoadmapIcon } from '@tavoite/ui/icons';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { Page } from '../../core/page/Page.js';
import { useSearch } from '../../core/useSearch.js';
import { useText } from '../../i18n/Texts.js';
import { usePeriodLabels, useRoadmapPeriod } from '../period/index.js';
import {
  isFiltered,
  type RoadmapAddress,
  readRoadmapAddress,
  writeRoadmapAddress,
} from './address.js';
import { AddRoadmap } from './components/AddRoadmap.js';
import { ConflictDialog } from './components/ConflictDialog.js';
import { DrawnPlan } from './components/DrawnPlan.js';
import { PlanDialogs } from './components/PlanDialogs.js';
import { PlanToolbar } from './components/PlanToolbar.js';
import { PlanTools } from './components/PlanTools.js';
import { MilestoneDialog, TaskDialog } from './components/ReadingDialogs.js';
import { OVERVIEW } from './constants.js';
import type { PlanDialog } from './dialogs.js';
import { planAsked, planShown } from './plans.js';
import { selectIsManager, selectPlanView, selectRoadmaps, selectShownPlan } from './selectors.js';
import { roadmapScreen, roadmapsCall } from './slice.js';
import { useRoadmapSelector } from './state.js';
import { usePlanEditor } from './useEditing.js';
import { useSaid } from './useSaid.js';
import { useUndoKeys } from './useUndoKeys.js';
import { useUnsaved } from './useUnsaved.js';
import { matcherOf } from './view.js';

const NONE: readonly never[] = [];
const WIDE_QUERY = '(min-width: 80rem)';

/** What stands over the plan, close together: the plan is what the screen is for. */
const Head = styled(Stack)`
  gap: ${token('space-2')};

  @media ${MOBILE_QUERY} {
    margin-block: calc(-1 * ${token('space-1')}) calc(-1 * ${token('space-2')});
  }
`;

/** The tabs, and what can be done with the plan of the open one. */
const Over = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  border-block-end: 1px solid ${token('color-border')};

  > :first-child {
    flex: 1 1 auto;
    min-inline-size: 0;
    /* Its line is that below all of this. */
    margin-block-end: -1px;
  }
`;

/** Where a task goes that is added without a place: this month in the first main task. */
const placeForNew = (mainTask: number | undefined, now: MonthNumber): TaskPlace | null =>
  mainTask === undefined ? null : { mainTask, rowIndex: 0, startMonth: now, endMonth: now };

/**
 * The plans of the organisation, a tab for each. Roadmap, period, look, filter and the task that is
 * open are in the address.
 */
const RoadmapPage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const periodLabels = usePeriodLabels();
  const { pathname } = useLocation();
  const [search, change] = useSearch();
  const address = useMemo(() => readRoadmapAddress(new URLSearchParams(search)), [search]);
  // What was clicked or typed is shown first, and the plan as it says after that.
  const drawnSearch = useDeferredValue(search);
  const drawn = useMemo(() => readRoadmapAddress(new URLSearchParams(drawnSearch)), [drawnSearch]);
  const locale = useAppSelector((state) => state.preferences.language);
  const list = useRoadmapSelector((state) => state.roadmap.list);
  const roadmaps = useRoadmapSelector(selectRoadmaps);
  const isManager = useRoadmapSelector(selectIsManager);
  const { editing, error, conflict } = useRoadmapSelector(selectShownPlan);
  const view = useRoadmapSelector(selectPlanView);
  const { range, selection, options, choose, fiscalStart, currentDay } = useRoadmapPeriod();
  const { currentMonth: now } = options;
  const [dialog, setDialog] = useState<PlanDialog | null>(null);
  const [milestone, setMilestone] = useState<number | null>(null);
  useOpenScreen(roadmapScreen, undefined);
  // Beside the tabs, else beside the switches below them.
  const isWide = useMediaQuery(WIDE_QUERY);
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  useSaid();
  useUnsaved();

  const known = roadmaps.find(({ id }) => id === address.roadmap);
  const shown = (known ?? roadmaps[0])?.id ?? null;
  useEffect(() => {
    dispatch(planShown(shown));
    if (shown !== null) dispatch(planAsked(shown));
  }, [dispatch, shown]);
  const editor = usePlanEditor(shown);
  useUndoKeys(editor, isManager && dialog === null);

  const write = useCallback(
    (part: Partial<RoadmapAddress>, replace = true) =>
      change((before) => writeRoadmapAddress(before, part), { replace }),
    [change],
  );
  const chooseRoadmap = useCallback(
    (id: number) => write({ roadmap: id, task: null }, false),
    [write],
  );
  const openTask = useCallback((id: number) => write({ task: id }, false), [write]);
  const openMilestone = useCallback(
    (id: number) => {
      if (isManager) setDialog({ kind: 'milestone', id });
      else setMilestone(id);
    },
    [isManager],
  );

  const { text: words, owner, target, state } = drawn.filter;
  const plan = view?.plan;
  const tasksById = view?.tasksById;
  const standing = useMemo(() => planStandingOf(plan ? [plan] : [], now), [plan, now]);
  const matches = useMemo(() => {
    const filter = { text: words, owner, target, state };
    return tasksById && isFiltered(filter) ? matcherOf(filter, tasksById, standing) : undefined;
  }, [words, owner, target, state, tasksById, standing]);
  const found = plan && matches ? plan.tasks.filter(matches) : NONE;
  const outside = beyond(
    found.flatMap((task) => barOfTask(task) ?? []),
    range,
  );

  // On a phone the way to all roadmaps is in the menu of the plan, which is there unless none is.
  const hasMenu = view !== null || (!error && !list.error && list.data?.length !== 0);
  const retry = useCallback(() => shown !== null && dispatch(planAsked(shown)), [dispatch, shown]);
  const onAddRoadmap = () => setDialog({ kind: 'roadmap', id: null });
  const content = () => {
    if (list.status === 'rejected' && list.error) {
      return (
        <LoadFailure
          title={text('roadmaps-failed')}
          error={list.error}
          onRetry={() => dispatch(roadmapsCall.request())}
        />
      );
    }
    if (list.data?.length === 0) {
      return (
        <EmptyState
          icon={RoadmapIcon}
          title={text('no-roadmaps')}
          description={text(isManager ? 'no-roadmaps-manager' : 'no-roadmaps-reader')}
          action={
            isManager ? (
              <Button
                variant="primary"
                icon={<Icon icon={PlusIcon} size="sm" />}
                onClick={onAddRoadmap}
              >
                {text('add-roadmap')}
              </Button>
            ) : undefined
          }
        />
      );
    }
    const tools = view ? (
      <PlanTools
        address={address}
        onChange={write}
        manager={
          isManager
            ? {
                editor,
                undo: editing?.undo.at(-1),
                redo: editing?.redo.at(-1),
                onAddTask: () =>
                  setDialog({
                    kind: 'task',
                    id: null,
                    at: placeForNew(view.plan.main_tasks[0]?.id, now),
                  }),
                onAddMainTask: () => setDialog({ kind: 'main-task', id: null }),
                onAddMilestone: () => setDialog({ kind: 'milestone', id: null }),
                onAddRoadmap,
                onEditRoadmap: () => setDialog({ kind: 'roadmap', id: shown }),
                onOrder: () => setDialog({ kind: 'order' }),
                onDeletions: () => setDialog({ kind: 'deletions' }),
              }
            : null
        }
        plan={{ view, range, now, currentDay, fiscalStart }}
      />
    ) : null;
    return (
      <Stack>
        <Head>
          <Over>
            {list.data ? (
              <Tabs
                label={text('roadmaps')}
                items={roadmaps.map(({ id, title }) => ({ value: String(id), label: title }))}
                value={String(shown)}
                onValueChange={(value) => chooseRoadmap(Number(value))}
                // On a phone it is in the menu of what can be added.
                {...(isManager && !isNarrow && { trailing: <AddRoadmap onAdd={onAddRoadmap} /> })}
              />
            ) : (
              <Skeleton shape="block" height={47} />
            )}
            {isWide ? tools : null}
          </Over>
          {view ? (
            <PlanToolbar
              view={view}
              address={address}
              onChange={write}
              standing={standing}
              found={found.length}
              foundBy={drawn.filter}
              outside={outside}
              tools={isWide ? null : tools}
              onWiden={(months) => choose(selectionOfRange(months))}
            />
          ) : (
            <Skeleton shape="block" height={isWide ? 32 : isNarrow ? 88 : 72} />
          )}
        </Head>
        <DrawnPlan
          key={shown}
          view={view}
          error={error}
          onRetry={retry}
          range={range}
          now={now}
          currentDay={currentDay}
          fiscalStart={fiscalStart}
          pathname={pathname}
          search={drawnSearch}
          address={drawn}
          sort={address.sort}
          onChange={write}
          matches={matches}
          readOnly={!isManager}
          editor={editor}
          onOpen={setDialog}
          onOpenTask={openTask}
          onOpenMilestone={openMilestone}
          onOpenRoadmap={chooseRoadmap}
        />
      </Stack>
    );
  };

  return (
    <Page
      title={text('roadmap')}
      highlighted
      actions={
        <>
          {isNarrow && hasMenu ? null : (
            <LinkButton href={OVERVIEW} variant="quiet" size="sm">
              {text('all-roadmaps')}
            </LinkButton>
          )}
          <DateSelector
            value={selection}
            onValueChange={choose}
            options={options}
            locale={locale}
            labels={periodLabels}
            ytd={false}
            align="end"
          />
        </>
      }
    >
      {content()}
      {dialog ? (
        <PlanDialogs
          dialog={dialog}
          view={view}
          roadmaps={roadmaps}
          editor={editor}
          period={options}
          now={now}
          onOpen={setDialog}
          onClose={() => setDialog(null)}
          onChooseRoadmap={chooseRoadmap}
        />
      ) : null}
      {view && dialog === null && address.task !== null ? (
        <TaskDialog
          view={view}
          id={address.task}
          now={now}
          readOnly={!isManager}
          editor={editor}
          onOpen={setDialog}
          onClose={() => write({ task: null })}
        />
      ) : null}
      {view && milestone !== null ? (
        <MilestoneDialog view={view} id={milestone} onClose={() => setMilestone(null)} />
      ) : null}
      {conflict && shown !== null ? <ConflictDialog roadmap={shown} conflict={conflict} /> : null}
    </Page>
  );
};

export default RoadmapPage;
