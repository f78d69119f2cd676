import type { SagaGenerator } from 'typed-redux-saga';
import { whileOpen } from '../../core/openScreen.js';
import { runGraph } from './runGraph.js';
import { graphScreen } from './slice.js';

/** Runs while a graph page is open; leaving it cancels every request under way. */
export const graphSaga = (): SagaGenerator<void> => whileOpen(graphScreen, runGraph);
