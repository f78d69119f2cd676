import {
  call,
  put,
  type SagaGenerator,
  select,
  spawn,
  take,
  takeEvery,
  takeLeading,
} from 'typed-redux-saga';
import type { ApiClient } from '../../api/client.js';
import { TOKEN_STORAGE_KEY } from '../../core/constants.js';
import { callApi, environment, showToast } from '../../core/effects.js';
import type { Navigation } from '../../core/navigation.js';
import { appReset } from '../../core/reset.js';
import type { AppState } from '../../core/state.js';
import {
  organizationLinked,
  providerAnswerKept,
  sessionMissing,
  sessionStarted,
  signOutRequested,
  tokenAdopted,
  userCall,
} from './slice.js';

/** The start parameters of the address. */
export interface StartRequest {
  /** `api-token`: the token of a session to take over. */
  apiToken: string | null;
  /** `org-id`: the organisation to activate. */
  organizationId: string | null;
  /** What a provider of accounts sent back. */
  providerAnswer: string | null;
  /** Whether another tab may have opened this one: not after a reset. */
  isNewTab: boolean;
}

/** Whether the server accepts the token. One that it refuses leaves the present session alone. */
function* acceptToken(token: string): SagaGenerator<boolean> {
  try {
    const user = yield* callApi('getUserDetails', {}, token);
    yield* showToast('info', {
      key: 'signed-in-as',
      values: { name: user.full_name || user.username },
    });
    return true;
  } catch {
    yield* showToast('error', { key: 'api-token-refused' });
    return false;
  }
}

/** Activates the organisation that the address named. A bad one changes nothing and is reported. */
function* activateLinkedOrganization(): SagaGenerator<void> {
  const id = yield* select((state: AppState) => state.session.linkedOrganization);
  if (id === null) return;
  yield* put(organizationLinked(null));
  try {
    yield* callApi('activateOrganization', { body: { id } });
  } catch {
    yield* showToast('error', { key: 'organization-not-available' });
  }
}

/** Takes a token into use and loads what every screen needs; done when the user is known. */
export function* startSession(token: string): SagaGenerator<void> {
  const storage = yield* environment('sessionStorage');
  yield* call(storage.write, TOKEN_STORAGE_KEY, token);
  yield* put(tokenAdopted(token));
  yield* activateLinkedOrganization();
  yield* put(sessionStarted());
  yield* put(userCall.request());
  yield* take(userCall.fulfilled);
}

/** Finds out at startup, and after a reset, whether someone is signed in. */
export function* beginSession({
  apiToken,
  organizationId,
  providerAnswer,
  isNewTab,
}: StartRequest): SagaGenerator<void> {
  yield* put(providerAnswerKept(providerAnswer));
  const storage = yield* environment('sessionStorage');
  const tabs = yield* environment('tabs');
  let known = yield* call(storage.read, TOKEN_STORAGE_KEY);
  if (known === null && isNewTab && apiToken === null) known = yield* call(tabs.ask);
  yield* put(organizationLinked(organizationId));
  const token = apiToken !== null && (yield* acceptToken(apiToken)) ? apiToken : known;
  if (token === null) yield* put(sessionMissing());
  else yield* startSession(token);
}

/** A user record that cannot be read ends the session. */
function* dropSession(): SagaGenerator<void> {
  yield* put(
    appReset({
      token: null,
      signedOutBy: 'refusal',
      toast: { kind: 'error', message: { key: 'user-load-failed' } },
    }),
  );
}

/** Signs out on the server, then at the provider where that is to be done as well. */
async function sendLogout(api: ApiClient, navigation: Navigation, token: string): Promise<void> {
  try {
    const { sign_out_url: next } = await api.call('logout', {}, { token, keepalive: true });
    if (next !== undefined) navigation.leave(next);
  } catch {
    // Whatever the server answers, the token is gone on this side.
  }
}

function* signOut(): SagaGenerator<void> {
  const api = yield* environment('api');
  const navigation = yield* environment('navigation');
  const token = yield* select((state: AppState) => state.session.token);
  const tabs = yield* environment('tabs');
  if (token !== null) {
    yield* spawn(sendLogout, api, navigation, token);
    yield* call(tabs.end, token);
  }
  yield* put(appReset({ token: null, signedOutBy: 'user' }));
}

export function* sessionSaga(): SagaGenerator<void> {
  yield* takeLeading(signOutRequested, signOut);
  yield* takeEvery(userCall.rejected, dropSession);
  yield* userCall.watchLatest(function* () {
    return yield* callApi('getUserDetails', {});
  });
}
