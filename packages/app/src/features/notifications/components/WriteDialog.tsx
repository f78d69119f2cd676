import { Banner, Button, Modal, useFileDrop } from '@tavoite/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { SaveButton } from '../../../core/page/SaveButton.js';
import { lazyPart } from '../../../core/screen.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useLabels } from '../../../i18n/labels.js';
import type { Message, MessageKey } from '../../../i18n/message.js';
import { useText } from '../../../i18n/Texts.js';
import { ClosingDialog } from '../../drafts/index.js';
import type { DraftFields } from '../drafts.js';
import {
  FIELD_OF,
  type Field,
  fileRefusal,
  type Problems,
  problemsOf,
  refusedFields,
  unresolvedRecipient,
} from '../problems.js';
import { cancelled, isSending, submitted } from '../sending.js';
import {
  dialogClosed,
  draftDiscarded,
  keptDraftRead,
  type OpenDialog,
  writeRequested,
} from '../slice.js';
import { useNotificationsSelector } from '../state.js';
import { useDraft } from '../useDraft.js';
import { WriteForm } from './WriteForm.js';

/** Brings what cleans and draws mails with it. */
const MailDialog = lazyPart(() => import('./MailDialog.js'));

const FORM = 'notification-form';

/** Leads to what has to be corrected first. */
function focusFirstProblem(): void {
  const field = document.querySelector(`#${FORM} [data-invalid]`);
  const control =
    field?.querySelector<HTMLElement>('[role="alert"] button') ??
    // Before the tools of the text.
    field?.querySelector<HTMLElement>('[contenteditable="true"]') ??
    field?.querySelector<HTMLElement>('input:not([type="file"]), textarea, button');
  control?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** Asks before the browser leaves the page while something would be lost or broken off. */
function useLeaveQuestion(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

/** Writes a notification or changes one, and sends it with its files. */
const WriteDialog = ({ dialog }: { dialog: OpenDialog }) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const { modal } = useLabels();
  const { slot, notification, restored } = dialog;
  const { draft, isDirty, change, ...files } = useDraft(dialog);
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const timeZone = organization?.time_zone;
  const sending = useNotificationsSelector((state) => state.notifications.sending);
  const [problems, setProblems] = useState<Problems>({});
  /** Fields that have changed since they were checked: what was said about them no longer holds. */
  const [changed, setChanged] = useState<ReadonlySet<Field>>(new Set());
  const [typedRecipient, setTypedRecipient] = useState('');
  const [recipientEntered, setRecipientEntered] = useState(false);
  const markChanged = useCallback(
    (fields: Field[]) => setChanged((before) => new Set([...before, ...fields])),
    [],
  );
  const changeFields = useCallback(
    (next: Partial<DraftFields>) => {
      change(next);
      markChanged((Object.keys(next) as (keyof DraftFields)[]).map((key) => FIELD_OF[key]));
      // The field goes, and what is typed in it.
      if (next.send === false) setTypedRecipient('');
    },
    [change, markChanged],
  );
  const typeRecipient = useCallback(
    (typed: string) => {
      setTypedRecipient(typed);
      setRecipientEntered(false);
      markChanged(['notification_recipients']);
    },
    [markChanged],
  );
  const enterRecipient = useCallback(() => setRecipientEntered(true), []);
  const addFiles = (added: File[]) => {
    files.addFiles(added);
    markChanged(['files']);
  };
  const removeFiles = (ids: readonly string[]) => {
    files.removeFiles(ids);
    markChanged(['files']);
  };
  const [closing, setClosing] = useState(false);
  const [preview, setPreview] = useState(false);
  const busy = isSending(sending);
  const { dropping, handlers } = useFileDrop(addFiles, busy);
  useLeaveQuestion(isDirty);

  const existing = (notification?.files ?? []).filter(({ id }) => !draft.removed.includes(id));
  const refusals = Object.fromEntries(
    draft.files.map((file, index): [string, Message | null] => [
      file.id,
      sending.uploads[file.id]?.state === 'in' ? null : fileRefusal(file, existing.length + index),
    ]),
  );
  const stateOf = (id: string) => sending.uploads[id]?.state;
  const refused = draft.files.filter(({ id }) => refusals[id] || stateOf(id) === 'refused');
  const arrived = draft.files.filter(({ id }) => stateOf(id) === 'in');
  const missing = draft.files.length - arrived.length;
  const canTry = draft.files.some(
    ({ id }) => !refused.some((file) => file.id === id) && stateOf(id) !== 'in',
  );
  const isStopped = sending.status === 'stopped';
  const isPublished = notification?.state === 'published';

  const errors = (field: Field): string[] => {
    const half =
      field === 'notification_recipients' &&
      recipientEntered &&
      unresolvedRecipient(typedRecipient);
    if (half) return [messageText(half)];
    if (changed.has(field)) return [];
    return [...(problems[field] ?? []), ...(refusedFields(sending.failure)[field] ?? [])].map(
      messageText,
    );
  };
  // After the errors have been drawn.
  const toProblem = useRef(false);
  useEffect(() => {
    if (!toProblem.current) return;
    toProblem.current = false;
    focusFirstProblem();
  });
  useEffect(() => {
    if (sending.failure?.status === 400) focusFirstProblem();
  }, [sending.failure]);

  /** @param filesRefused the field of the files says so by itself */
  const showProblems = (found: Problems, filesRefused: boolean) => {
    setProblems(found);
    setChanged(new Set());
    toProblem.current = filesRefused || Object.keys(found).length > 0;
  };
  const showPreview = () => {
    // A mail has both.
    const { title, text_value } = problemsOf(draft.fields);
    const found: Problems = { ...(title && { title }), ...(text_value && { text_value }) };
    showProblems(found, false);
    setPreview(!toProblem.current);
  };

  const send = (without: readonly string[] = []) => {
    const found = problemsOf(draft.fields, { typedRecipient, timeZone });
    showProblems(found, without.length === 0 && refused.length > 0);
    if (toProblem.current || busy) return;
    if (without.length > 0) files.removeFiles(without);
    const sent = draft.files.filter(({ id }) => !without.includes(id));
    dispatch(submitted({ slot, draft: { ...draft, files: sent } }));
  };
  const close = () => {
    dispatch(dialogClosed());
    if (slot === 'new') dispatch(keptDraftRead(isDirty ? { ...draft, changed: Date.now() } : null));
  };
  const discard = () => {
    dispatch(draftDiscarded(slot, draft));
    dispatch(dialogClosed());
  };
  const requestClose = () => {
    if (isDirty) setClosing(true);
    else close();
  };

  const general = sending.failure
    ? sending.failure.status !== 400
      ? failureMessage(sending.failure)
      : (sending.failure.messages.non_field_errors ?? []).map(
          (said): Message => ({ text: said }),
        )[0]
    : undefined;
  const primary = () => {
    if (isStopped && missing > 0 && canTry) return text('retry');
    if (draft.fields.later) return text('schedule');
    return text(isPublished ? 'save' : 'publish');
  };
  const withoutThem =
    isStopped && missing > 0 ? draft.files.filter(({ id }) => stateOf(id) !== 'in') : refused;
  const total = existing.length + draft.files.length;
  const withoutKey: MessageKey = isPublished
    ? 'save-without'
    : draft.fields.later
      ? 'schedule-without'
      : 'publish-without';

  return (
    <>
      <Modal
        {...modal}
        open
        align="top"
        size="wide"
        locked={busy}
        onOpenChange={(open) => {
          if (!open) requestClose();
        }}
        title={text(notification ? 'edit-notification' : 'create-notification')}
        description={
          organization &&
          text('create-notification-description', { organization: organization.name })
        }
        data-dropping={dropping || undefined}
        {...handlers}
        footer={
          <>
            {withoutThem.length > 0 && !busy && (
              <Button onClick={() => send(withoutThem.map(({ id }) => id))}>
                {text(withoutKey, { left: total - withoutThem.length, count: total })}
              </Button>
            )}
            {busy ? (
              <Button onClick={() => dispatch(cancelled())}>{text('cancel')}</Button>
            ) : (
              <Button onClick={requestClose}>{text('cancel')}</Button>
            )}
            <SaveButton
              form={FORM}
              pending={busy}
              pendingLabel={text('sending')}
              unchanged={notification !== null && !isDirty}
            >
              {primary()}
            </SaveButton>
          </>
        }
      >
        {restored && sending.status === 'idle' && (
          <Banner tone="info">
            {text('draft-restored')}{' '}
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                dispatch(draftDiscarded(slot, draft));
                dispatch(writeRequested(notification, { fresh: true }));
              }}
            >
              {text('start-over')}
            </Button>
          </Banner>
        )}
        {isStopped && missing > 0 && (
          <Banner tone="warning">
            {text(isPublished ? 'files-missing-saved' : 'files-missing', {
              arrived: arrived.length,
              count: draft.files.length,
            })}
          </Banner>
        )}
        {general && <Banner tone="danger">{messageText(general)}</Banner>}
        <WriteForm
          id={FORM}
          dialog={dialog}
          draft={draft}
          existing={existing}
          uploads={sending.uploads}
          refusals={refusals}
          busy={busy}
          errors={errors}
          onTypedRecipient={typeRecipient}
          onRecipientEntered={enterRecipient}
          onChange={changeFields}
          onAddFiles={addFiles}
          onRemoveFiles={removeFiles}
          onRemoveExisting={files.removeExisting}
          onPreview={showPreview}
          onSubmit={() => send()}
        />
      </Modal>
      {preview && (
        <MailDialog
          onClose={() => setPreview(false)}
          fields={draft.fields}
          files={[
            ...existing.map(({ file_title }) => file_title),
            ...draft.files.filter((file) => !refused.includes(file)).map(({ name }) => name),
          ]}
          notification={slot === 'new' ? null : slot}
        />
      )}
      <ClosingDialog
        open={closing}
        title={text('close-unsent')}
        description={text(draft.created ? 'close-waiting-description' : 'close-unsent-description')}
        onStay={() => setClosing(false)}
        onKeep={close}
        onDiscard={discard}
      />
    </>
  );
};

export default WriteDialog;
