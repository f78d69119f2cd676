import { put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { ApiError } from '../../api/errors.js';
import { resultsOf } from '../../api/results.js';
import { callApi, dismissErrorToasts, showToast } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import {
  changeCall,
  inviteCall,
  type NewPerson,
  type PersonChange,
  peopleCall,
  peopleScreen,
  removeCall,
  sendCall,
  switchCall,
} from './slice.js';

function* invite(body: NewPerson) {
  yield* dismissErrorToasts();
  const invited = yield* callApi('invitePerson', { body });
  yield* put(peopleCall.request());
  yield* showToast('success', {
    key: invited.status === 'invited' ? 'person-invited' : 'person-added',
    values: { name: invited.full_name },
  });
  return invited;
}

function* change({ person, values }: PersonChange) {
  yield* dismissErrorToasts();
  const changed = yield* callApi('changePerson', { params: { id: person.id }, body: values });
  yield* put(peopleCall.request());
  const { flags, language, status } = person;
  const before: PersonChange['values'] = {
    ...(values.flags && flags && { flags }),
    ...(values.language && { language }),
    ...(values.status && { status: status === 'disabled' ? 'disabled' : 'active' }),
  };
  const undo = switchCall.request({ person: changed, values: before });
  yield* showToast('success', { key: 'person-changed' }, { label: 'undo', does: undo });
  return changed;
}

/** Someone who has gone meanwhile is what was asked for. */
function* remove(person: ReturnType<typeof removeCall.request>['payload']) {
  yield* dismissErrorToasts();
  try {
    yield* callApi('removePerson', { params: { id: person.id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.failure.status === 404)) throw error;
  }
  yield* put(peopleCall.request());
  yield* showToast('success', { key: 'person-removed', values: { name: person.full_name } });
  return person;
}

function* send(person: ReturnType<typeof sendCall.request>['payload']) {
  yield* dismissErrorToasts();
  yield* callApi('sendInvitation', { params: { id: person.id } });
  yield* showToast('success', { key: 'person-invited', values: { name: person.full_name } });
  return person;
}

function* sayProblem({ payload }: ReturnType<typeof removeCall.rejected>): SagaGenerator<void> {
  yield* showToast('error', failureMessage(payload));
}

function* run(): SagaGenerator<void> {
  for (const call of [switchCall, removeCall, sendCall])
    yield* takeEvery(call.rejected, sayProblem);
  yield* peopleCall.watchLatest(function* () {
    return resultsOf(yield* callApi('listPeople', {}));
  });
  yield* inviteCall.watchQueued(invite);
  yield* changeCall.watchQueued(change);
  yield* switchCall.watchQueued(change);
  yield* removeCall.watchQueued(remove);
  yield* sendCall.watchQueued(send);
  yield* put(peopleCall.request());
}

/** Runs while the page is open. */
export const peopleSaga = (): SagaGenerator<void> => whileOpen(peopleScreen, run);
