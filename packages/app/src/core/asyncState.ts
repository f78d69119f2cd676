import {
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
  type ActionCreatorWithPreparedPayload,
  createAction,
  createReducer,
  type Reducer,
} from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import {
  actionChannel,
  call,
  fork,
  put,
  type SagaGenerator,
  take,
  takeLatest,
} from 'typed-redux-saga';
import type { ApiFailure } from '../api/errors.js';
import { toFailure } from '../api/errors.js';

/** Phase, result and problem of a call. While a load is repeated the data of the last one stays. */
export interface AsyncState<Data> {
  status: 'idle' | 'pending' | 'fulfilled' | 'rejected';
  data: Data | null;
  error: ApiFailure | null;
}

export const idleState = <Data>(): AsyncState<Data> => ({
  status: 'idle',
  data: null,
  error: null,
});

export interface AsyncCall<Data, Args> {
  request: ActionCreatorWithPreparedPayload<[args: Args], Args>;
  /** Forgets the result and the problem; also stops a read under way. */
  reset: ActionCreatorWithoutPayload;
  pending: ActionCreatorWithoutPayload;
  fulfilled: ActionCreatorWithPayload<Data>;
  rejected: ActionCreatorWithPayload<ApiFailure>;
  reducer: Reducer<AsyncState<Data>>;
  /** For reads: a newer request cancels the one under way. */
  watchLatest(task: AsyncTask<Data, Args>): SagaGenerator<void>;
  /** For writes: requests are sent one after the other, in the order in which they were made. */
  watchQueued(task: AsyncTask<Data, Args>): SagaGenerator<void>;
}

/** Does the call; what it throws becomes the state's error. */
export type AsyncTask<Data, Args> = (args: Args) => SagaGenerator<Data>;

/** Actions, reducer and sagas of one kind of call. `type` is the prefix of its action types. */
export function createAsyncCall<Data, Args = void>(type: string): AsyncCall<Data, Args> {
  const request = createAction(`${type}/request`, (args: Args) => ({ payload: args }));
  const reset = createAction(`${type}/reset`);
  const pending = createAction(`${type}/pending`);
  // Frozen on the surface: the checks of development do not walk through the values of a large answer.
  const fulfilled = createAction(`${type}/fulfilled`, (data: Data) => ({
    payload: Object.freeze(data) as Data,
  }));
  const rejected = createAction(`${type}/rejected`, (error: ApiFailure) => ({ payload: error }));

  const reducer = createReducer(idleState<Data>(), (builder) =>
    builder
      .addCase(pending, (state) => ({ ...state, status: 'pending', error: null }))
      .addCase(fulfilled, (_, { payload }) => ({ status: 'fulfilled', data: payload, error: null }))
      .addCase(rejected, (_, { payload }) => ({ status: 'rejected', data: null, error: payload }))
      .addCase(reset, () => idleState<Data>()),
  );

  function* perform(task: AsyncTask<Data, Args>, args: Args): SagaGenerator<void> {
    yield* put(pending());
    try {
      const data = yield* call(task, args);
      yield* put(fulfilled(data));
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status === -1) console.error(error);
      yield* put(rejected(failure));
    }
  }

  return {
    request,
    reset,
    pending,
    fulfilled,
    rejected,
    reducer,
    *watchLatest(task) {
      yield* takeLatest([request, reset], function* (action): SagaGenerator<void> {
        if (request.match(action)) yield* call(perform, task, action.payload);
      });
    },
    *watchQueued(task) {
      const requests = yield* actionChannel(request, buffers.expanding());
      yield* fork(function* (): SagaGenerator<void> {
        while (true) {
          const action = yield* take(requests);
          yield* call(perform, task, action.payload);
        }
      });
    },
  };
}
