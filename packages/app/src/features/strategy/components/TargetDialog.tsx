import {
  type DateRange,
  isSameRange,
  monthsOfDates,
  type Target,
  yearBefore,
} from '@tavoite/model';
import {
  Button,
  Icon,
  LinkButton,
  MOBILE_QUERY,
  Modal,
  Skeleton,
  Stack,
  TargetDetail,
  useMediaQuery,
} from '@tavoite/ui';
import { ChartLineIcon, TrendingUpIcon } from '@tavoite/ui/icons';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { lazyPart } from '../../../core/screen.js';
import { useClosing } from '../../../core/useClosing.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { FigureComments } from '../../comments/index.js';
import { isRestricted, selectMappedViews } from '../../settings/index.js';
import { TargetTasks } from '../../targetTasks/index.js';
import { changeOpened, targetTraceOpened } from '../../trace/index.js';

const TargetTrend = lazyPart(() => import('./TargetTrend.js'));

export interface TargetDialogProps {
  open: boolean;
  /** null while it is being loaded. */
  target: Target | null;
  /** The months that the values are of; null while they are not known. */
  period: DateRange | null;
  onClose: () => void;
}

const TREND_HEIGHT_PX = 220;

/** A target's title where it stands on the screen; the page's own when it is not in sight. */
const placeOf = (id: number | null): HTMLElement | null =>
  document.querySelector(`[data-target-id="${id}"] :is(a, button)`) ?? document.querySelector('h1');

/** The term that a target's current value is, where it is one alone: its change can be explained. */
function measuredTerm({ formula_str, terms }: Target) {
  const title = formula_str.trim().replace(/^\[([^\]]+)\]$/, '$1');
  return terms.find((term) => term.title === title);
}

/** What its dialog compares the value with: a year earlier, or the months before. */
const comparisonOf = ({ value_period, compare_period }: Target): 'year' | 'previous' =>
  isSameRange(monthsOfDates(compare_period), yearBefore(monthsOfDates(value_period)))
    ? 'year'
    : 'previous';

/** Everything about one target, over the strategy screen. */
const TargetDialog = ({ open, target, period, onClose }: TargetDialogProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const { pathOfTitle } = useAppSelector(selectMappedViews);
  const hasRoadmap = useAppSelector(
    ({ settings }) => settings.data !== null && !isRestricted(settings.data, 'roadmap'),
  );
  // Both buttons are in one row of a phone, where their words are enough.
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const close = useClosing(onClose);
  const [lastId, setLastId] = useState<number | null>(null);
  if (target && target.id !== lastId) setLastId(target.id);
  const measured = target && measuredTerm(target);
  const explained = target &&
    period &&
    measured && {
      key: measured.key,
      title: measured.title,
      from: target.title,
      comparison: comparisonOf(target),
      ...target.value_period,
    };
  const graphPath = pathOfTitle(target?.link_tag ?? null);
  return (
    <Modal
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={target?.title ?? text('loading-target')}
      closeLabel={text('close')}
      size="target"
      returnFocus={() => placeOf(lastId)}
      footer={
        explained || graphPath ? (
          <>
            {explained && (
              <Button
                icon={isNarrow ? null : <Icon icon={TrendingUpIcon} size="sm" />}
                onClick={() => dispatch(changeOpened(explained))}
              >
                {text('why-did-it-change')}
              </Button>
            )}
            {graphPath && (
              <LinkButton
                href={graphPath}
                icon={isNarrow ? null : <Icon icon={ChartLineIcon} size="sm" />}
              >
                {text('open-graph')}
              </LinkButton>
            )}
          </>
        ) : undefined
      }
    >
      <Stack>
        <TargetDetail
          target={target}
          locale={locale}
          labels={labels.targetDetail}
          tasks={target && hasRoadmap ? <TargetTasks target={target.id} /> : null}
          {...(target &&
            period && {
              trend: (
                <TargetTrend
                  target={target}
                  period={period}
                  placeholder={<Skeleton shape="block" height={TREND_HEIGHT_PX} />}
                />
              ),
              trace: {
                label: (figure) => text('trace-figure-of', { title: figure }),
                onTrace: (figure) =>
                  dispatch(
                    targetTraceOpened({
                      target: target.id,
                      figure,
                      title: target.title,
                      from: target.title,
                      start_date: period.start_date,
                      end_date: period.end_date,
                    }),
                  ),
              },
            })}
        />
        {target && period && (
          <FigureComments
            allTimes
            about={{
              subject: { target: target.id },
              start_date: period.start_date,
              end_date: period.end_date,
            }}
          />
        )}
      </Stack>
    </Modal>
  );
};

export default TargetDialog;
