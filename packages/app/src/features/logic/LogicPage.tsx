import { type DateSelection, formatMonth } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { Banner, Button, DateSelector, EmptyState, ErrorState, Skeleton } from '@tavoite/ui';
import { LogicIcon } from '@tavoite/ui/icons';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { readRange } from '../../core/addresses.js';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { Page } from '../../core/page/Page.js';
import { useScrollLock } from '../../core/page/scrollLock.js';
import { useSearch } from '../../core/useSearch.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { useKeptSelection } from '../dateSelections/useKeptSelection.js';
import { termsNeeded } from '../terms/slice.js';
import { LogicTree } from './components/LogicTree.js';
import { logicPeriod, monthsChosen } from './period.js';
import { selectTree } from './selectors.js';
import { logicLeft, logicOpened, periodShown, targetsCall } from './slice.js';
import { useLogicSelector } from './state.js';

const RANGE_TEXTS = {
  'fiscal-year': 'ytd-disclaimer',
  'year-to-date': 'ytd-range',
  other: 'month-range',
} as const;

const Fill = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow-y: auto;
`;

/** How figures are written: see `TermNodeCard`. */
const Legend = styled.p`
  display: flex;
  gap: ${token('space-4')};
  margin-top: ${token('space-1')};
  font-size: ${token('font-size-sm')};

  b {
    font-weight: ${token('font-weight-semibold')};
    color: ${token('color-text')};
  }
`;

const Tree = styled.div`
  flex: 1;
  min-height: 320px;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  overflow: hidden;
`;

const Notice = styled(Banner)`
  flex: none;
  margin-bottom: ${token('space-3')};
`;

/** The period of the address, of this page's memory, or the current fiscal year. */
function usePeriod() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [search, changeSearch] = useSearch();
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const timespan = useLogicSelector((state) => state.logic.timespan.data);
  const remembered = useAppSelector((state) => state.dateSelections[pathname]);
  const address = readRange(new URLSearchParams(search));
  const period = organization && logicPeriod(organization, timespan, { address, remembered });

  const months = (selection: DateSelection) =>
    period ? monthsChosen(selection, period.options) : null;
  const keep = useKeptSelection(
    address === null && remembered !== undefined ? months(remembered) : null,
    changeSearch,
  );

  const { start_date, end_date } = period?.dates ?? {};
  useEffect(() => {
    if (start_date && end_date) dispatch(periodShown({ start_date, end_date }));
  }, [start_date, end_date, dispatch]);

  const choose = (selection: DateSelection) => keep(selection, months(selection));
  return { period, choose };
}

/** How the terms hang together, with their values over a period. */
const LogicPage = () => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const terms = useAppSelector((state) => state.terms);
  const targets = useLogicSelector((state) => state.logic.targets);
  const { isReady, position, period: shown } = useLogicSelector((state) => state.logic.view);
  const root = useLogicSelector(selectTree);
  useScrollLock();

  useEffect(() => {
    dispatch(logicOpened());
    dispatch(termsNeeded());
    return () => {
      dispatch(logicLeft());
    };
  }, [dispatch]);
  const { period, choose } = usePeriod();

  const isKnown = terms.data !== null && isReady;
  const failure = terms.error;
  const range = period && {
    start: formatMonth(period.range.start, 'MM/YYYY'),
    end: formatMonth(period.range.end, 'MM/YYYY'),
  };
  return (
    <Fill>
      <Page
        title={text('business-logic')}
        meta={
          range && (
            <>
              <p>{text(RANGE_TEXTS[period.kind], range)}</p>
              <Legend>
                <b>{text('actual-figure')}</b> <i>{text('estimated-figure')}</i>
              </Legend>
            </>
          )
        }
        actions={
          period ? (
            <DateSelector
              value={period.selection}
              onValueChange={choose}
              options={period.options}
              locale={locale}
              labels={{ ...labels.dateSelector, label: text('period'), none: text('no-period') }}
              align="end"
            />
          ) : null
        }
      >
        {targets.status === 'rejected' && shown && root ? (
          <Notice tone="warning">
            {text('term-targets-failed')}{' '}
            <Button size="sm" onClick={() => dispatch(targetsCall.request(shown))}>
              {text('retry')}
            </Button>
          </Notice>
        ) : null}
        {failure ? (
          <ErrorState
            title={text('terms-failed')}
            description={messageText(failureMessage(failure))}
            retryLabel={text('retry')}
            onRetry={() => dispatch(termsNeeded())}
          />
        ) : isKnown && !root ? (
          <EmptyState
            icon={LogicIcon}
            title={text('noTreeDisclaimer')}
            description={text('no-tree-description')}
          />
        ) : (
          <Tree aria-busy={!isKnown || undefined}>
            {isKnown && root ? (
              <LogicTree root={root} position={position} />
            ) : (
              <Skeleton shape="block" height="100%" />
            )}
          </Tree>
        )}
      </Page>
    </Fill>
  );
};

export default LogicPage;
