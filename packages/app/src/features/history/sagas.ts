import type { SagaGenerator } from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { type Entries, entriesCall, historyScreen, type Page } from './slice.js';

function* read({ kind, after }: Page): SagaGenerator<Entries> {
  const last = after?.entries.at(-1);
  const list = yield* callApi('listHistory', {
    query: { ...(kind && { kind }), ...(last && { before: last.id }) },
  });
  return { kind, count: list.count, entries: [...(after?.entries ?? []), ...resultsOf(list)] };
}

function* run(): SagaGenerator<void> {
  yield* entriesCall.watchLatest(read);
}

/** Runs while the page is open. */
export const historySaga = (): SagaGenerator<void> => whileOpen(historyScreen, run);
