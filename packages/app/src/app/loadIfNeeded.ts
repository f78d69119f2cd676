import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { languageCall } from '../features/preferences/sagas.js';
import type { AsyncCall, AsyncState } from './asyncState.js';
import type { RootState } from './store.js';

/**
 * Loads what someone wants unless it is there or on its way, and again when its titles change
 * language.
 * @param wanted the action that says so
 */
export function* loadIfNeeded<Data>(
  { request }: AsyncCall<Data, void>,
  wanted: { type: string },
  selectCall: (state: RootState) => AsyncState<Data>,
): SagaGenerator<void> {
  yield* takeEvery(wanted.type, function* () {
    const { status } = yield* select(selectCall);
    if (status === 'idle' || status === 'rejected') yield* put(request());
  });
  yield* takeEvery(languageCall.fulfilled, function* () {
    const { status } = yield* select(selectCall);
    if (status !== 'idle') yield* put(request());
  });
}
