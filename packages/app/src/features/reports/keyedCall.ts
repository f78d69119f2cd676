import {
  type ActionCreatorWithPayload,
  createAction,
  createReducer,
  type Reducer,
} from '@reduxjs/toolkit';
import { call, put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { toFailure } from '../../api/errors.js';
import { type AsyncState, idleState } from '../../core/asyncState.js';

/** A load that is there once for each id: what belongs to one report, or to one send. */
export interface KeyedCall<Data> {
  request: ActionCreatorWithPayload<number>;
  reducer: Reducer<Record<number, AsyncState<Data>>>;
  watch(task: (id: number) => SagaGenerator<Data>): SagaGenerator<void>;
}

export function createKeyedCall<Data>(type: string): KeyedCall<Data> {
  const request = createAction<number>(`${type}/request`);
  const changed = createAction(`${type}/changed`, (id: number, state: AsyncState<Data>) => ({
    payload: { id, state },
  }));
  const reducer = createReducer<Record<number, AsyncState<Data>>>({}, (builder) =>
    builder
      .addCase(request, (state, { payload: id }) => ({
        ...state,
        [id]: { ...(state[id] ?? idleState<Data>()), status: 'pending', error: null } as never,
      }))
      .addCase(changed, (state, { payload: { id, state: next } }) => ({
        ...state,
        [id]: next as never,
      })),
  );
  return {
    request,
    reducer,
    *watch(task) {
      yield* takeEvery(request, function* ({ payload: id }): SagaGenerator<void> {
        try {
          const data = yield* call(task, id);
          yield* put(changed(id, { status: 'fulfilled', data, error: null }));
        } catch (error) {
          yield* put(changed(id, { status: 'rejected', data: null, error: toFailure(error) }));
        }
      });
    },
  };
}
