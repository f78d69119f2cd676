import { put, type SagaGenerator } from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { doneCall, firstStepsScreen, STEPS, type Step } from './slice.js';

function* load(): SagaGenerator<readonly Step[]> {
  const terms = resultsOf(yield* callApi('listTermDefinitions', {}));
  const { targets } = yield* callApi('listTargetDefinitions', {});
  const isDone: Readonly<Record<Step, boolean>> = {
    terms: terms.length > 0,
    figures: terms.some((term) => term.has_figures),
    targets: targets.length > 0,
  };
  return STEPS.filter((step) => isDone[step]);
}

function* run(): SagaGenerator<void> {
  yield* doneCall.watchLatest(load);
  yield* put(doneCall.request());
}

/** Runs while the steps are shown. */
export const firstStepsSaga = (): SagaGenerator<void> => whileOpen(firstStepsScreen, run);
