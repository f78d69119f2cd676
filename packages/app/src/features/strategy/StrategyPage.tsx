import { Button, DateSelector, ErrorState, Icon, ObjectiveCards, Reserved } from '@tavoite/ui';
import { CollapseAllIcon, ExpandAllIcon } from '@tavoite/ui/icons';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { Page } from '../../core/page/Page.js';
import { lazyPart } from '../../core/screen.js';
import { useSearch } from '../../core/useSearch.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { usePeriod } from '../period/index.js';
import { TargetGroups } from './components/TargetGroups.js';
import { selectGroups } from './selectors.js';
import { allCollapsed, allExpanded, periodShown, strategyScreen, timespanCall } from './slice.js';
import { useStrategySelector } from './state.js';
import { useOpenedGroups } from './useOpenedGroups.js';
import { useTargetDialog } from './useTargetDialog.js';

const TargetDialog = lazyPart(() => import('./components/TargetDialog.js'));

/**
 * Objectives and the tree of target groups, for one month or the year to date. Period, open groups
 * and the target whose details are open are in the address.
 */
const StrategyPage = () => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const labels = useLabels();
  const [search, change] = useSearch();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const locale = useAppSelector((state) => state.preferences.language);
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const timespan = useStrategySelector((state) => state.strategy.timespan);
  const { byId, status, error, expandingAll } = useStrategySelector(selectGroups);

  useOpenScreen(strategyScreen, undefined);

  useOpenedGroups(search, change);
  // Drawn before its data is loaded, so that nothing moves when it arrives.
  const period = usePeriod('strategy', timespan.data);
  const range = timespan.data ? period.dates : undefined;
  const [start, end] = [range?.start_date, range?.end_date];
  useEffect(() => {
    if (start && end) dispatch(periodShown({ start_date: start, end_date: end }));
  }, [start, end, dispatch]);

  const dialog = useTargetDialog(parameters, change, range ?? null);
  // Once opened it stays, so that it can close in its own way.
  const [dialogUsed, setDialogUsed] = useState(false);
  if (dialog.id !== null && !dialogUsed) setDialogUsed(true);
  const objectives = organization?.objectives ?? [];
  const failure = timespan.error ?? error;
  const canExpand = Object.values(byId).some((group) => group.has_children);
  const unknown = Object.keys(byId).length === 0 && status !== 'fulfilled';

  const retry = () => {
    if (timespan.error) dispatch(timespanCall.request());
    else if (range) dispatch(periodShown(range));
  };

  return (
    <Page
      title={text('strategy-and-targets')}
      actions={
        <>
          {canExpand || unknown ? (
            <Reserved active={unknown}>
              <Button
                icon={<Icon icon={ExpandAllIcon} size="sm" />}
                disabled={expandingAll}
                onClick={() => dispatch(allExpanded())}
              >
                {text('expand-all')}
              </Button>
              <Button
                icon={<Icon icon={CollapseAllIcon} size="sm" />}
                onClick={() => dispatch(allCollapsed())}
              >
                {text('collapse-all')}
              </Button>
            </Reserved>
          ) : null}
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
        </>
      }
    >
      <ObjectiveCards
        label={text('objectives')}
        objectives={objectives}
        loadingLabel={text('loading')}
        joined={!failure}
        headingLevel={2}
      />
      {failure ? (
        <ErrorState
          title={text('strategy-failed')}
          description={messageText(failureMessage(failure))}
          retryLabel={text('retry')}
          onRetry={retry}
        />
      ) : (
        <TargetGroups
          joined={objectives.length > 0}
          selectedId={dialog.id}
          onOpenDetails={(target) => dialog.open(target.id)}
        />
      )}
      {dialogUsed ? (
        <Suspense fallback={null}>
          <TargetDialog
            open={dialog.id !== null}
            target={dialog.target}
            period={range ?? null}
            onClose={dialog.close}
          />
        </Suspense>
      ) : null}
    </Page>
  );
};

export default StrategyPage;
