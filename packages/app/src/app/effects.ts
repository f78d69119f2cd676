import type { EndpointName } from '@tavoite/model';
import { CANCEL } from 'redux-saga';
import { call, getContext, put, type SagaGenerator, select } from 'typed-redux-saga';
import type { ApiClient, CallAnswer, CallInput, CallOptions } from '../api/client.js';
import { type ApiFailure, toFailure } from '../api/errors.js';
import { organizationConflict } from '../features/organization/slice.js';
import { errorToastsDismissed, type ToastKind, toastShown } from '../features/toasts/slice.js';
import type { Message } from '../i18n/message.js';
import type { Environment } from './environment.js';
import type { Destination, NavigationOptions } from './navigation.js';
import { appReset } from './reset.js';
import type { RootState } from './store.js';

/*
 * Everything that a saga does to the world outside the store, by name. Sagas import from here, so
 * that none of them knows of components, the router or fetch.
 */

/** One part of the environment that the store was made with. */
export function* environment<K extends keyof Environment>(part: K): SagaGenerator<Environment[K]> {
  return yield* getContext<Environment[K]>(part);
}

export function* showToast(kind: ToastKind, message: Message): SagaGenerator<void> {
  yield* put(toastShown(kind, message));
}

export function* dismissErrorToasts(): SagaGenerator<void> {
  yield* put(errorToastsDismissed());
}

export function* navigate(to: Destination, options?: NavigationOptions): SagaGenerator<void> {
  const navigation = yield* environment('navigation');
  yield* call(navigation.navigate, to, options);
}

/** A call that is aborted when the saga that waits for it is cancelled. */
function abortableCall<N extends EndpointName>(
  api: ApiClient,
  name: N,
  input: CallInput<N>,
  options: CallOptions,
): Promise<CallAnswer<N>> {
  const controller = new AbortController();
  const answer = api.call(name, input, { ...options, signal: controller.signal });
  return Object.assign(answer, { [CANCEL]: () => controller.abort() });
}

/** What a failure means for the whole app, whoever made the call. `token_expired` goes first. */
function* applyGlobalErrorRules(failure: ApiFailure, token: string | null): SagaGenerator<void> {
  const current = yield* select((state: RootState) => state.session.token);
  // An answer to a session that is over already says nothing about the one that runs.
  if (token === null || token !== current) return;
  if (failure.code === 'token_expired') {
    yield* put(appReset({ token: null, signedOutBy: 'expiry' }));
  } else if (failure.status === 401) {
    yield* put(appReset({ token: null, signedOutBy: 'refusal' }));
  } else if (failure.status === 409 && failure.code === 'organization_changed') {
    yield* put(organizationConflict());
  }
}

/**
 * Calls the server with the session's token, language and organisation.
 * @param token another token to send, one that is only being tried
 * @throws ApiError, after the app-wide rules have been applied
 */
export function* callApi<N extends EndpointName>(
  name: N,
  input: CallInput<N>,
  token?: string,
): SagaGenerator<CallAnswer<N>> {
  const api = yield* environment('api');
  const options = yield* select(({ session, preferences, organization }: RootState) => ({
    token: token ?? session.token,
    language: preferences.language,
    organization: organization.data?.organization?.id ?? null,
  }));
  try {
    return yield* call(abortableCall<N>, api, name, input, options);
  } catch (error) {
    yield* applyGlobalErrorRules(toFailure(error), options.token);
    throw error;
  }
}
