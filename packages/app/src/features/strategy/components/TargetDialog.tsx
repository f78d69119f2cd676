import type { DateRange, Target } from '@tavoite/model';
import { Icon, LinkButton, Modal, Skeleton, Stack, TargetDetail } from '@tavoite/ui';
import { ChartLineIcon } from '@tavoite/ui/icons';
import { Suspense, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { lazyPart } from '../../../core/screen.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { FigureComments } from '../../comments/index.js';
import { isRestricted, selectMappedViews } from '../../settings/index.js';
import { TargetTasks } from '../../targetTasks/index.js';
import { targetTraceOpened } from '../../trace/index.js';

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
  const [lastId, setLastId] = useState<number | null>(null);
  if (target && target.id !== lastId) setLastId(target.id);
  const graphPath = pathOfTitle(target?.link_tag ?? null);
  return (
    <Modal
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={target?.title ?? text('loading-target')}
      closeLabel={text('close')}
      size="target"
      returnFocus={() => placeOf(lastId)}
      footer={
        graphPath ? (
          <LinkButton href={graphPath} icon={<Icon icon={ChartLineIcon} size="sm" />}>
            {text('open-graph')}
          </LinkButton>
        ) : undefined
      }
    >
      <Stack>
        <TargetDetail
          target={target}
          locale={locale}
          labels={labels.targetDetail}
          {...(target &&
            period && {
              trend: (
                <Suspense fallback={<Skeleton shape="block" height={TREND_HEIGHT_PX} />}>
                  <TargetTrend target={target} period={period} />
                </Suspense>
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
        {target && hasRoadmap && (
          <Suspense fallback={null}>
            <TargetTasks target={target.id} />
          </Suspense>
        )}
        {target && period && (
          <Suspense fallback={null}>
            <FigureComments
              allTimes
              about={{
                subject: { target: target.id },
                start_date: period.start_date,
                end_date: period.end_date,
              }}
            />
          </Suspense>
        )}
      </Stack>
    </Modal>
  );
};

export default TargetDialog;
