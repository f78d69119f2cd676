import { put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { ApiError } from '../../api/errors.js';
import { resultsOf } from '../../api/results.js';
import { callApi, dismissErrorToasts, showToast } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import {
  accessTokensScreen,
  createCall,
  type MadeToken,
  type NewToken,
  revokeCall,
  type Tokens,
  tokensCall,
} from './slice.js';

function* load(): SagaGenerator<Tokens> {
  const list = yield* callApi('listAccessTokens', {});
  const { has_password: hasPassword } = yield* callApi('getSecondFactor', {});
  return { tokens: resultsOf(list), hasPassword };
}

function* create(body: NewToken): SagaGenerator<MadeToken> {
  const made = yield* callApi('createAccessToken', { body });
  yield* put(tokensCall.request());
  return made;
}

/** One that has ended meanwhile is what was asked for. */
function* revoke(id: number): SagaGenerator<number> {
  yield* dismissErrorToasts();
  try {
    yield* callApi('revokeAccessToken', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.failure.status === 404)) throw error;
  }
  yield* put(tokensCall.request());
  yield* showToast('success', { key: 'access-token-revoked' });
  return id;
}

function* sayProblem({ payload }: ReturnType<typeof revokeCall.rejected>): SagaGenerator<void> {
  yield* showToast('error', failureMessage(payload));
}

function* run(): SagaGenerator<void> {
  yield* takeEvery(revokeCall.rejected, sayProblem);
  yield* tokensCall.watchLatest(load);
  yield* createCall.watchQueued(create);
  yield* revokeCall.watchQueued(revoke);
  yield* put(tokensCall.request());
}

/** Runs while the page is open. */
export const accessTokensSaga = (): SagaGenerator<void> => whileOpen(accessTokensScreen, run);
