import { call, type SagaGenerator, takeLeading } from 'typed-redux-saga';
import { callApi, navigate } from '../../../core/effects.js';
import { startSession } from '../../session/index.js';
import { makePasskey, signWithPasskey } from '../passkeys.js';
import {
  codesKept,
  confirmCall,
  type Proof,
  type SetUp,
  type SetUpSession,
  secretCall,
  setUpCall,
} from './slice.js';

/** The session token that the proof is answered with. */
function* confirm(ticket: string, proof: Proof): SagaGenerator<string> {
  if (!('options' in proof)) {
    return (yield* callApi('confirmSignIn', { body: { ticket, ...proof } })).key;
  }
  if (proof.options !== null) {
    const passkey = yield* call(signWithPasskey, proof.options);
    return (yield* callApi('confirmSignIn', { body: { ticket, passkey } })).key;
  }
  const begun = yield* callApi('beginPasskeySignIn', {});
  const passkey = yield* call(signWithPasskey, begun.options);
  const body = { ticket: begun.ticket, passkey };
  return (yield* callApi('confirmPasskeySignIn', { body })).key;
}

function* setUpFactor(body: SetUp): SagaGenerator<SetUpSession> {
  if ('code' in body) return yield* callApi('confirmSignInSetUp', { body });
  const { ticket } = body;
  const { options } = yield* callApi('beginSignInPasskeySetUp', { body: { ticket } });
  const passkey = yield* call(makePasskey, options);
  return yield* callApi('confirmSignInPasskeySetUp', { body: { ...body, passkey } });
}

function* enter(key: string, returnTo: string): SagaGenerator<void> {
  yield* startSession(key);
  yield* navigate(returnTo, { replace: true });
}

/** The second step of a sign-in, then on to where the user came from. */
export function* secondStepSaga(): SagaGenerator<void> {
  yield* confirmCall.watchQueued(function* ({ ticket, proof, returnTo }) {
    yield* enter(yield* confirm(ticket, proof), returnTo);
    return null;
  });
  yield* secretCall.watchLatest(function* (ticket) {
    return yield* callApi('beginSignInSetUp', { body: { ticket } });
  });
  yield* setUpCall.watchQueued(setUpFactor);
  yield* takeLeading(codesKept, function* ({ payload: { key, returnTo } }) {
    yield* enter(key, returnTo);
  });
}
