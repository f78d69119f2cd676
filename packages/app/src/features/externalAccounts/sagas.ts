import { fork, put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { callApi, dismissErrorToasts, environment, showToast } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { takeAnswer } from './answerSaga.js';
import { begin } from './beginSaga.js';
import { MICROSOFT_CONNECTED_KEY } from './flags.js';
import {
  accountsScreen,
  answerCall,
  beginCall,
  type Identities,
  identitiesCall,
  unlinkCall,
} from './slice.js';

const DISCONNECT = {
  google: 'disconnectGoogle',
  azure: 'disconnectAzure',
  oidc: 'disconnectOidc',
} as const;

function* loadIdentities(): SagaGenerator<Identities> {
  return yield* callApi('listIdentities', {});
}

/** What came of linking a Microsoft account is said on the screen that the user lands on. */
function* sayMicrosoftResult(): SagaGenerator<void> {
  const storage = yield* environment('localStorage');
  const result = storage.read(MICROSOFT_CONNECTED_KEY);
  storage.remove(MICROSOFT_CONNECTED_KEY);
  if (result === 'true') yield* showToast('success', { key: 'azureConnectedSuccessfully' });
  if (result === 'false') yield* showToast('error', { key: 'azureConnectionError' });
}

function* sayProblem({ payload }: ReturnType<typeof unlinkCall.rejected>): SagaGenerator<void> {
  yield* showToast('error', failureMessage(payload));
}

function* runScreen(provider: Parameters<typeof accountsScreen.opened>[0]): SagaGenerator<void> {
  yield* identitiesCall.watchLatest(loadIdentities);
  yield* takeEvery(unlinkCall.rejected, sayProblem);
  yield* unlinkCall.watchQueued(function* (unlinked) {
    yield* dismissErrorToasts();
    yield* callApi(DISCONNECT[unlinked], {});
    yield* put(identitiesCall.fulfilled(yield* loadIdentities()));
    yield* showToast('success', { key: 'account-unlinked' });
    return null;
  });
  yield* put(identitiesCall.request());
  if (provider === 'azure') yield* sayMicrosoftResult();
}

export function* externalAccountsSaga(): SagaGenerator<void> {
  yield* beginCall.watchQueued(begin);
  yield* answerCall.watchQueued(takeAnswer);
  yield* fork(() => whileOpen(accountsScreen, runScreen));
}
