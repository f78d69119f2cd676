import { Banner, Button, Modal, Spinner, Stack } from '@tavoite/ui';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { LoadFailure } from '../../../core/page/LoadFailure.js';
import { ReasonField } from '../../../core/page/ReasonField.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { useDraft } from '../../drafts/index.js';
import {
  changesOf,
  keepingMine,
  keepingTheirs,
  type PendingFigure,
  readNewest,
} from '../pending.js';
import { previewCall, saveCall } from '../slice.js';
import { useFiguresSelector } from '../state.js';
import { EditTable } from './EditTable.js';

export interface SaveDialogProps {
  pending: readonly PendingFigure[];
  /** What terms are called, by their keys. */
  titles: ReadonlyMap<string, string>;
  /** Called with what is left after someone else's figures were kept. */
  onPendingChange: (pending: readonly PendingFigure[]) => void;
  onSaved: () => void;
  onClose: () => void;
}

/** What saving changes, why where that has to be said, and what someone else has changed meanwhile. */
export const SaveDialog = ({
  pending,
  titles,
  onPendingChange,
  onSaved,
  onClose,
}: SaveDialogProps) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const { modal } = useLabels();
  const preview = useFiguresSelector((state) => state.monthlyFigures.preview);
  const { status, error } = useFiguresSelector((state) => state.monthlyFigures.save);
  const { values, change, forget } = useDraft('monthlyFigures/reason-to-change', { reason: '' });
  const { reason } = values;
  const [isAsked, setAsked] = useState(false);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    dispatch(saveCall.reset());
    dispatch(previewCall.request(pending));
  }, [dispatch, pending]);
  useEffect(() => {
    if (!isAsked || status !== 'fulfilled') return;
    forget();
    onSaved();
  }, [isAsked, status, forget, onSaved]);
  const close = () => {
    forget();
    onClose();
  };

  const { data } = preview;
  const isCurrent = preview.status === 'fulfilled' && data !== null;
  // The preview compares with what was seen, too.
  const stale =
    error?.code === 'stale' ? error : preview.error?.code === 'stale' ? preview.error : null;
  const newest = stale ? readNewest(stale.newest) : [];
  const isSaving = status === 'pending';
  const needsReason = data?.needs_reason === true;
  const save = () => {
    const given = reason.trim();
    setMissing(needsReason && given === '');
    if (needsReason && given === '') return;
    setAsked(true);
    dispatch(saveCall.request({ cells: pending, reason: given }));
  };
  const mine = new Map(pending.map((figure) => [`${figure.month} ${figure.key}`, figure.value]));

  const content = () => {
    if (stale)
      return (
        <>
          <Banner tone="warning">
            {text('figures-changed-meanwhile', { count: newest.length })}
          </Banner>
          <EditTable
            label={text('figures-changed-table')}
            edits={newest.map(({ key, month, value, verified }) => ({
              key,
              month,
              title: titles.get(key) ?? key,
              before: { value, verified },
              after: { value: mine.get(`${month} ${key}`) ?? null, verified },
            }))}
          />
        </>
      );
    if (preview.error)
      return (
        <LoadFailure
          title={text('figures-preview-failed')}
          error={preview.error}
          onRetry={() => dispatch(previewCall.request(pending))}
        />
      );
    if (!isCurrent) return <Spinner label={text('loading')} />;
    return (
      <>
        {error ? <Banner tone="danger">{messageText(failureMessage(error))}</Banner> : null}
        {data.problems.map(({ cell, message }) => (
          <Banner key={cell} tone="danger">
            {message}
          </Banner>
        ))}
        {needsReason ? (
          <ReasonField
            reason={reason}
            onChange={(next) => change({ reason: next })}
            isMissing={missing}
          />
        ) : null}
        <EditTable label={text('figures-to-save')} edits={changesOf(pending, titles)} />
      </>
    );
  };

  return (
    <Modal
      {...modal}
      open
      size="md"
      align="top"
      locked={isSaving}
      onOpenChange={close}
      title={text('save-figures')}
      description={isCurrent ? text('figures-count', { count: data.edit_count }) : undefined}
      footer={
        stale ? (
          <>
            <Button onClick={() => onPendingChange(keepingTheirs(pending, newest))}>
              {text('keep-theirs')}
            </Button>
            <Button variant="primary" onClick={() => onPendingChange(keepingMine(pending, newest))}>
              {text('keep-mine')}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isSaving} onClick={close}>
              {text('cancel')}
            </Button>
            <Button
              variant="primary"
              disabled={!isCurrent || data.problems.length > 0 || data.edit_count === 0}
              loading={isSaving}
              loadingLabel={text('saving')}
              onClick={save}
            >
              {text('save')}
            </Button>
          </>
        )
      }
    >
      <Stack>{content()}</Stack>
    </Modal>
  );
};
