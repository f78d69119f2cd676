import type { Change } from '@tavoite/model';
import {
  Banner,
  Button,
  ConfirmDialog,
  EmptyState,
  Modal,
  SettingRow,
  Spinner,
  Stack,
} from '@tavoite/ui';
import { ClockIcon } from '@tavoite/ui/icons';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { LoadFailure } from '../../../core/page/LoadFailure.js';
import { useMoments } from '../../../core/useMoments.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useLabels } from '../../../i18n/labels.js';
import type { MessageKey } from '../../../i18n/message.js';
import { useText } from '../../../i18n/Texts.js';
import { changeCall, changesCall, undoCall } from '../slice.js';
import { useFiguresSelector } from '../state.js';
import { EditTable, monthName } from './EditTable.js';

const ACTIONS: Record<Change['action'], MessageKey> = {
  changed: 'change-of-figures',
  closed: 'change-closed-month',
  reopened: 'change-reopened-month',
  undone: 'change-took-back',
};

/** Who changed which figures when, why, and from what to what; a change can be taken back. */
export const HistoryDialog = ({ onClose }: { onClose: () => void }) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const { modal, confirmDialog } = useLabels();
  const written = useMoments();
  const { data, error } = useFiguresSelector((state) => state.monthlyFigures.changes);
  const details = useFiguresSelector((state) => state.monthlyFigures.change);
  const undoing = useFiguresSelector((state) => state.monthlyFigures.undo);
  const [shown, setShown] = useState<number | null>(null);
  const [asked, setAsked] = useState<Change | null>(null);
  useEffect(() => {
    dispatch(changesCall.request());
  }, [dispatch]);

  const months = ({ first_month: first, last_month: last }: Change) =>
    first === last ? monthName(first) : `${monthName(first)} – ${monthName(last)}`;
  const titles = ({ titles: named, terms }: Change) =>
    text('names-and-more', { names: named.join(', '), more: terms - named.length });
  const describe = (change: Change) =>
    text('change-line', {
      name: change.user?.full_name ?? text('former-user'),
      when: written(change.at),
      terms: titles(change),
      months: months(change),
      count: change.figures,
    });

  const entry = (change: Change) => {
    const title = text(ACTIONS[change.action]);
    const isShown = shown === change.id;
    return (
      <Stack key={change.id}>
        <SettingRow
          title={title}
          description={
            <>
              {describe(change)}
              {change.reason === null ? null : (
                <>
                  <br />
                  {text('change-because', { reason: change.reason })}
                </>
              )}
              {change.undone_by === null ? null : (
                <>
                  <br />
                  {text('change-was-undone')}
                </>
              )}
            </>
          }
          actions={
            <>
              <Button
                size="sm"
                aria-expanded={isShown}
                onClick={() => {
                  setShown(isShown ? null : change.id);
                  if (!isShown) dispatch(changeCall.request(change.id));
                }}
              >
                {text(isShown ? 'hide-figures' : 'show-figures')}
              </Button>
              {change.undone_by === null ? (
                <Button size="sm" onClick={() => setAsked(change)}>
                  {text('undo')}
                </Button>
              ) : null}
            </>
          }
        />
        {isShown && details.data?.id === change.id ? (
          <EditTable label={title} edits={details.data.edits} />
        ) : null}
        {isShown && details.status === 'pending' ? <Spinner label={text('loading')} /> : null}
        {isShown && details.error ? (
          <Banner tone="danger">{messageText(failureMessage(details.error))}</Banner>
        ) : null}
      </Stack>
    );
  };

  const content = () => {
    if (error)
      return (
        <LoadFailure
          title={text('history-failed')}
          error={error}
          onRetry={() => dispatch(changesCall.request())}
        />
      );
    if (!data) return <Spinner label={text('loading')} />;
    if (data.changes.length === 0)
      return (
        <EmptyState
          icon={ClockIcon}
          title={text('history-empty')}
          description={text('history-empty-description')}
        />
      );
    return (
      <Stack>
        {data.changes.map(entry)}
        {data.count > data.changes.length ? (
          <p>{text('and-more', { count: data.count - data.changes.length })}</p>
        ) : null}
      </Stack>
    );
  };

  return (
    <>
      <Modal
        {...modal}
        open
        size="wide"
        align="top"
        onOpenChange={onClose}
        title={text('history-of-figures')}
        footer={<Button onClick={onClose}>{text('close')}</Button>}
      >
        {content()}
      </Modal>
      {asked ? (
        <ConfirmDialog
          {...modal}
          {...confirmDialog}
          open
          pending={undoing.status === 'pending'}
          title={text('take-back-title')}
          message={text('take-back-message', { count: asked.figures })}
          confirmLabel={text('undo')}
          onOpenChange={() => setAsked(null)}
          onConfirm={() => {
            dispatch(undoCall.request(asked.id));
            setAsked(null);
          }}
        />
      ) : null}
    </>
  );
};
