import { type SagaGenerator, select } from 'typed-redux-saga';
import { toFailure } from '../../api/errors.js';
import { callApi, dismissErrorToasts, showToast } from '../../core/effects.js';
import type { AppState } from '../../core/state.js';
import { fieldMessages } from '../../i18n/failureMessages.js';
import { shownTheme } from '../preferences/index.js';
import { keepCall, type Saved } from './slice.js';

function* keep(saved: Saved): SagaGenerator<Saved['type']> {
  const theme = yield* select((state: AppState) => shownTheme(state.preferences));
  yield* dismissErrorToasts();
  try {
    if (saved.type === 'graph') {
      const properties = { ...saved.properties, theme };
      yield* callApi('createReportGraph', { body: { mapping: saved.mapping, properties } });
      yield* showToast('success', { key: 'report-graph-created' });
    } else {
      yield* callApi('createReportDataMap', {
        body: { properties: { ...saved.properties, theme } },
      });
      yield* showToast('success', { key: 'report-data-map-created' });
    }
  } catch (error) {
    for (const message of fieldMessages(toFailure(error))) yield* showToast('error', message);
    throw error;
  }
  return saved.type;
}

export function* saveForReportSaga(): SagaGenerator<void> {
  yield* keepCall.watchQueued(keep);
}
