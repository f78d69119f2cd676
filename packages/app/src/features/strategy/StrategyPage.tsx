import { progressText, targetProgress } from '@tavoite/model';
import {
  Button,
  DateSelector,
  EmptyState,
  GroupCardSkeleton,
  gapText,
  Icon,
  meterStatus,
  ObjectiveCards,
  Reserved,
  rangeName,
  SegmentedControl,
  SpinnerOverlay,
  Stack,
  TargetSummary,
} from '@tavoite/ui';
import { CollapseAllIcon, ExpandAllIcon, TargetIcon } from '@tavoite/ui/icons';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { Page } from '../../core/page/Page.js';
import { lazyPart } from '../../core/screen.js';
import { STEP, useSearch } from '../../core/useSearch.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { FirstSteps } from '../firstSteps/index.js';
import { usePeriod } from '../period/index.js';
import { TargetGroups } from './components/TargetGroups.js';
import { openableIds } from './opened.js';
import { selectGroups, selectTree } from './selectors.js';
import { periodShown, strategyScreen, timespanCall } from './slice.js';
import { useStrategySelector } from './state.js';
import { countStandings, furthestBehind, hiddenCount, onlyStanding, targetsOf } from './tree.js';
import { useOpenedGroups } from './useOpenedGroups.js';
import { useTargetDialog } from './useTargetDialog.js';
import { useTargetsView, useTreeSize } from './useTargetsView.js';
import { readSort, readStanding, writeSort, writeStanding } from './view.js';

/** Screens between phones and those with room for all tools beside the title. */
const MIDDLE = '(min-width: 769px) and (max-width: 1200px)';

/* With their icons the buttons would take another line on screens of middle width. */
const Tools = styled.div`
  display: contents;

  @media ${MIDDLE} {
    button svg {
      display: none;
    }
  }
`;

const TargetDialog = lazyPart(() => import('./components/TargetDialog.js'));
/** Targets that are named at the top. */
const MOST_BEHIND = 3;
/** Keeps the place of their line until they are known. */
const AWAITED_BEHIND = [
  { id: 0, title: '00000000 0000', status: 'low', share: '00.00 %', gap: null },
] as const;

const TargetsInList = lazyPart(() => import('./components/TargetsInList.js'));

/**
 * Objectives and target groups, as a tree or a list, for one month, a past year or the year to date.
 * Period, view, filter, open groups and the target whose details are open are in the address.
 */
const StrategyPage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const [search, change] = useSearch();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const locale = useAppSelector((state) => state.preferences.language);
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const isManager = useAppSelector((state) => state.user.data?.organization_manager === true);
  const timespan = useStrategySelector((state) => state.strategy.timespan);
  const { groups, status, error } = useStrategySelector(selectGroups);
  const tree = useStrategySelector(selectTree);

  useOpenScreen(strategyScreen, undefined);

  // Drawn before its data is loaded, so that nothing moves when it arrives.
  const period = usePeriod('strategy', timespan.data);
  const range = timespan.data ? period.dates : undefined;
  const [start, end] = [range?.start_date, range?.end_date];
  useEffect(() => {
    if (start && end) dispatch(periodShown({ start_date: start, end_date: end }));
  }, [start, end, dispatch]);

  const { view, choose: chooseView, showBehind, figuresFirst } = useTargetsView(parameters, change);
  const [fitted, chooseFitted] = useTreeSize(parameters, change);
  const [fitPlace, setFitPlace] = useState<Element | null>(null);
  const groupsOpen = useOpenedGroups(parameters, change, tree);
  const [revealed, setRevealed] = useState(0);
  const standing = readStanding(parameters);
  const sort = useMemo(() => readSort(parameters), [parameters]);
  const shown = useMemo(() => onlyStanding(tree, standing), [tree, standing]);
  // What a filter leaves is all in sight.
  const open = standing === null ? groupsOpen.open : new Set(openableIds(shown));
  const targets = useMemo(() => targetsOf(tree), [tree]);

  const dialog = useTargetDialog(parameters, change, range ?? null);
  // Once opened it stays, so that it can close in its own way.
  const [dialogUsed, setDialogUsed] = useState(false);
  if (dialog.id !== null && !dialogUsed) setDialogUsed(true);
  const objectives = organization?.objectives ?? [];
  const failure = timespan.error ?? error;
  const unknown = groups === null && !failure;
  const [hasList, setHasList] = useState(false);
  useEffect(() => {
    const ready = () => setHasList(true);
    // What could not be fetched is tried again in its place.
    if (view === 'list') TargetsInList.load().then(ready, ready);
  }, [view]);
  const canExpand = openableIds(tree).length > 0;

  const retry = () => {
    if (timespan.error) dispatch(timespanCall.request());
    else if (range) dispatch(periodShown(range));
  };

  const known = targets.filter((target) => target.data_available_for_current_value);
  const isVerified = known.every((target) => target.is_verified);
  const months = range && rangeName(range, locale);
  const periodText =
    months &&
    (known.length === 0
      ? months
      : text(isVerified ? 'months-verified' : 'months-with-estimates', { months }));

  const furthest = useMemo(
    () =>
      furthestBehind(targets, MOST_BEHIND).map((target) => {
        const progress = targetProgress(target);
        return {
          id: target.id,
          title: target.title,
          status: meterStatus(progress),
          share: progressText(progress, locale),
          gap: gapText(target, locale, labels.targetMeter),
        };
      }),
    [targets, locale, labels],
  );

  const joined = objectives.length > 0 && !figuresFirst;
  const skeleton = <GroupCardSkeleton label={text('loading-groups')} />;
  const figures = () => {
    if (failure) {
      return <LoadFailure title={text('strategy-failed')} error={failure} onRetry={retry} />;
    }
    if (unknown) return skeleton;
    if (tree.top.length === 0) {
      if (isManager) return <FirstSteps />;
      return (
        <EmptyState
          icon={TargetIcon}
          title={text('no-target-groups')}
          description={text('no-target-groups-description')}
        />
      );
    }
    const props = {
      tree: shown,
      selectedId: dialog.id,
      onOpenDetails: ({ id }: { id: number }) => dialog.open(id),
    };
    return (
      <SpinnerOverlay active={status === 'pending'} label={text('loading-groups')}>
        {view === 'tree' ? (
          <TargetGroups
            {...props}
            hiddenIn={(group) => hiddenCount(tree, group)}
            open={open}
            onToggle={standing === null ? groupsOpen.toggle : null}
            revealed={revealed}
            filter={standing}
            months={`${start} ${end}`}
            fitted={fitted}
            onFittedChange={chooseFitted}
            fitPlace={fitPlace}
            joined={joined}
          />
        ) : (
          <TargetsInList
            {...props}
            placeholder={skeleton}
            period={range ?? null}
            sort={sort}
            onSortChange={(next) => change((before) => writeSort(before, next), STEP)}
          />
        )}
      </SpinnerOverlay>
    );
  };
  const objectiveCards = (
    <ObjectiveCards
      label={text('objectives')}
      objectives={objectives}
      loadingLabel={text('loading')}
      joined={joined && !failure && (unknown || tree.top.length > 0)}
      headingLevel={2}
    />
  );

  // On a phone the views stay where they are when they are changed.
  const tools = (
    <Tools>
      <span ref={setFitPlace} style={{ display: 'contents' }} />
      {view === 'tree' && (canExpand || unknown) ? (
        <Reserved active={unknown}>
          <Button
            variant="quiet"
            size={figuresFirst ? 'md' : 'sm'}
            icon={<Icon icon={ExpandAllIcon} size="sm" />}
            disabled={standing !== null || groupsOpen.isAllOpen}
            onClick={() => {
              groupsOpen.openAll();
              setRevealed(revealed + 1);
            }}
          >
            {text('expand-all')}
          </Button>
          <Button
            variant="quiet"
            size={figuresFirst ? 'md' : 'sm'}
            icon={<Icon icon={CollapseAllIcon} size="sm" />}
            disabled={standing !== null || groupsOpen.open.size === 0}
            onClick={groupsOpen.closeAll}
          >
            {text('collapse-all')}
          </Button>
        </Reserved>
      ) : null}
    </Tools>
  );
  return (
    <Page
      title={text('strategy-and-targets')}
      actions={
        <>
          {figuresFirst ? null : tools}
          <SegmentedControl
            label={text('view')}
            size={figuresFirst ? 'sm' : 'md'}
            value={view}
            onValueChange={chooseView}
            options={[
              { value: 'tree', label: text('view-tree') },
              { value: 'list', label: text('view-list') },
            ]}
          />
          <Reserved active={!range}>
            <DateSelector
              value={period.selection}
              onValueChange={period.choose}
              options={period.options}
              locale={locale}
              labels={labels.dateSelector}
              format="DD.MM.YYYY"
              align="end"
            />
          </Reserved>
          {figuresFirst ? tools : null}
        </>
      }
    >
      {failure || (groups !== null && targets.length === 0) ? null : (
        <Reserved active={unknown}>
          <TargetSummary
            counts={countStandings(targets)}
            value={standing}
            onValueChange={(value) => change((before) => writeStanding(before, value), STEP)}
            labels={labels.targetSummary}
            furthest={unknown ? AWAITED_BEHIND : furthest}
            onOpen={dialog.open}
            onAllBehind={showBehind}
            // Its line keeps its place until the months are known.
            {...(periodText || unknown
              ? { period: periodText || text('months-verified', { months: '00000000 0000' }) }
              : {})}
          />
        </Reserved>
      )}
      {figuresFirst ? (
        // The objectives come with the figures: below their skeleton they would be pushed away.
        <Stack>
          <div>{figures()}</div>
          {unknown || (view === 'list' && !hasList) ? null : objectiveCards}
        </Stack>
      ) : (
        <>
          {objectiveCards}
          {figures()}
        </>
      )}
      {dialogUsed ? (
        <TargetDialog
          open={dialog.id !== null}
          target={dialog.target}
          period={range ?? null}
          onClose={dialog.close}
        />
      ) : null}
    </Page>
  );
};

export default StrategyPage;
