import { call, fork, race, type SagaGenerator, take } from 'typed-redux-saga';
import { TOKEN_STORAGE_KEY } from '../core/constants.js';
import { environment, navigate, showToast } from '../core/effects.js';
import { appReset, type ResetRequest } from '../core/reset.js';
import { changePasswordSaga } from '../features/changePassword/sagas.js';
import { dataMapSaga } from '../features/dataMap/sagas.js';
import { graphSaga } from '../features/graph/sagas.js';
import { logicSaga } from '../features/logic/sagas.js';
import { loginSaga } from '../features/login/sagas.js';
import { organizationSaga } from '../features/organization/sagas.js';
import { paletteSaga } from '../features/palette/sagas.js';
import { preferencesSaga } from '../features/preferences/sagas.js';
import { resetPasswordSaga } from '../features/resetPassword/sagas.js';
import { beginSession, type StartRequest, sessionSaga } from '../features/session/sagas.js';
import { settingsSaga } from '../features/settings/sagas.js';
import { strategySaga } from '../features/strategy/sagas.js';
import { termsSaga } from '../features/terms/sagas.js';
import { traceSaga } from '../features/trace/sagas.js';

export type { StartRequest };

/** Everything that runs between two resets. */
function* runApp(start: StartRequest): SagaGenerator<void> {
  yield* fork(sessionSaga);
  yield* fork(organizationSaga);
  yield* fork(settingsSaga);
  yield* fork(preferencesSaga);
  yield* fork(loginSaga);
  yield* fork(changePasswordSaga);
  yield* fork(resetPasswordSaga);
  yield* fork(strategySaga);
  yield* fork(termsSaga);
  yield* fork(dataMapSaga);
  yield* fork(logicSaga);
  yield* fork(graphSaga);
  yield* fork(paletteSaga);
  yield* fork(traceSaga);
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

/** A reset cancels all sagas, with every request under way, and starts them again. */
export function* rootSaga(start: StartRequest): SagaGenerator<void> {
  let request = start;
  while (true) {
    const { reset } = yield* race({ app: call(runApp, request), reset: take(appReset) });
    if (!reset) return;
    yield* finishReset(reset.payload);
    request = { apiToken: null, organizationId: null };
  }
}
