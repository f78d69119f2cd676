import { type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { toFailure } from '../../api/errors.js';
import { REPORTS_PATH } from '../../core/constants.js';
import { callApi, dismissErrorToasts, navigate, showToast } from '../../core/effects.js';
import type { AppState } from '../../core/state.js';
import { fieldMessages } from '../../i18n/failureMessages.js';
import { shownTheme } from '../preferences/index.js';
import type { ItemRef } from '../reports/index.js';
import { isSameDrawing } from './sameDrawing.js';
import { keepCall, keptOpened, type Saved } from './slice.js';

const OPEN_REPORTS = { label: 'to-reports', does: keptOpened(null) } as const;
/** Where an item's name is changed, as the reports page reads it; that page's own code is not loaded yet. */
const addressOf = ({ type, id }: ItemRef) => `/reports?open=${type}-${id}`;

/** Several of one page are told apart by their names. */
const nameKept = (type: ItemRef['type'], { id }: { id: number }) =>
  ({ label: 'name-kept', does: keptOpened({ type, id }) }) as const;

/** Whether the same has been kept before, in either theme. */
function* isKept(saved: Saved): SagaGenerator<boolean> {
  if (saved.type === 'graph') {
    const { results } = yield* callApi('listReportGraphs', {});
    return results.some(
      ({ mapping, properties }) =>
        mapping.id === saved.mapping && isSameDrawing(saved.properties, properties),
    );
  }
  const { results } = yield* callApi('listReportDataMaps', {});
  return results.some(({ properties }) => isSameDrawing(saved.properties, properties));
}

function* keep(saved: Saved): SagaGenerator<Saved['type']> {
  const theme = yield* select((state: AppState) => shownTheme(state.preferences));
  yield* dismissErrorToasts();
  try {
    if (yield* isKept(saved)) {
      yield* showToast('info', { key: 'report-item-kept-before' }, OPEN_REPORTS);
      return saved.type;
    }
    if (saved.type === 'graph') {
      const properties = { ...saved.properties, theme };
      const body = { mapping: saved.mapping, properties };
      const kept = yield* callApi('createReportGraph', { body });
      yield* showToast('success', { key: 'report-graph-created' }, nameKept('graph', kept));
    } else {
      const body = { properties: { ...saved.properties, theme } };
      const kept = yield* callApi('createReportDataMap', { body });
      yield* showToast('success', { key: 'report-data-map-created' }, nameKept('data-map', kept));
    }
  } catch (error) {
    for (const message of fieldMessages(toFailure(error))) yield* showToast('error', message);
    throw error;
  }
  return saved.type;
}

export function* saveForReportSaga(): SagaGenerator<void> {
  yield* keepCall.watchQueued(keep);
  yield* takeEvery(keptOpened, function* ({ payload: item }) {
    yield* navigate(item ? addressOf(item) : REPORTS_PATH);
  });
}
