import type { Language } from '@tavoite/model';
import { put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { callApi, showToast } from '../../core/effects.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { userCall } from '../session/index.js';
import { languageCall, languageShown } from './slice.js';

function* show(language: Language): SagaGenerator<void> {
  yield* put(languageShown(language));
}

export function* preferencesSaga(): SagaGenerator<void> {
  yield* takeEvery(languageCall.request, ({ payload }) => show(payload));
  yield* takeEvery(userCall.fulfilled, ({ payload }) => show(payload.language));
  yield* takeEvery(languageCall.rejected, ({ payload }) =>
    showToast('error', failureMessage(payload)),
  );
  yield* languageCall.watchQueued(function* (language) {
    return yield* callApi('setLanguage', { body: { language } });
  });
}
