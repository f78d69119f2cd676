import type { SagaGenerator } from 'typed-redux-saga';
import { callApi, navigate } from '../../core/effects.js';
import { startSession } from '../session/index.js';
import { loginCall } from './slice.js';

/** Signs in with an e-mail and a password, then goes to where the user came from. */
export function* loginSaga(): SagaGenerator<void> {
  yield* loginCall.watchQueued(function* ({ username, password, returnTo }) {
    const { key } = yield* callApi('login', { body: { username, password } });
    yield* startSession(key);
    yield* navigate(returnTo, { replace: true });
    return null;
  });
}
