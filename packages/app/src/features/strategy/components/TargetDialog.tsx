import type { DateRange, Target } from '@tavoite/model';
import { Icon, LinkButton, Modal, Stack, TargetDetail } from '@tavoite/ui';
import { ChartLineIcon } from '@tavoite/ui/icons';
import { Suspense } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { FigureComments } from '../../comments/index.js';
import { isRestricted, selectMappedViews } from '../../settings/index.js';
import { TargetTasks } from '../../targetTasks/index.js';
import { targetTraceOpened } from '../../trace/index.js';

export interface TargetDialogProps {
  open: boolean;
  /** null while it is being loaded. */
  target: Target | null;
  /** The months that the values are of; null while they are not known. */
  period: DateRange | null;
  onClose: () => void;
}

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
