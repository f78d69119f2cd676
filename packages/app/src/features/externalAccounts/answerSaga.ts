import type { IdentityProvider, SignInAnswer } from '@tavoite/model';
import { put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { toFailure } from '../../api/errors.js';
import { callApi, environment, navigate, showToast } from '../../core/effects.js';
import type { AppState } from '../../core/state.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import type { Message } from '../../i18n/message.js';
import { providerAnswerKept, sessionMissing, startSession, userCall } from '../session/index.js';
import { type LoginLocationState, loginCall, safeReturnPath } from '../signIn/index.js';
import { type Attempt, type Credential, judgeAnswer } from './attempt.js';
import { ATTEMPT_AZURE_KEY, MICROSOFT_CONNECTED_KEY } from './flags.js';
import { CONNECT_PATHS, providerName } from './names.js';
import { problemFound } from './slice.js';

const SIGN_IN = {
  google: 'signInWithGoogle',
  azure: 'signInWithAzure',
  oidc: 'signInWithOidc',
} as const;
const CONNECT = { google: 'connectGoogle', azure: 'connectAzure', oidc: 'connectOidc' } as const;

/** What the server checks; each provider's paths take what was asked of that provider. */
function bodyOf({ nonce, verifier, redirectUri }: Attempt, credential: Credential) {
  const body =
    'code' in credential
      ? { ...credential, code_verifier: verifier, nonce, redirect_uri: redirectUri }
      : { ...credential, nonce };
  // The server refuses what another provider would have sent.
  return body as { code: string; code_verifier: string; nonce: string; redirect_uri: string };
}

/** Signs in, or shows the second step, or why it failed. */
function* signIn(attempt: Attempt, credential: Credential): SagaGenerator<void> {
  try {
    const body = bodyOf(attempt, credential);
    const answer: SignInAnswer = yield* callApi(SIGN_IN[attempt.provider], { body });
    const from = safeReturnPath(attempt.returnTo);
    if (answer.key === undefined) {
      const state: LoginLocationState = { from };
      yield* navigate('/login', { replace: true, state });
      yield* put(loginCall.fulfilled(answer.second_factor));
      return;
    }
    yield* startSession(answer.key);
    yield* navigate(from, { replace: true });
  } catch (error) {
    const failure = toFailure(error);
    if (failure.status === 503) yield* put(problemFound({ key: 'external-provider-down' }));
    else yield* put(loginCall.rejected(failure));
  }
}

/** The id of who is signed in, once that is known; null for no one. */
function* signedInUser(): SagaGenerator<number | null> {
  while (true) {
    const { session, user } = yield* select((state: AppState) => state);
    if (session.status === 'signed-out') return null;
    if (session.status === 'signed-in' && user.data) return user.data.id;
    yield* take([userCall.fulfilled, sessionMissing]);
  }
}

/** Says what came of linking, on the screen that links accounts of the provider. */
function* showLinked(provider: IdentityProvider, problem: Message | null): SagaGenerator<void> {
  if (problem) yield* put(problemFound(problem));
  if (provider === 'azure') {
    // That screen says it when it opens, as specified.
    const flags = yield* environment('localStorage');
    flags.write(MICROSOFT_CONNECTED_KEY, String(problem === null));
  } else if (provider === 'google') {
    if (problem) yield* showToast('error', { key: 'googleConnectError' });
    else yield* showToast('success', { key: 'googleConnectSuccess' });
  } else {
    const { data } = yield* select((state: AppState) => state.providers);
    const values = { name: providerName(provider, data) };
    if (problem) yield* showToast('error', { key: 'oidc-connect-error', values });
    else yield* showToast('success', { key: 'oidc-connect-success', values });
  }
  yield* navigate(CONNECT_PATHS[provider], { replace: true });
}

function* connect(attempt: Attempt, credential: Credential): SagaGenerator<void> {
  const user = yield* signedInUser();
  if (user === null) {
    yield* put(problemFound({ key: 'external-signed-out' }));
    return;
  }
  let problem: Message | null = null;
  if (user !== attempt.userId) problem = { key: 'external-other-user' };
  else {
    try {
      const { key } = yield* callApi(CONNECT[attempt.provider], {
        body: bodyOf(attempt, credential),
      });
      if (!key) problem = { key: 'error-unknown' };
    } catch (error) {
      const failure = toFailure(error);
      problem =
        failure.status === 503 ? { key: 'external-provider-down' } : failureMessage(failure);
    }
  }
  yield* showLinked(attempt.provider, problem);
}

/** Deals with what a provider sent back, once. */
export function* takeAnswer(): SagaGenerator<null> {
  const sent = yield* select((state: AppState) => state.session.providerAnswer);
  if (sent === null) return null;
  const flags = yield* environment('localStorage');
  const wasAzure = flags.read(ATTEMPT_AZURE_KEY) !== null;
  flags.remove(ATTEMPT_AZURE_KEY);
  const judged = judgeAnswer(yield* environment('sessionStorage'), sent, Date.now());
  if ('credential' in judged) {
    const { attempt, credential } = judged;
    if (attempt.purpose === 'connect') yield* connect(attempt, credential);
    else yield* signIn(attempt, credential);
  } else {
    const { attempt, problem } = judged;
    const linking = attempt ? attempt.purpose === 'connect' : wasAzure;
    const provider = attempt?.provider ?? 'azure';
    if (linking && (yield* signedInUser()) !== null) yield* showLinked(provider, { key: problem });
    else yield* put(problemFound({ key: problem }));
  }
  yield* put(providerAnswerKept(null));
  return null;
}
