import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { callApi, environment } from '../../core/effects.js';
import type { AppState } from '../../core/state.js';
import { type Attempt, keepAttempt, REDIRECT_PATH, randomText } from './attempt.js';
import { ATTEMPT_AZURE_KEY } from './flags.js';
import { providerAddress } from './providerAddress.js';
import { type BeginRequest, beginCall, problemFound } from './slice.js';

function* askForNonce({ provider, purpose, password, code }: BeginRequest): SagaGenerator<string> {
  if (purpose === 'login')
    return (yield* callApi('beginExternalSignIn', { body: { provider } })).nonce;
  const body = { provider, ...(password ? { password } : {}), ...(code ? { code } : {}) };
  return (yield* callApi('beginConnect', { body })).nonce;
}

/** Keeps the attempt in this tab and goes to the provider's page. */
export function* begin(request: BeginRequest): SagaGenerator<null> {
  const { provider, purpose, returnTo } = request;
  if (!window.isSecureContext) {
    yield* put(problemFound({ key: 'external-needs-https' }));
    yield* put(beginCall.reset());
    return null;
  }
  const { providers, user } = yield* select((state: AppState) => state);
  const attempt: Attempt = {
    provider,
    purpose,
    userId: purpose === 'connect' ? (user.data?.id ?? null) : null,
    state: randomText(),
    nonce: yield* askForNonce(request),
    verifier: randomText(),
    redirectUri: `${window.location.origin}${REDIRECT_PATH}`,
    returnTo,
    begunAt: Date.now(),
  };
  const address = yield* call(providerAddress, providers.data, attempt);
  if (address === null) throw new Error(`${provider} is not in use`);
  keepAttempt(yield* environment('sessionStorage'), attempt);
  const flags = yield* environment('localStorage');
  if (provider === 'azure' && purpose === 'connect') flags.write(ATTEMPT_AZURE_KEY, 'true');
  else flags.remove(ATTEMPT_AZURE_KEY);
  const navigation = yield* environment('navigation');
  navigation.leave(address);
  return null;
}
