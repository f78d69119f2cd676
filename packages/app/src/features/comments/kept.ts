import { type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import type { AppState } from '../../core/state.js';
import { keepDraft, keptDraft, removeDraft } from '../drafts/index.js';
import { draftTyped, keyOfWrite, writeEnded } from './slice.js';
import type { CommentsAppState } from './state.js';

const nameOf = (key: string) => `comments/${key}`;

/** What was typed about something before, in a session that has ended; '' for nothing. */
export const keptComment = (state: AppState, key: string): string =>
  keptDraft(state, nameOf(key), { text: '' })?.text ?? '';

function* keep(key: string): SagaGenerator<void> {
  const state = yield* select((state: CommentsAppState) => state);
  const text = state.comments.drafts[key] ?? '';
  if (text === '') removeDraft(state, nameOf(key));
  else keepDraft(state, nameOf(key), { text });
}

/** Keeps comments that are typed and not sent, so that they outlive the session. */
export function* keptCommentsSaga(): SagaGenerator<void> {
  yield* takeEvery(draftTyped, ({ payload }) => keep(payload.key));
  yield* takeEvery(writeEnded, function* ({ payload: { write } }) {
    const key = keyOfWrite(write);
    if (key !== null) yield* keep(key);
  });
}
