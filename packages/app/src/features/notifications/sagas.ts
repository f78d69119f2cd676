import type { Notification } from '@tavoite/model';
import { call, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { toFailure } from '../../api/errors.js';
import { resultsOf } from '../../api/results.js';
import { callApi, environment, showToast } from '../../core/effects.js';
import { releaseFiles } from '../../core/heldFiles.js';
import { openAddress } from '../../core/openAddress.js';
import { whileOpen } from '../../core/openScreen.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { isPolled, unreadCounted } from '../unread/index.js';
import { type Draft, type DraftSlot, readDraft, removeDraft, writeDraft } from './drafts.js';
import { newDraft } from './newDraft.js';
import { selectDraftOwner } from './selectors.js';
import { messageSaved, sendingReset } from './sending.js';
import { sendSaga } from './sendSaga.js';
import {
  deleteCall,
  detailsLoaded,
  detailsRequested,
  dialogOpened,
  draftChanged,
  draftDiscarded,
  fileRequested,
  keptDraftRead,
  linkedCall,
  mailCall,
  membersCall,
  type NotificationPage,
  notificationGone,
  notificationSaved,
  notificationsScreen,
  PAGE_SIZE,
  type PageRequest,
  pageCall,
  refreshed,
  resendRequested,
  writeRequested,
} from './slice.js';
import type { NotificationsAppState } from './state.js';

const HTTP_NOT_FOUND = 404;

function* readPage({ page, ...query }: PageRequest): SagaGenerator<NotificationPage> {
  const answer = yield* callApi('listNotifications', {
    query: { ...query, page, page_size: PAGE_SIZE },
  });
  return {
    page,
    items: answer.results,
    count: answer.count,
    at: Date.now(),
    asOf: answer.as_of,
  };
}

/** Everything counts as read once it is shown. A failure is no news to anyone: the next visit tries again. */
function* markAsRead(): SagaGenerator<void> {
  const unread = yield* select((state: NotificationsAppState) => state.unread.notifications);
  const list = yield* select((state: NotificationsAppState) => state.notifications.list);
  if (unread === 0 && list.items.every(({ read }) => read)) return;
  try {
    const { unread_notifications } = yield* callApi('markNotificationsAsRead', { body: {} });
    yield* put(unreadCounted({ notifications: unread_notifications }));
  } catch {
    // The dot stays.
  }
}

/** Whether the server may have something new about it without anyone here having done anything. */
const isMoving = ({ state, deliveries }: Notification): boolean =>
  state !== 'published' || (deliveries?.queued ?? 0) > 0;

/** With every poll of the organisation: new messages, mails that went out, times that have come. */
function* refresh(shown: () => PageRequest | null): SagaGenerator<void> {
  const request = shown();
  const unread = yield* select((state: NotificationsAppState) => state.unread.notifications ?? 0);
  const list = yield* select((state: NotificationsAppState) => state.notifications.list);
  if (!request || (unread === 0 && !list.items.some(isMoving))) return;
  try {
    yield* put(refreshed(yield* readPage({ ...request, page: 1 })));
    yield* markAsRead();
  } catch {
    // The next poll tries again.
  }
}

function* remove(id: number): SagaGenerator<number> {
  try {
    yield* callApi('deleteNotification', { params: { id } });
    yield* showToast('success', { key: 'notification-deleted' });
  } catch (error) {
    // Someone else was faster: it is gone all the same.
    if (toFailure(error).status !== HTTP_NOT_FOUND) throw error;
    yield* showToast('info', { key: 'notification-gone' });
  }
  yield* put(notificationGone(id));
  return id;
}

function* readDetails({
  payload: { id, kind },
}: ReturnType<typeof detailsRequested>): SagaGenerator<void> {
  const params = { params: { id } };
  try {
    if (kind === 'readers')
      yield* put(detailsLoaded(id, { readers: yield* callApi('getNotificationReaders', params) }));
    else {
      const deliveries = resultsOf(yield* callApi('getNotificationDeliveries', params));
      yield* put(detailsLoaded(id, { deliveries }));
    }
  } catch (error) {
    yield* put(detailsLoaded(id, { failure: toFailure(error) }));
  }
}

function* resend({ payload: id }: ReturnType<typeof resendRequested>): SagaGenerator<void> {
  try {
    const body = { idempotency_key: crypto.randomUUID() };
    yield* put(notificationSaved(yield* callApi('resendNotification', { params: { id }, body })));
    yield* put(detailsRequested(id, 'deliveries'));
    yield* showToast('success', { key: 'mails-sent-again' });
  } catch (error) {
    yield* showToast('error', failureMessage(toFailure(error)));
  }
}

/** Opens a file by an address that is made for this moment. */
function* openFile({
  payload: { notification, file },
}: ReturnType<typeof fileRequested>): SagaGenerator<void> {
  try {
    const { files } = yield* callApi('getNotification', { params: { id: notification } });
    const found = files.find(({ id }) => id === file);
    if (found) yield* call(openAddress, found.notification_file, found.file_title);
    else yield* showToast('info', { key: 'file-gone' });
  } catch (error) {
    yield* showToast('error', failureMessage(toFailure(error)));
  }
}

function* readKeptDraft(slot: DraftSlot): SagaGenerator<Draft | null> {
  const owner = yield* select(selectDraftOwner);
  const storage = yield* environment('localStorage');
  return owner ? yield* call(readDraft, storage, owner, slot) : null;
}

function* offerKeptDraft(): SagaGenerator<void> {
  yield* put(keptDraftRead(yield* readKeptDraft('new')));
}

function* openDialog({
  payload: { notification, fresh },
}: ReturnType<typeof writeRequested>): SagaGenerator<void> {
  const slot = notification?.id ?? 'new';
  const kept = fresh ? null : yield* readKeptDraft(slot);
  const draft = kept ?? newDraft(notification);
  yield* put(sendingReset());
  if (draft.messageId !== null) yield* put(messageSaved(draft.messageId));
  yield* put(dialogOpened({ slot, draft, restored: kept !== null, notification }));
  yield* put(membersCall.request());
}

function* keep({ payload: { slot, draft } }: ReturnType<typeof draftChanged>): SagaGenerator<void> {
  const owner = yield* select(selectDraftOwner);
  const storage = yield* environment('localStorage');
  if (owner) yield* call(writeDraft, storage, owner, slot, draft);
}

function* discard({
  payload: { slot, draft },
}: ReturnType<typeof draftDiscarded>): SagaGenerator<void> {
  const owner = yield* select(selectDraftOwner);
  const storage = yield* environment('localStorage');
  if (owner) yield* call(removeDraft, storage, owner, slot);
  yield* call(
    releaseFiles,
    draft.files.map(({ id }) => id),
  );
  if (slot === 'new') yield* put(keptDraftRead(null));
  const { messageId } = draft;
  if (!draft.created || messageId === null) return;
  try {
    yield* callApi('deleteNotification', { params: { id: messageId } });
  } catch {
    // It stays in the list as one that waits for its files, and can be deleted there.
    return;
  }
  yield* put(notificationGone(messageId));
}

function* runNotifications(): SagaGenerator<void> {
  let shown: PageRequest | null = null;
  yield* pageCall.watchLatest(readPage);
  yield* linkedCall.watchLatest(function* (id) {
    return yield* callApi('getNotification', { params: { id } });
  });
  yield* membersCall.watchLatest(function* () {
    return (yield* callApi('getOrganizationUsers', {})).users;
  });
  yield* mailCall.watchLatest(function* (body) {
    return yield* callApi('previewNotificationMail', { body });
  });
  yield* deleteCall.watchQueued(remove);
  yield* takeEvery(deleteCall.rejected, ({ payload }) =>
    showToast('error', failureMessage(payload)),
  );
  yield* takeEvery(pageCall.request, ({ payload: { start_date, end_date, page } }) => {
    shown = { start_date, end_date, page };
  });
  yield* takeEvery(pageCall.fulfilled, markAsRead);
  yield* takeEvery(isPolled, () => refresh(() => shown));
  yield* takeEvery(detailsRequested, readDetails);
  yield* takeEvery(resendRequested, resend);
  yield* takeEvery(fileRequested, openFile);
  yield* takeEvery(writeRequested, openDialog);
  yield* takeEvery(draftChanged, keep);
  yield* takeEvery(draftDiscarded, discard);
  yield* sendSaga();
  yield* offerKeptDraft();
}

/** Runs while the screen is open; leaving it cancels every request under way. What was typed is kept. */
export function* notificationsSaga(): SagaGenerator<void> {
  yield* whileOpen(notificationsScreen, runNotifications);
}
