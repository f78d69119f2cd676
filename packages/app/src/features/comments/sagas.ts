import { buffers } from 'redux-saga';
import {
  actionChannel,
  call,
  fork,
  put,
  type SagaGenerator,
  take,
  takeEvery,
} from 'typed-redux-saga';
import { toFailure } from '../../api/errors.js';
import { resultsOf } from '../../api/results.js';
import { callApi, showToast } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { keptCommentsSaga } from './kept.js';
import {
  type CommentPlace,
  type CommentScope,
  type CommentWrite,
  commentWritten,
  figurePlace,
  type LoadedComments,
  pagePlace,
  targetPlace,
  writeEnded,
  writeStarted,
} from './slice.js';

const HTTP_BAD_REQUEST = 400;
const HTTP_NOT_FOUND = 404;
/** Keys that one request may name. */
const MAX_KEYS = 100;

function* read(scope: CommentScope): SagaGenerator<LoadedComments> {
  const { keys, targets, termsOnly, ...rest } = scope;
  const query = {
    ...rest,
    ...(keys && { keys: keys.slice(0, MAX_KEYS).join() }),
    ...(targets && { targets: targets.join() }),
  };
  const all = resultsOf(yield* callApi('listComments', { query }));
  return { scope, comments: termsOnly ? all.filter(({ term }) => term !== null) : all };
}

function watchPlace({ screen, call: list }: CommentPlace): SagaGenerator<void> {
  return whileOpen(screen, function* (scope): SagaGenerator<void> {
    yield* list.watchLatest(read);
    yield* takeEvery(writeEnded, function* () {
      yield* put(list.request(scope));
    });
    yield* put(list.request(scope));
  });
}

function* send(write: CommentWrite): SagaGenerator<void> {
  if (write.kind === 'add') {
    const { subject, start_date, end_date, text } = write;
    yield* callApi('createComment', { body: { ...subject, start_date, end_date, text } });
    return;
  }
  const params = { id: write.id };
  if (write.kind === 'delete') yield* callApi('deleteComment', { params });
  else if (write.kind === 'edit')
    yield* callApi('updateComment', { params, body: { text: write.text } });
  else yield* callApi('updateComment', { params, body: { resolved: write.resolved } });
}

function* perform(write: CommentWrite): SagaGenerator<void> {
  yield* put(writeStarted());
  try {
    yield* call(send, write);
    yield* put(writeEnded(write, null));
  } catch (error) {
    const failure = toFailure(error);
    yield* put(writeEnded(write, failure));
    const isGone = write.kind === 'delete' && failure.status === HTTP_NOT_FOUND;
    // A refused text is said at its field.
    const isAtField = write.kind === 'add' && failure.status === HTTP_BAD_REQUEST;
    if (!isGone && !isAtField) yield* showToast('error', failureMessage(failure));
  }
}

/** Writes go out one after the other, in the order in which they were made. */
function* watchWrites(): SagaGenerator<void> {
  const writes = yield* actionChannel(commentWritten, buffers.expanding());
  while (true) {
    const { payload } = yield* take(writes);
    yield* call(perform, payload);
  }
}

/** Comments on figures: the lists of the places that are open, and what is written. */
export function* commentsSaga(): SagaGenerator<void> {
  for (const place of [pagePlace, targetPlace, figurePlace]) yield* fork(watchPlace, place);
  yield* fork(watchWrites);
  yield* fork(keptCommentsSaga);
}
