import { delay, put, type SagaGenerator, takeEvery, takeLatest } from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi, navigate } from '../../core/effects.js';
import { loadIfNeeded } from '../../core/loadIfNeeded.js';
import { organizationChosen } from '../organization/index.js';
import { languageCall } from '../preferences/index.js';
import { termsNeeded } from '../terms/index.js';
import { paletteChosen, paletteOpened, paletteTargetsCall } from './slice.js';

/** The closing dialog gives the focus back first; the page that opens takes it after that. */
const FOCUS_RETURN_MS = 20;

/** Loads the destinations when the palette is first opened, and navigates to the chosen one. */
export function* paletteSaga(): SagaGenerator<void> {
  yield* paletteTargetsCall.watchLatest(function* () {
    return resultsOf(yield* callApi('listTargets', { query: {} }));
  });
  yield* loadIfNeeded(
    paletteTargetsCall,
    paletteOpened,
    languageCall.fulfilled,
    (state) => state.palette.targets,
  );
  yield* takeEvery(paletteOpened, function* () {
    yield* put(termsNeeded());
  });
  yield* takeLatest(paletteChosen, function* ({ payload }) {
    yield* delay(FOCUS_RETURN_MS);
    if ('to' in payload) yield* navigate(payload.to);
    else yield* put(organizationChosen(payload.organization));
  });
}
