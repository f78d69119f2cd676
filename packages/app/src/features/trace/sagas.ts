import { createAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { toFailure } from '../../api/errors.js';
import { callApi } from '../../core/effects.js';
import type { AppState } from '../../core/state.js';
import { comparedPeriod } from './period.js';
import {
  type ChangeStep,
  changeLoaded,
  changeOpened,
  comparisonChosen,
  stepFailed,
  type TraceStep,
  targetTraceOpened,
  traceClosed,
  traceLoaded,
  traceOpened,
  traceRetried,
  trailShown,
} from './slice.js';

const selectTop = ({ trace }: AppState) => trace.trail.at(-1);
const selectComparison = ({ trace }: AppState) => trace.comparison;

function* loadTrace(step: TraceStep): SagaGenerator<void> {
  const { id, start_date, end_date } = step;
  const figure =
    'key' in step
      ? { key: step.key, cumulative: step.cumulative ?? false }
      : { target: step.target, figure: step.figure };
  const data = yield* callApi('traceFigure', { query: { ...figure, start_date, end_date } });
  yield* put(traceLoaded({ id, data }));
}

function* loadChange({ id, key, start_date, end_date }: ChangeStep): SagaGenerator<void> {
  const compared = comparedPeriod({ start_date, end_date }, yield* select(selectComparison));
  const data = yield* callApi('explainChange', {
    query: {
      key,
      start_date,
      end_date,
      compare_start_date: compared.start_date,
      compare_end_date: compared.end_date,
    },
  });
  yield* put(changeLoaded({ id, data }));
}

/** Loads the level on screen unless it is loaded. */
function* loadTop(): SagaGenerator<void> {
  const step = yield* select(selectTop);
  if (step?.status !== 'pending') return;
  try {
    if (step.view === 'trace') yield* loadTrace(step);
    else yield* loadChange(step);
  } catch (error) {
    yield* put(stepFailed({ id: step.id, error: toFailure(error) }));
  }
}

/** The dialog is ready: questions asked before its code arrived are loaded. */
const dialogLoaded = createAction('trace/dialogLoaded');

/** Only the level on screen loads: going on, going back and closing cancel what is under way. */
export function* traceSaga(): SagaGenerator<void> {
  yield* takeLatest(
    [
      traceOpened,
      targetTraceOpened,
      changeOpened,
      trailShown,
      comparisonChosen,
      traceRetried,
      traceClosed,
      dialogLoaded,
    ],
    loadTop,
  );
  yield* put(dialogLoaded());
}
