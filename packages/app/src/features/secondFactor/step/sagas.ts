import { call, type SagaGenerator, takeLeading } from 'typed-redux-saga';
import { callApi, navigate } from '../../../core/effects.js';
import { startSession } from '../../session/index.js';
import { signWithPasskey } from '../passkeys.js';
import { codesKept, confirmCall, type Proof, secretCall, setUpCall } from './slice.js';

function* answerOf(proof: Proof) {
  if (!('options' in proof)) return proof;
  return { passkey: yield* call(signWithPasskey, proof.options) };
}

function* enter(key: string, returnTo: string): SagaGenerator<void> {
  yield* startSession(key);
  yield* navigate(returnTo, { replace: true });
}

/** The second step of a sign-in, then on to where the user came from. */
export function* secondStepSaga(): SagaGenerator<void> {
  yield* confirmCall.watchQueued(function* ({ ticket, proof, returnTo }) {
    const answer = yield* answerOf(proof);
    const { key } = yield* callApi('confirmSignIn', { body: { ticket, ...answer } });
    yield* enter(key, returnTo);
    return null;
  });
  yield* secretCall.watchLatest(function* (ticket) {
    return yield* callApi('beginSignInSetUp', { body: { ticket } });
  });
  yield* setUpCall.watchQueued(function* (body) {
    return yield* callApi('confirmSignInSetUp', { body });
  });
  yield* takeLeading(codesKept, function* ({ payload: { key, returnTo } }) {
    yield* enter(key, returnTo);
  });
}
