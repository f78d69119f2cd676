import type { EndpointName } from '@tavoite/model';
import { CANCEL } from 'redux-saga';
import { call, getContext, put, type SagaGenerator, select } from 'typed-redux-saga';
import type { ApiClient, CallAnswer, CallInput, CallOptions } from '../api/client.js';
import { type ApiFailure, toFailure } from '../api/errors.js';
import type { Message } from '../i18n/message.js';
import type { CallRules, Environment } from './environment.js';
import type { Destination, NavigationOptions } from './navigation.js';
import { errorToastsDismissed, type ToastAction, type ToastKind, toastShown } from './toasts.js';

/*
 * Everything that a saga does to the world outside the store, by name. Sagas import from here, so
 * that none of them depends on components, the router or fetch.
 */

/** What sagas are run with. */
export interface SagaContext extends Environment {
  callRules: CallRules;
}

/** One part of what sagas are run with. */
export function* environment<K extends keyof SagaContext>(part: K): SagaGenerator<SagaContext[K]> {
  return yield* getContext<SagaContext[K]>(part);
}

export function* showToast(
  kind: ToastKind,
  message: Message,
  action?: ToastAction,
): SagaGenerator<void> {
  yield* put(toastShown(kind, message, action));
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

/** Does what a failure means for the whole app. */
function* applyGlobalErrorRules(failure: ApiFailure, token: string | null): SagaGenerator<void> {
  const { optionsOf, consequenceOf } = yield* environment('callRules');
  const current = yield* select(optionsOf);
  // The answer to a session that is already over has no meaning for the current one.
  if (token === null || token !== current.token) return;
  const action = consequenceOf(failure);
  if (action) yield* put(action);
}

/**
 * Calls the server with the session's token, language and organisation.
 * @param token another token to send, one that is only being tried
 * @param extra how the request is sent where it is not JSON, or in another language
 * @throws ApiError, after the app-wide rules have been applied
 */
export function* callApi<N extends EndpointName>(
  name: N,
  input: CallInput<N>,
  token?: string,
  extra?: Pick<CallOptions, 'form' | 'headers' | 'keepalive' | 'language' | 'send'>,
): SagaGenerator<CallAnswer<N>> {
  const api = yield* environment('api');
  const { optionsOf } = yield* environment('callRules');
  const current = yield* select(optionsOf);
  const options = { ...current, ...extra, token: token ?? current.token };
  try {
    return yield* call(abortableCall<N>, api, name, input, options);
  } catch (error) {
    yield* applyGlobalErrorRules(toFailure(error), options.token);
    throw error;
  }
}
