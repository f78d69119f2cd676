import { buffers } from 'redux-saga';
import {
  actionChannel,
  fork,
  put,
  type SagaGenerator,
  select,
  take,
  takeEvery,
} from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { languageCall } from '../preferences/index.js';
import { unreadCounted } from '../unread/index.js';
import { forcedCall, forcedDismissed, listCall, systemMessagesScreen } from './slice.js';
import type { SystemMessagesAppState } from './state.js';

/** @param ids none for all */
function* markAsRead(ids?: number[]): SagaGenerator<void> {
  try {
    const body = ids ? { ids } : {};
    const { unread_system_messages } = yield* callApi('markSystemMessagesAsRead', { body });
    yield* put(unreadCounted({ systemMessages: unread_system_messages }));
  } catch {
    // It stays unread, and is shown again another time.
  }
}

function* markShownAsRead(): SagaGenerator<void> {
  const list = yield* select((state: SystemMessagesAppState) => state.systemMessages.list.data);
  if (list?.some(({ read }) => !read)) yield* markAsRead();
}

function* runPage(): SagaGenerator<void> {
  yield* listCall.watchLatest(function* () {
    return resultsOf(yield* callApi('listSystemMessages', {}));
  });
  yield* takeEvery(listCall.fulfilled, markShownAsRead);
  // Texts come from the server in the user's language.
  yield* takeEvery(languageCall.fulfilled, function* () {
    yield* put(listCall.request());
  });
  yield* put(listCall.request());
}

/** One after the other, so that the last count is the right one. */
function* markDismissed(): SagaGenerator<void> {
  const dismissals = yield* actionChannel(forcedDismissed, buffers.expanding());
  while (true) {
    const { payload } = yield* take(dismissals);
    yield* markAsRead([payload]);
  }
}

export function* systemMessagesSaga(): SagaGenerator<void> {
  yield* forcedCall.watchLatest(function* () {
    return resultsOf(yield* callApi('listForcedSystemMessages', {}));
  });
  yield* fork(markDismissed);
  yield* whileOpen(systemMessagesScreen, runPage);
}
