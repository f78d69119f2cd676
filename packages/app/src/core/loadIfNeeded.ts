import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import type { AsyncCall, AsyncState } from './asyncState.js';
import type { AppState } from './state.js';

/**
 * Loads what a screen needs unless it is loaded or being loaded, and again when it is out of date.
 * @param needed the action of a screen that needs it
 * @param outdated the action after which what was loaded no longer holds
 */
export function* loadIfNeeded<Data>(
  { request }: AsyncCall<Data, void>,
  needed: { type: string },
  outdated: { type: string },
  selectCall: (state: AppState) => AsyncState<Data>,
): SagaGenerator<void> {
  yield* takeEvery(needed.type, function* () {
    const { status } = yield* select(selectCall);
    if (status === 'idle' || status === 'rejected') yield* put(request());
  });
  yield* takeEvery(outdated.type, function* () {
    const { status } = yield* select(selectCall);
    if (status !== 'idle') yield* put(request());
  });
}
