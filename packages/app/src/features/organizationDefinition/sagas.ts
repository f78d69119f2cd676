import type { ChildFields, ObjectiveFields, OrganizationFields } from '@tavoite/model';
import { put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import type { CallInput } from '../../api/client.js';
import { callApi, dismissErrorToasts, showToast } from '../../core/effects.js';
import { heldFile } from '../../core/heldFiles.js';
import { whileOpen } from '../../core/openScreen.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import type { Message } from '../../i18n/message.js';
import type { ToSave } from '../definitionForm/index.js';
import { organizationCall, organizationTreeCall } from '../organization/index.js';
import { settingsCall } from '../settings/index.js';
import {
  addChildCall,
  type Change,
  changeCall,
  checkImportCall,
  childFieldsOf,
  type FilesToImport,
  importCall,
  loadedCall,
  moveChildCall,
  type NewChild,
  objectiveFieldsOf,
  organizationFieldsOf,
  organizationScreen,
  saveCall,
  saveObjectiveCall,
  undoCall,
} from './slice.js';

/** The page again, and what the frame around it shows of it. */
function* reload(): SagaGenerator<void> {
  yield* put(loadedCall.request());
  yield* put(organizationCall.request());
  yield* put(organizationTreeCall.request());
  yield* put(settingsCall.request());
}

/** Says what was done, with the way back. */
function* tell(message: Message, back: Change): SagaGenerator<void> {
  yield* reload();
  yield* showToast('success', message, { label: 'undo', does: undoCall.request(back) });
}

function* writeObjective({ id, fields, was }: ToSave<ObjectiveFields>) {
  return id === null || was === null
    ? yield* callApi('createObjective', { body: fields })
    : yield* callApi('changeObjective', { params: { id }, body: { ...fields, was } });
}

const writeOrganization = (fields: OrganizationFields, was: OrganizationFields) =>
  callApi('changeOrganization', { body: { ...fields, was } });

const writeChild = (id: number, fields: ChildFields, was: ChildFields) =>
  callApi('changeChildOrganization', { params: { id }, body: { ...fields, was } });

function* save({ fields, was }: ToSave<OrganizationFields>) {
  yield* dismissErrorToasts();
  const saved = yield* writeOrganization(fields, was ?? fields);
  const now = organizationFieldsOf(saved);
  const back: Change = { kind: 'organization', fields: was ?? fields, was: now };
  yield* tell({ key: 'organization-saved' }, back);
  return saved;
}

function* saveObjective(objective: ToSave<ObjectiveFields>) {
  yield* dismissErrorToasts();
  const saved = yield* writeObjective(objective);
  const back: Change = objective.was
    ? {
        kind: 'objective',
        save: { id: saved.id, fields: objective.was, was: objectiveFieldsOf(saved) },
      }
    : { kind: 'removal', objective: saved };
  yield* tell({ key: 'objective-saved' }, back);
  return saved;
}

function* addChild({ fields }: ToSave<NewChild>) {
  yield* dismissErrorToasts();
  const added = yield* callApi('createChildOrganization', { body: fields });
  const was = childFieldsOf(added);
  // What others have seen is not deleted; archived it is out of the way.
  const back: Change = { kind: 'child', id: added.id, fields: { ...was, is_archived: true }, was };
  yield* tell({ key: 'child-saved', values: { name: added.name } }, back);
  return added;
}

function* moveChild({ id, fields, was }: ToSave<ChildFields>) {
  yield* dismissErrorToasts();
  const saved = yield* writeChild(id ?? 0, fields, was ?? fields);
  const back: Change = {
    kind: 'child',
    id: saved.id,
    fields: was ?? fields,
    was: childFieldsOf(saved),
  };
  yield* tell({ key: 'child-saved', values: { name: saved.name } }, back);
  return saved;
}

/** @returns how it is taken back, and what to say */
function* write(change: Change): SagaGenerator<readonly [Change, Message]> {
  switch (change.kind) {
    case 'organization': {
      const { fields, was } = change;
      yield* writeOrganization(fields, was);
      return [{ kind: 'organization', fields: was, was: fields }, { key: 'organization-saved' }];
    }
    case 'objective': {
      const objective = yield* writeObjective(change.save);
      return [{ kind: 'removal', objective }, { key: 'objective-saved' }];
    }
    case 'removal': {
      const { objective } = change;
      yield* callApi('deleteObjective', { params: { id: objective.id } });
      const again = { id: null, fields: objectiveFieldsOf(objective), was: null };
      return [{ kind: 'objective', save: again }, { key: 'objective-deleted' }];
    }
    case 'order': {
      const { ids, was } = change;
      yield* callApi('orderObjectives', { body: { ids: [...ids], was: [...was] } });
      return [{ kind: 'order', ids: was, was: ids }, { key: 'objectives-ordered' }];
    }
    case 'child': {
      const { id, fields, was } = change;
      const { name } = yield* writeChild(id, fields, was);
      const back: Change = { kind: 'child', id, fields: was, was: fields };
      return [back, { key: 'child-saved', values: { name } }];
    }
  }
}

function* change(asked: Change): SagaGenerator<Change> {
  yield* dismissErrorToasts();
  const [back, message] = yield* write(asked);
  yield* tell(message, back);
  return asked;
}

function* undo(asked: Change): SagaGenerator<null> {
  yield* dismissErrorToasts();
  yield* write(asked);
  yield* reload();
  yield* showToast('success', { key: 'change-undone' });
  return null;
}

/** Files go in place of the body; they are held under their ids. */
function* sendFiles(ids: readonly string[], query: CallInput<'importData'>['query']) {
  const form = new FormData();
  for (const id of ids) {
    const file = heldFile(id);
    if (file) form.append('files[]', file);
  }
  const input = { query } as CallInput<'importData'>;
  return yield* callApi('importData', input, undefined, { form });
}

function* importFiles({ files, reason }: FilesToImport) {
  yield* dismissErrorToasts();
  const done = yield* sendFiles(files, reason === '' ? {} : { reason });
  yield* reload();
  yield* showToast('success', { key: 'import-done' });
  return done;
}

type Refused = ReturnType<typeof undoCall.rejected> | ReturnType<typeof changeCall.rejected>;

function* sayProblem({ payload }: Refused): SagaGenerator<void> {
  yield* showToast(
    'error',
    payload.code === 'stale' ? { key: 'change-built-on' } : failureMessage(payload),
  );
  yield* put(loadedCall.request());
}

function* run(): SagaGenerator<void> {
  for (const call of [undoCall, changeCall]) yield* takeEvery(call.rejected, sayProblem);
  yield* loadedCall.watchLatest(function* () {
    return yield* callApi('getOrganizationDefinition', {});
  });
  yield* saveCall.watchQueued(save);
  yield* saveObjectiveCall.watchQueued(saveObjective);
  yield* addChildCall.watchQueued(addChild);
  yield* moveChildCall.watchQueued(moveChild);
  yield* changeCall.watchQueued(change);
  yield* undoCall.watchQueued(undo);
  yield* checkImportCall.watchLatest((files) => sendFiles(files, { dry_run: true }));
  yield* importCall.watchQueued(importFiles);
  yield* put(loadedCall.request());
}

/** Runs while the page is open. */
export const organizationDefinitionSaga = (): SagaGenerator<void> =>
  whileOpen(organizationScreen, run);
