import { token } from '@tavoite/tokens';
import {
  Banner,
  Button,
  DateSelector,
  EmptyState,
  Reserved,
  Skeleton,
  type TreeForm,
} from '@tavoite/ui';
import { LogicIcon } from '@tavoite/ui/icons';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { Page } from '../../core/page/Page.js';
import { useScrollLock } from '../../core/page/scrollLock.js';
import { useText } from '../../i18n/Texts.js';
import { usePeriod, usePeriodLabels } from '../period/index.js';
import { termsNeeded } from '../terms/index.js';
import { LogicMeta } from './components/LogicMeta.js';
import { LogicTree } from './components/LogicTree.js';
import { nameOfRange } from './rangeName.js';
import { selectTree } from './selectors.js';
import { logicScreen, periodShown, targetsCall } from './slice.js';
import { useLogicSelector } from './state.js';
import { withFold } from './tree.js';

const Fill = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow-y: auto;
`;

const Tree = styled.div`
  flex: 1;
  min-height: 320px;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  overflow: clip;
`;

const Notice = styled(Banner)`
  flex: none;
  margin-bottom: ${token('space-3')};
`;

/** How the terms are connected, with their values over a period. */
const LogicPage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = usePeriodLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const terms = useAppSelector((state) => state.terms);
  const targets = useLogicSelector((state) => state.logic.targets);
  const { isReady, position, period: shown } = useLogicSelector((state) => state.logic.view);
  const tree = useLogicSelector(selectTree);
  const [form, setForm] = useState<TreeForm | null>(null);
  const root = useMemo(
    () => tree && withFold(tree, (count) => text('more-terms', { count })),
    [tree, text],
  );
  useScrollLock();

  useOpenScreen(logicScreen, undefined);
  useEffect(() => {
    dispatch(termsNeeded());
  }, [dispatch]);
  const { data: timespan, status: spanStatus } = useLogicSelector((state) => state.logic.timespan);
  const period = usePeriod('logic', timespan);
  const named = nameOfRange(period, text);
  const { start_date, end_date } = period.dates;
  // Without them the default is not known; where they fail, it is the current month.
  const isSpanKnown = spanStatus === 'fulfilled' || spanStatus === 'rejected';
  useEffect(() => {
    if (isSpanKnown) dispatch(periodShown({ start_date, end_date }));
  }, [isSpanKnown, start_date, end_date, dispatch]);

  const isKnown = terms.data !== null && isReady;
  const failure = terms.error;
  return (
    <Fill>
      <Page
        low
        title={text('business-logic')}
        meta={
          <LogicMeta
            dates={period.dates}
            named={named}
            isSpanKnown={isSpanKnown}
            form={root && form}
          />
        }
        actions={
          <Reserved active={!isSpanKnown}>
            <DateSelector
              value={period.selection}
              onValueChange={period.choose}
              options={period.options}
              locale={locale}
              labels={labels}
              align="end"
            />
          </Reserved>
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
          <LoadFailure
            title={text('terms-failed')}
            error={failure}
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
              <LogicTree root={root} position={position} onFormShown={setForm} />
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
