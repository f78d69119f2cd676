import { call, fork, race, type SagaGenerator, take } from 'typed-redux-saga';
import { TOKEN_STORAGE_KEY } from '../core/constants.js';
import { environment, navigate, showToast } from '../core/effects.js';
import { appReset, type ResetRequest } from '../core/reset.js';
import { loginSaga } from '../features/login/sagas.js';
import { organizationSaga } from '../features/organization/sagas.js';
import { paletteSaga } from '../features/palette/sagas.js';
import { preferencesSaga } from '../features/preferences/sagas.js';
import { providersSaga } from '../features/providers/sagas.js';
import { beginSession, type StartRequest, sessionSaga } from '../features/session/sagas.js';
import { settingsSaga } from '../features/settings/sagas.js';
import { termsSaga } from '../features/terms/sagas.js';
import type { PartSagas } from './partSagas.js';

export type { StartRequest };

/** Everything that runs between two resets. */
function* runApp(start: StartRequest, runParts: PartSagas['run']): SagaGenerator<void> {
  yield* fork(sessionSaga);
  yield* fork(organizationSaga);
  yield* fork(settingsSaga);
  yield* fork(preferencesSaga);
  yield* fork(loginSaga);
  yield* fork(providersSaga);
  yield* fork(termsSaga);
  yield* fork(paletteSaga);
  yield* fork(runParts);
  yield* beginSession(start);
}

function* finishReset({ token, home, toast }: ResetRequest): SagaGenerator<void> {
  const storage = yield* environment('sessionStorage');
  const api = yield* environment('api');
  yield* call(api.forget);
  if (token === null) yield* call(storage.remove, TOKEN_STORAGE_KEY);
  if (home) yield* navigate('/');
  if (toast) yield* showToast(toast.kind, toast.message);
}

/**
 * A reset cancels all sagas, with every request under way, and starts them again.
 * @param runParts runs the sagas of the screens
 */
export function* rootSaga(start: StartRequest, runParts: PartSagas['run']): SagaGenerator<void> {
  let request = start;
  while (true) {
    const { reset } = yield* race({ app: call(runApp, request, runParts), reset: take(appReset) });
    if (!reset) return;
    yield* finishReset(reset.payload);
    request = { apiToken: null, organizationId: null, providerAnswer: null, isNewTab: false };
  }
}
