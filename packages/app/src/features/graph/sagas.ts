import { call, type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { graphLeft, graphOpened } from './slice.js';

/** Runs while a graph page is open; leaving it cancels every request under way. */
export function* graphSaga(): SagaGenerator<void> {
  yield* takeLatest([graphOpened, graphLeft], function* (action) {
    if (!graphOpened.match(action)) return;
    // The page brings the code along.
    const { runGraph } = yield* call(() => import('./runGraph.js'));
    yield* call(runGraph, action.payload);
  });
}
