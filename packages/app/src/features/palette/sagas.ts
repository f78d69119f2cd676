import { delay, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi, navigate } from '../../app/effects.js';
import type { RootState } from '../../app/store.js';
import { organizationChosen } from '../organization/slice.js';
import { languageCall } from '../preferences/sagas.js';
import { termsWanted } from '../terms/slice.js';
import { paletteChosen, paletteOpened, paletteTargetsCall } from './slice.js';

/** The closing dialog gives the focus back first; the page that opens takes it after that. */
const FOCUS_RETURN_MS = 20;

const selectTargets = (state: RootState) => state.palette.targets;

/** Fetches what can be gone to when the palette is first opened, and goes there. */
export function* paletteSaga(): SagaGenerator<void> {
  yield* paletteTargetsCall.watchLatest(function* () {
    return resultsOf(yield* callApi('listTargets', { query: {} }));
  });
  yield* takeEvery(paletteOpened, function* () {
    yield* put(termsWanted());
    const { status } = yield* select(selectTargets);
    if (status === 'idle' || status === 'rejected') yield* put(paletteTargetsCall.request());
  });
  yield* takeEvery(languageCall.fulfilled, function* () {
    const { status } = yield* select(selectTargets);
    if (status !== 'idle') yield* put(paletteTargetsCall.request());
  });
  yield* takeLatest(paletteChosen, function* ({ payload }) {
    yield* delay(FOCUS_RETURN_MS);
    if ('to' in payload) yield* navigate(payload.to);
    else yield* put(organizationChosen(payload.organization));
  });
}
