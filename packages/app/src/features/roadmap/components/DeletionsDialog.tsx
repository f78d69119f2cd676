import { type PlanDeletion, RESTORABLE_DAYS } from '@tavoite/model';
import { Button, EmptyState, Modal, Skeleton, Stack, Toolbar } from '@tavoite/ui';
import { DeleteIcon } from '@tavoite/ui/icons';
import { useEffect } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { LoadFailure } from '../../../core/page/LoadFailure.js';
import { useMoments } from '../../../core/useMoments.js';
import type { MessageKey } from '../../../i18n/message.js';
import { useText } from '../../../i18n/Texts.js';
import { deletionsCall, roadmapWriteCall } from '../slice.js';
import { useRoadmapSelector } from '../state.js';

export interface DeletionsDialogProps {
  onClose: () => void;
}

const KINDS: Record<PlanDeletion['kind'], MessageKey> = {
  roadmap: 'roadmap',
  main_task: 'main-task',
  row: 'row',
  task: 'task',
  milestone: 'milestone',
};

/** What was deleted in the last days, and a button for each to bring it back. */
export const DeletionsDialog = ({ onClose }: DeletionsDialogProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { data, error } = useRoadmapSelector((state) => state.roadmap.deletions);
  const isWriting = useRoadmapSelector((state) => state.roadmap.write.status === 'pending');
  useEffect(() => {
    dispatch(deletionsCall.request());
  }, [dispatch]);

  const written = useMoments();
  const content = () => {
    if (error) {
      return (
        <LoadFailure
          title={text('deletions-failed')}
          error={error}
          onRetry={() => dispatch(deletionsCall.request())}
        />
      );
    }
    if (!data) return <Skeleton height={96} />;
    if (data.length === 0) return <EmptyState icon={DeleteIcon} title={text('no-deletions')} />;
    return (
      <Stack>
        {data.map(({ id, kind, title, roadmap_title, task_count, deleted_at, deleted_by }) => (
          <Toolbar key={id} align="between">
            <div>
              <p>
                <strong>{title}</strong>{' '}
                {kind === 'roadmap'
                  ? `(${text(KINDS[kind])})`
                  : `(${text(KINDS[kind])}, ${roadmap_title})`}
              </p>
              <p>
                {text('deleted-when', {
                  when: written(deleted_at),
                  who: deleted_by ?? '–',
                  count: kind === 'task' && task_count === 1 ? 0 : task_count,
                })}
              </p>
            </div>
            <Button
              size="sm"
              disabled={isWriting}
              aria-label={text('bring-back-of', { title })}
              onClick={() =>
                dispatch(roadmapWriteCall.request({ kind: 'restore', item: { deletion: id } }))
              }
            >
              {text('bring-back')}
            </Button>
          </Toolbar>
        ))}
      </Stack>
    );
  };
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text('deletions')}
      description={text('deletions-description', { days: RESTORABLE_DAYS })}
      closeLabel={text('close')}
      align="top"
    >
      {content()}
    </Modal>
  );
};
