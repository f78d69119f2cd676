import { call, fork, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { type ApiFailure, toFailure } from '../../api/errors.js';
import { showToast } from '../../core/effects.js';
import { toastDismissed, toastShown } from '../../core/toasts.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { MAX_REBASES } from './constants.js';
import type { Editing, Issued } from './editing/history.js';
import { basedOnNewest, canStandBeside, withWritten, writtenOf } from './editing/settle.js';
import {
  commandAnswered,
  commandIssued,
  commandRebased,
  commandRefused,
  conflictFound,
  formSaved,
  planAsked,
  redoAsked,
  undoAsked,
} from './plans.js';
import { needsReading, sendCommand } from './send.js';
import type { RoadmapAppState } from './state.js';

/** Whether the server was not reached or could not answer: it may do the same the next time. */
const canTryAgain = ({ status }: ApiFailure): boolean =>
  status === 0 || status === 429 || status >= 500;

const selectEditing = (roadmap: number) => (state: RoadmapAppState) =>
  state.roadmap.plans.byId[roadmap]?.editing ?? null;

function* refuse(roadmap: number, { seq }: Issued, error: ApiFailure): SagaGenerator<void> {
  const form = yield* select((state: RoadmapAppState) => state.roadmap.plans.byId[roadmap]?.form);
  yield* put(commandRefused({ roadmap, seq, again: canTryAgain(error), error }));
  // An open form says itself what was wrong.
  if (form?.seq !== seq) yield* showToast('error', failureMessage(error));
}

/** The command was based on what is no longer the newest. */
function* resolveStale(
  roadmap: number,
  { server }: Editing,
  { seq, command }: Issued,
  newest: unknown,
  canRebase: boolean,
): SagaGenerator<void> {
  const written = writtenOf(command, newest);
  const plan = withWritten(server, written);
  if (canRebase && canStandBeside(server, command, written)) {
    yield* put(
      commandRebased({ roadmap, seq, server: plan, command: basedOnNewest(command, plan) }),
    );
  } else {
    yield* put(conflictFound({ roadmap, seq, server: plan }));
  }
}

/** Sends the commands of a roadmap one after the other, in the order in which they were made. */
function* sendAll(roadmap: number): SagaGenerator<void> {
  let mustRead = false;
  let rebases = 0;
  while (true) {
    const editing = yield* select(selectEditing(roadmap));
    const next = editing?.pending[0];
    if (!editing || !next) break;
    try {
      const settled = yield* call(sendCommand, editing.server, next.command);
      yield* put(commandAnswered({ roadmap, seq: next.seq, settled }));
      mustRead ||= needsReading(next.command);
      rebases = 0;
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status === -1) console.error(error);
      mustRead = true;
      if (failure.status === 409 && failure.code === 'stale') {
        rebases += 1;
        yield* resolveStale(roadmap, editing, next, failure.newest, rebases <= MAX_REBASES);
      } else {
        yield* refuse(roadmap, next, failure);
      }
    }
  }
  if (mustRead) yield* put(planAsked(roadmap));
}

/**
 * Says what was changed, and offers to take it back. One offer at a time: tasks are moved step by
 * step. What was deleted stays on offer, whatever is done after it.
 */
function* offerUndo(
  { payload: { roadmap, command } }: ReturnType<typeof commandIssued>,
  last: { id: string | null },
): SagaGenerator<void> {
  const editing = yield* select(selectEditing(roadmap));
  const step = editing?.undo.at(-1);
  if (!step || step.left !== command) return;
  const does = undoAsked({ roadmap, step: step.id });
  const shown = toastShown('info', step.label, { label: 'undo', does });
  yield* withdrawOffer(last);
  yield* put(shown);
  if (!command.kind.startsWith('delete-')) last.id = shown.payload.id;
}

/** There is nothing to take back any more, or something newer. */
function* withdrawOffer(last: { id: string | null }): SagaGenerator<void> {
  if (last.id === null) return;
  yield* put(toastDismissed(last.id));
  last.id = null;
}

/** A queue for each roadmap. They outlive the screen: what was changed is saved after it is left. */
export function* watchCommands(): SagaGenerator<void> {
  const running = new Set<number>();
  const offered: { id: string | null } = { id: null };
  yield* takeEvery(commandIssued, function* (action) {
    yield* offerUndo(action, offered);
  });
  yield* takeEvery([commandRefused, conflictFound, undoAsked, redoAsked], function* () {
    yield* withdrawOffer(offered);
  });
  yield* takeEvery([commandIssued, formSaved, undoAsked, redoAsked], function* ({ payload }) {
    const { roadmap } = payload;
    if (running.has(roadmap)) return;
    running.add(roadmap);
    yield* fork(function* (): SagaGenerator<void> {
      try {
        yield* call(sendAll, roadmap);
      } finally {
        running.delete(roadmap);
      }
    });
  });
}
