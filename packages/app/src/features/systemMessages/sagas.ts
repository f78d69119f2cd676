import type { SystemMessage } from '@tavoite/model';
import { put, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { languageCall } from '../preferences/index.js';
import { isPolled, unreadCounted } from '../unread/index.js';
import { forcedCall, forcedDismissed, listCall, systemMessagesScreen } from './slice.js';
import type { SystemMessagesAppState } from './state.js';

/**
 * @param ids none for all
 * @returns whether the server knows it now; a failure is no news to anyone
 */
function* markAsRead(ids?: number[]): SagaGenerator<boolean> {
  try {
    const body = ids ? { ids } : {};
    const { unread_system_messages } = yield* callApi(
      'markSystemMessagesAsRead',
      { body },
      undefined,
      // Who leaves right after reading has read all the same.
      { keepalive: true },
    );
    yield* put(unreadCounted({ systemMessages: unread_system_messages }));
    return true;
  } catch {
    return false;
  }
}

function* markShownAsRead(): SagaGenerator<void> {
  const list = yield* select((state: SystemMessagesAppState) => state.systemMessages.list.data);
  if (list?.some(({ read }) => !read)) yield* markAsRead();
}

function* readList(): SagaGenerator<SystemMessage[]> {
  return resultsOf(yield* callApi('listSystemMessages', {}));
}

/** With every poll of the organisation: a message that came while the page is open. */
function* refresh(): SagaGenerator<void> {
  const unread = yield* select((state: SystemMessagesAppState) => state.unread.systemMessages ?? 0);
  const { status } = yield* select((state: SystemMessagesAppState) => state.systemMessages.list);
  if (unread === 0 || status !== 'fulfilled') return;
  try {
    yield* put(listCall.fulfilled(yield* readList()));
  } catch {
    // What is shown stays; the next poll tries again.
  }
}

function* runPage(): SagaGenerator<void> {
  yield* listCall.watchLatest(readList);
  yield* takeEvery(listCall.fulfilled, markShownAsRead);
  yield* takeLatest(isPolled, refresh);
  // Texts come from the server in the user's language.
  yield* takeEvery(languageCall.fulfilled, function* () {
    yield* put(listCall.request());
  });
  yield* put(listCall.request());
}

/** All of this visit at once, so that the last count is the right one; tried again with the polls until it is known. */
function* markDismissed(): SagaGenerator<void> {
  const ids = yield* select((state: SystemMessagesAppState) => state.systemMessages.dismissed);
  while (!(yield* markAsRead(ids))) yield* take(isPolled);
}

export function* systemMessagesSaga(): SagaGenerator<void> {
  yield* forcedCall.watchLatest(function* () {
    return resultsOf(yield* callApi('listForcedSystemMessages', {}));
  });
  // Someone must see it: a server that did not answer is asked again.
  yield* takeLatest(forcedCall.rejected, function* () {
    yield* take(isPolled);
    yield* put(forcedCall.request());
  });
  yield* takeLatest(forcedDismissed, markDismissed);
  yield* whileOpen(systemMessagesScreen, runPage);
}
