import { beyond, formatMonth, selectionOfRange, TASK_STATES } from '@tavoite/model';
import {
  Button,
  DateSelector,
  EmptyState,
  Icon,
  LinkButton,
  MOBILE_QUERY,
  Modal,
  momentText,
  PlanSummary,
  Roadmap,
  type RoadmapActions,
  type RoadmapZoom,
  SegmentedControl,
  Skeleton,
  Stack,
  TaskHint,
  TaskList,
  Toolbar,
  useMediaQuery,
} from '@tavoite/ui';
import { ChevronLeftIcon, RoadmapIcon } from '@tavoite/ui/icons';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { writeText } from '../../core/addresses.js';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { Page } from '../../core/page/Page.js';
import { useSearch } from '../../core/useSearch.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { usePeriodLabels, useRoadmapPeriod } from '../period/index.js';
import { overviewOf } from './overview.js';
import { overviewCall, overviewScreen } from './slice.js';
import { useOverviewSelector } from './state.js';

const ZOOM = 'zoom';
const STATE = 'state';
const ZOOMS = ['month', 'quarter', 'year'] as const satisfies readonly RoadmapZoom[];
const ZOOM_TEXTS = {
  month: 'zoom-months',
  quarter: 'zoom-quarters',
  year: 'zoom-years',
} as const;
/** More fits, and single months matter less than in a plan that is edited. */
const DEFAULT_ZOOM: RoadmapZoom = 'quarter';
/** The head stays in sight while rows scroll below it. */
const FRAME = { maxBlockSize: 'max(26rem, calc(100dvh - 9rem))' };

const nothing = () => undefined;
/** Readers change nothing. */
const READING = {
  onAddMainTask: nothing,
  onEditMainTask: nothing,
  onDeleteMainTask: nothing,
  onAddRow: nothing,
  onDeleteRow: nothing,
  onAddMilestone: nothing,
};

/** All roadmaps of the organisation and those below it on one timeline, to be read. */
const RoadmapOverviewPage = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { text } = useText();
  const labels = useLabels();
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const periodLabels = usePeriodLabels();
  const [search, change] = useSearch();
  const locale = useAppSelector((state) => state.preferences.language);
  const active = useAppSelector((state) => state.organization.data?.organization?.id ?? null);
  const { data, error } = useOverviewSelector((state) => state.roadmapOverview);
  const { range, selection, options, choose, fiscalStart, currentDay } = useRoadmapPeriod();
  const { currentMonth: now } = options;
  useOpenScreen(overviewScreen, undefined);
  const overview = useMemo(() => data && overviewOf(data, active, now), [data, active, now]);
  const [milestone, setMilestone] = useState<number | null>(null);
  const mark = milestone === null ? undefined : overview?.marks.get(milestone);
  const chartLabels = useMemo(
    () => ({
      ...labels.roadmap,
      mainTasks: text('roadmaps'),
      linkedRoadmaps: text('open-roadmap'),
      empty: text('no-roadmaps'),
    }),
    [labels, text],
  );
  const actions = useMemo<RoadmapActions>(
    () => ({
      ...READING,
      onOpenMilestone: ({ id }) => setMilestone(id),
      onOpenRoadmap: (id) => navigate(`/roadmap?roadmap=${id}`),
    }),
    [navigate],
  );
  const asked = new URLSearchParams(search);
  const zoom = ZOOMS.find((one) => one === asked.get(ZOOM)) ?? DEFAULT_ZOOM;
  const state = TASK_STATES.find((one) => one === asked.get(STATE)) ?? null;
  const write = (name: string, value: string | null) =>
    change((before) => {
      const after = new URLSearchParams(before);
      writeText(after, name, value);
      return after;
    });
  const matches = useMemo(
    () =>
      overview && state !== null
        ? ({ id }: { id: number }) => overview.bars.get(id)?.states.has(state) === true
        : undefined,
    [overview, state],
  );
  const all = overview?.groups.flatMap(({ tasks }) => tasks) ?? [];
  const found = matches ? all.filter(matches) : [];
  const outside = beyond(found, range);

  const back = (
    <LinkButton
      href="/roadmap"
      variant="quiet"
      size="sm"
      aria-label={text('back-to-roadmap')}
      icon={isNarrow ? <Icon icon={ChevronLeftIcon} size="sm" /> : undefined}
    >
      {text(isNarrow ? 'roadmap' : 'back-to-roadmap')}
    </LinkButton>
  );
  const content = () => {
    if (data?.length === 0)
      return (
        <EmptyState
          icon={RoadmapIcon}
          title={text('no-roadmaps')}
          description={text('no-roadmaps-reader')}
        />
      );
    return (
      <Stack>
        <Toolbar>
          <SegmentedControl<RoadmapZoom>
            label={text('zoom')}
            size="sm"
            value={zoom}
            onValueChange={(next) => write(ZOOM, next === DEFAULT_ZOOM ? null : next)}
            options={ZOOMS.map((value) => ({ value, label: text(ZOOM_TEXTS[value]) }))}
          />
          {overview ? (
            <PlanSummary
              counts={overview.standing.counts}
              total={overview.standing.total}
              value={state}
              onValueChange={(next) => write(STATE, next)}
              labels={labels.planSummary}
            />
          ) : error ? null : (
            <Skeleton shape="block" {...(isNarrow ? { height: 40 } : { width: 400, height: 32 })} />
          )}
        </Toolbar>
        {matches ? (
          <Toolbar>
            <span role="status">
              {text('main-tasks-found', { count: found.length, total: all.length })}
            </span>
            {outside.count > 0 ? (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => choose(selectionOfRange(outside.range))}
              >
                {text('tasks-outside', {
                  count: outside.count,
                  from: formatMonth(outside.range.start, 'MM/YYYY'),
                  to: formatMonth(outside.range.end, 'MM/YYYY'),
                })}
              </Button>
            ) : null}
            <Button size="sm" variant="quiet" onClick={() => write(STATE, null)}>
              {text('clear-filter')}
            </Button>
          </Toolbar>
        ) : null}
        <Roadmap
          mainTasks={overview?.groups ?? []}
          milestones={overview?.milestones ?? []}
          style={FRAME}
          firstMonth={range.start}
          lastMonth={range.end}
          currentMonth={now}
          currentDay={currentDay}
          fiscalStart={fiscalStart}
          zoom={zoom}
          density="compact"
          matches={matches}
          readOnly
          loading={!overview && !error}
          error={
            error && !overview ? (
              <LoadFailure
                title={text('roadmaps-failed')}
                error={error}
                onRetry={() => dispatch(overviewCall.request())}
              />
            ) : undefined
          }
          actions={actions}
          locale={locale}
          labels={chartLabels}
          renderTaskHint={({ title, startMonth, endMonth, progress }, warnings) => (
            <TaskHint
              title={title}
              startMonth={startMonth}
              endMonth={endMonth}
              progress={progress}
              warnings={warnings}
              locale={locale}
              labels={labels.taskDetails}
            />
          )}
          renderTaskDetails={({ id, title }) => {
            const bar = overview?.bars.get(id);
            return bar === undefined ? null : (
              <Stack>
                <strong>{title}</strong>
                <TaskList tasks={bar.tasks} locale={locale} labels={labels.taskList} />
              </Stack>
            );
          }}
        />
      </Stack>
    );
  };

  return (
    <Page
      title={text('all-roadmaps')}
      highlighted
      actions={
        <>
          {/* Where the way here was; a phone has room for one word. */}
          {back}
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
      {mark ? (
        <Modal
          open
          onOpenChange={(open) => {
            if (!open) setMilestone(null);
          }}
          title={mark.title}
          closeLabel={text('close')}
        >
          <p>{`${mark.organization}: ${mark.roadmap} · ${momentText(mark.date, locale, 'day')}`}</p>
        </Modal>
      ) : null}
    </Page>
  );
};

export default RoadmapOverviewPage;
