import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { ApiError } from '../../api/errors.js';
import { callApi, dismissErrorToasts, showToast } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import type { AppState } from '../../core/state.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { userCall } from '../session/index.js';
import {
  accountScreen,
  nameCall,
  type Sessions,
  type SignOut,
  sessionsCall,
  signOutCall,
} from './slice.js';

function* loadSessions(): SagaGenerator<Sessions> {
  return (yield* callApi('listSessions', {})).sessions;
}

/** Ends a session; one that has ended meanwhile is what was asked for. */
function* endSession(id: number): SagaGenerator<Sessions> {
  try {
    return (yield* callApi('endSession', { params: { id } })).sessions;
  } catch (error) {
    if (error instanceof ApiError && error.failure.status === 404) return yield* loadSessions();
    throw error;
  }
}

function* signOut(what: SignOut): SagaGenerator<null> {
  yield* dismissErrorToasts();
  const sessions =
    what === 'others'
      ? (yield* callApi('endOtherSessions', {})).sessions
      : yield* endSession(what.session);
  yield* put(sessionsCall.fulfilled(sessions));
  yield* showToast('success', {
    key: what === 'others' ? 'signed-out-others' : 'signed-out-there',
  });
  return null;
}

function* saveName(name: string): SagaGenerator<{ name: string }> {
  yield* dismissErrorToasts();
  const saved = yield* callApi('setName', { body: { name } });
  const { user, preferences, unread } = yield* select((state: AppState) => state);
  if (user.data) {
    // The record as it is by now: what has changed since it was loaded stays as it is.
    yield* put(
      userCall.fulfilled({
        ...user.data,
        language: preferences.language,
        unread_notifications: unread.notifications ?? user.data.unread_notifications,
        name: saved.name,
      }),
    );
  }
  yield* showToast('success', { key: 'shown-name-saved' });
  return saved;
}

function* sayProblem({ payload }: ReturnType<typeof signOutCall.rejected>): SagaGenerator<void> {
  yield* showToast('error', failureMessage(payload));
}

function* runAccount(): SagaGenerator<void> {
  yield* takeEvery(signOutCall.rejected, sayProblem);
  yield* sessionsCall.watchLatest(loadSessions);
  yield* signOutCall.watchQueued(signOut);
  yield* nameCall.watchQueued(saveName);
  yield* put(sessionsCall.request());
}

/** Runs while the page is open. */
export const accountSaga = (): SagaGenerator<void> => whileOpen(accountScreen, runAccount);
