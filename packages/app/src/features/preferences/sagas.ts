import type { Language } from '@tavoite/model';
import { put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { createAsyncCall } from '../../app/asyncState.js';
import { callApi, showToast } from '../../app/effects.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { organizationCall, organizationTreeCall } from '../organization/slice.js';
import { userCall } from '../session/slice.js';
import { settingsCall } from '../settings/slice.js';
import { languageShown } from './slice.js';

/** The user chose a language: shown at once, stored with the user record behind it. */
export const languageCall = createAsyncCall<{ language: Language }, Language>('language');

function* show(language: Language): SagaGenerator<void> {
  yield* put(languageShown(language));
}

/** Names and titles come from the server in the user's language. */
function* reloadTitles(): SagaGenerator<void> {
  yield* put(organizationCall.request());
  yield* put(organizationTreeCall.request());
  yield* put(settingsCall.request());
}

export function* preferencesSaga(): SagaGenerator<void> {
  yield* takeEvery(languageCall.request, ({ payload }) => show(payload));
  yield* takeEvery(userCall.fulfilled, ({ payload }) => show(payload.language));
  yield* takeEvery(languageCall.fulfilled, reloadTitles);
  yield* takeEvery(languageCall.rejected, ({ payload }) =>
    showToast('error', failureMessage(payload)),
  );
  yield* languageCall.watchQueued(function* (language) {
    return yield* callApi('setLanguage', { body: { language } });
  });
}
