import type { SagaGenerator } from 'typed-redux-saga';
import { callApi, navigate } from '../../core/effects.js';
import { startSession } from '../session/index.js';
import { loginCall } from '../signIn/index.js';

/**
 * Signs in with an e-mail and a password, then goes to where the user came from. What a second step
 * asks for is kept for the page.
 */
export function* loginSaga(): SagaGenerator<void> {
  yield* loginCall.watchQueued(function* ({ username, password, returnTo }) {
    const answer = yield* callApi('login', { body: { username, password } });
    if (answer.key === undefined) return answer.second_factor;
    yield* startSession(answer.key);
    yield* navigate(returnTo, { replace: true });
    return null;
  });
}
