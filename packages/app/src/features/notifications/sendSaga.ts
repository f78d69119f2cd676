import type { Notification } from '@tavoite/model';
import { buffers, channel } from 'redux-saga';
import {
  call,
  cancel,
  cancelled as cancelledEffect,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeLeading,
} from 'typed-redux-saga';
import type { CallInput } from '../../api/client.js';
import { type ApiFailure, toFailure } from '../../api/errors.js';
import { callApi, dismissErrorToasts, environment, showToast } from '../../core/effects.js';
import { heldFile, releaseFiles } from '../../core/heldFiles.js';
import { failureMessage, fieldMessages } from '../../i18n/failureMessages.js';
import type { MessageKey } from '../../i18n/message.js';
import { type Draft, type DraftFile, removeDraft, writeDraft } from './drafts.js';
import { selectDraftOwner } from './selectors.js';
import {
  cancelled,
  messageSaved,
  type Submission,
  sendingFailed,
  statusChanged,
  submitted,
  type Upload,
  uploadChanged,
} from './sending.js';
import { dialogClosed, keptDraftRead, notificationSaved } from './slice.js';
import type { NotificationsAppState } from './state.js';
import { xhrSend } from './xhrSend.js';

/** Answers that another try does not change. */
const REFUSALS = [400, 403, 404, 413, 415, 422];
const HTTP_BAD_REQUEST = 400;

const bodyOf = ({ fields }: Draft) => ({
  title: fields.title.trim(),
  text_value: fields.content,
  send_notifications: fields.send,
  notification_recipients: fields.send ? fields.recipients.users : [],
  // null is now, also for one that was planned.
  published: fields.later ? fields.publishAt : null,
});

/**
 * The message on the server with what is in the draft. A new one is created once: after a lost answer the
 * server knows the key, answers the message that it had made, and gets what has changed since.
 */
function* saveMessage({ slot, draft }: Submission, isAgain: boolean): SagaGenerator<Notification> {
  const known = yield* select(
    (state: NotificationsAppState) => state.notifications.sending.messageId,
  );
  const id = slot === 'new' ? (known ?? draft.messageId) : slot;
  const body = bodyOf(draft);
  if (id !== null) return yield* callApi('replaceNotification', { params: { id }, body });
  const made = yield* callApi('createNotification', {
    body: {
      ...body,
      files: [],
      waits_for_files: draft.files.length > 0,
      idempotency_key: draft.key,
    },
  });
  yield* put(messageSaved(made.id));
  yield* keepDraft({ slot, draft: { ...draft, messageId: made.id, created: true } });
  return isAgain && made.state !== 'published'
    ? yield* callApi('replaceNotification', { params: { id: made.id }, body })
    : made;
}

function* keepDraft({ slot, draft }: Submission): SagaGenerator<void> {
  const owner = yield* select(selectDraftOwner);
  const storage = yield* environment('localStorage');
  if (owner) yield* call(writeDraft, storage, owner, slot, draft);
}

function* changeUpload(file: DraftFile, change: Partial<Upload>): SagaGenerator<void> {
  const before = yield* select(
    (state: NotificationsAppState) => state.notifications.sending.uploads[file.id],
  );
  yield* put(
    uploadChanged(file.id, { state: 'kept', sent: 0, reason: null, ...before, ...change }),
  );
}

/** Sends one file, and tells how far it is. @throws ApiError */
function* sendFile(id: number, file: DraftFile, held: File): SagaGenerator<void> {
  const form = new FormData();
  form.append('files[]', held, held.name);
  const progress = yield* call(() => channel<number>(buffers.sliding(1)));
  const watch = yield* fork(function* (): SagaGenerator<void> {
    while (true) yield* changeUpload(file, { sent: yield* take(progress) });
  });
  try {
    // The contract describes the call without files; the form takes the place of its body.
    const input = { params: { id } } as CallInput<'uploadNotificationFiles'>;
    yield* callApi('uploadNotificationFiles', input, undefined, {
      form,
      headers: { 'Idempotency-Key': file.id },
      send: xhrSend((sent, total) => progress.put(Math.round((file.size * sent) / total))),
    });
  } finally {
    yield* cancel(watch);
  }
}

/** @returns whether the next one may be tried */
function* uploadFile(id: number, file: DraftFile): SagaGenerator<boolean> {
  const held = heldFile(file.id);
  if (!held) {
    yield* changeUpload(file, { state: 'refused', reason: { key: 'file-not-held' } });
    return true;
  }
  yield* changeUpload(file, { state: 'sending', sent: 0, reason: null });
  try {
    yield* sendFile(id, file, held);
    yield* changeUpload(file, { state: 'in', sent: file.size });
    return true;
  } catch (error) {
    const failure = toFailure(error);
    if (failure.status === -1) throw error;
    const isRefused = REFUSALS.includes(failure.status);
    yield* changeUpload(file, {
      state: isRefused ? 'refused' : 'failed',
      sent: 0,
      reason: failureMessage(failure),
    });
    return isRefused;
  } finally {
    if (yield* cancelledEffect()) yield* changeUpload(file, { state: 'kept', sent: 0 });
  }
}

/** One after the other. @returns whether all of them are in */
function* uploadFiles(id: number, files: readonly DraftFile[]): SagaGenerator<boolean> {
  yield* put(statusChanged('uploading'));
  for (const file of files) {
    const { state } = (yield* selectUploads())[file.id] ?? {};
    if (state === 'in' || state === 'refused') continue;
    if (!(yield* uploadFile(id, file))) break;
  }
  const uploads = yield* selectUploads();
  return files.every((file) => uploads[file.id]?.state === 'in');
}

function* selectUploads(): SagaGenerator<Record<string, Upload>> {
  return yield* select((state: NotificationsAppState) => state.notifications.sending.uploads);
}

/** Takes away the files that were removed, as far as they are still there. */
function* removeFiles({ id, files }: Notification, removed: readonly number[]) {
  const kept = files.filter((file) => !removed.includes(file.id));
  if (kept.length === files.length) return;
  yield* callApi('uploadNotificationFiles', {
    params: { id },
    body: { files_to_retain: kept.map((file) => file.id) },
  });
}

/** What is said when all of it has worked. */
function successKey({ state }: Notification, slot: Submission['slot']): MessageKey {
  if (state === 'scheduled') return 'notification-scheduled';
  return slot === 'new' ? 'notification-created' : 'notification-updated';
}

/** Message, files taken away, files added, published: in this order, each step once. */
function* send(submission: Submission, isAgain: boolean): SagaGenerator<void> {
  const { slot, draft } = submission;
  const message = yield* saveMessage(submission, isAgain);
  const { id } = message;
  yield* removeFiles(message, draft.removed);
  if (draft.files.length > 0 && !(yield* uploadFiles(id, draft.files))) {
    yield* put(statusChanged('stopped'));
    return;
  }
  yield* put(statusChanged('finishing'));
  const saved =
    message.state === 'waiting'
      ? yield* callApi('finishNotification', { params: { id } })
      : yield* callApi('getNotification', { params: { id } });
  yield* forgetDraft(submission);
  yield* put(notificationSaved(saved));
  yield* showToast('success', { key: successKey(saved, slot) });
  yield* put(statusChanged('done'));
  if (slot === 'new') yield* put(keptDraftRead(null));
  yield* put(dialogClosed());
}

function* forgetDraft({ slot, draft }: Submission): SagaGenerator<void> {
  const owner = yield* select(selectDraftOwner);
  const storage = yield* environment('localStorage');
  if (owner) yield* call(removeDraft, storage, owner, slot);
  yield* call(
    releaseFiles,
    draft.files.map(({ id }) => id),
  );
}

/** What the dialog calls the fields that the server's messages are keyed by. */
const FIELD_NAMES: Readonly<Record<string, MessageKey>> = {
  title: 'title',
  text_value: 'text',
  send_notifications: 'recipients',
  notification_recipients: 'recipients',
  published: 'publish-at',
  files: 'files',
};

function* reportFailure(failure: ApiFailure): SagaGenerator<void> {
  yield* put(sendingFailed(failure));
  // A message for each field; what belongs to no field is in the dialog.
  if (failure.status !== HTTP_BAD_REQUEST) return;
  for (const message of fieldMessages(failure, FIELD_NAMES)) yield* showToast('error', message);
}

/** One message at a time: a second click while it is being sent does nothing. */
export function* sendSaga(): SagaGenerator<void> {
  const tried = new Set<string>();
  yield* takeLeading(submitted, function* ({ payload }): SagaGenerator<void> {
    yield* dismissErrorToasts();
    const isAgain = tried.has(payload.draft.key);
    tried.add(payload.draft.key);
    try {
      const { stop } = yield* race({ sent: call(send, payload, isAgain), stop: take(cancelled) });
      if (stop) yield* put(statusChanged('stopped'));
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status === -1) throw error;
      yield* reportFailure(failure);
    }
  });
}
