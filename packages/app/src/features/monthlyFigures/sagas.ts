import type { DateRange } from '@tavoite/model';
import { fork, put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { callApi, dismissErrorToasts, showToast } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { languageCall } from '../preferences/index.js';
import {
  changeCall,
  changesCall,
  type FiguresToSave,
  figuresScreen,
  fileCall,
  type MonthStep,
  monthCall,
  monthStepCall,
  previewCall,
  type ReadableFile,
  saveCall,
  sheetCall,
  undoCall,
} from './slice.js';

function* save({ cells, reason }: FiguresToSave) {
  yield* dismissErrorToasts();
  const saved = yield* callApi('changeFigures', {
    body: { cells: [...cells], max_edits: 0, ...(reason === '' ? {} : { reason }) },
  });
  const undo = saved.change === null ? undefined : undoCall.request(saved.change);
  yield* showToast(
    'success',
    { key: 'figures-saved', values: { count: saved.edit_count } },
    undo && { label: 'undo', does: undo },
  );
  return saved;
}

function* readFigureFile({ name, csv }: ReadableFile) {
  const form = new FormData();
  form.append('files[]', new File([csv], name, { type: 'text/csv' }));
  return yield* callApi('readFigureFile', {}, undefined, { form });
}

function* setMonth(step: MonthStep) {
  yield* dismissErrorToasts();
  const params = { month: step.month };
  if (step.step === 'close') return yield* callApi('closeMonth', { params });
  return yield* callApi('reopenMonth', { params, body: { reason: step.reason } });
}

function* undo(id: number) {
  yield* dismissErrorToasts();
  const undone = yield* callApi('undoChange', { params: { id } });
  yield* showToast('success', { key: 'change-undone' });
  return undone;
}

function* sayUndoProblem({ payload }: ReturnType<typeof undoCall.rejected>) {
  yield* showToast(
    'error',
    payload.code === 'stale' ? { key: 'change-built-on' } : failureMessage(payload),
  );
}

function* runFigures(): SagaGenerator<void> {
  let asked: DateRange | null = null;
  yield* sheetCall.watchLatest(function* (range) {
    asked = range;
    return yield* callApi('getFigureSheet', { query: range });
  });
  yield* previewCall.watchLatest((cells) =>
    // What they change them from and to is known here.
    callApi('changeFigures', { body: { cells: [...cells], dry_run: true, max_edits: 0 } }),
  );
  yield* fileCall.watchLatest(readFigureFile);
  yield* monthCall.watchLatest((month) => callApi('checkMonth', { params: { month } }));
  yield* changesCall.watchLatest(function* () {
    const { count, results } = yield* callApi('listChanges', { query: {} });
    return { count, changes: results };
  });
  yield* changeCall.watchLatest((id) => callApi('getChange', { params: { id } }));
  yield* saveCall.watchQueued(save);
  yield* monthStepCall.watchQueued(setMonth);
  yield* undoCall.watchQueued(undo);
  yield* takeEvery(undoCall.rejected, sayUndoProblem);
  yield* takeEvery(
    [saveCall.fulfilled, monthStepCall.fulfilled, undoCall.fulfilled, languageCall.fulfilled],
    function* () {
      if (asked) yield* put(sheetCall.request(asked));
    },
  );
  yield* takeEvery([monthStepCall.fulfilled, undoCall.fulfilled], function* () {
    yield* put(changesCall.request());
  });
}

/** Runs while the screen is open; leaving it releases the sheet. */
export function* monthlyFiguresSaga(): SagaGenerator<void> {
  yield* fork(function* () {
    yield* whileOpen(figuresScreen, runFigures);
  });
  yield* takeEvery(figuresScreen.left, function* () {
    yield* put(sheetCall.reset());
  });
}
