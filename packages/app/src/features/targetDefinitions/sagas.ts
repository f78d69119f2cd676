import type { TargetFields } from '@tavoite/model';
import { put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi, dismissErrorToasts, showToast } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import {
  checkCall,
  fieldsOf,
  type GroupToSave,
  type Loaded,
  loadedCall,
  type NewOrder,
  orderCall,
  type Removal,
  removeCall,
  saveGroupCall,
  saveTargetCall,
  type TargetToSave,
  targetsScreen,
  type Undo,
  undoCall,
} from './slice.js';

function* load(): SagaGenerator<Loaded> {
  const definitions = yield* callApi('listTargetDefinitions', {});
  const terms = resultsOf(yield* callApi('listTermDefinitions', {}));
  const { users } = yield* callApi('getOrganizationUsers', {});
  return { ...definitions, terms, users };
}

function* writeTarget({ id, fields, was }: TargetToSave) {
  return id === null || was === null
    ? yield* callApi('createTarget', { body: fields })
    : yield* callApi('changeTarget', { params: { id }, body: { ...fields, was } });
}

function* writeGroup({ id, fields, was }: GroupToSave) {
  return id === null || was === null
    ? yield* callApi('createTargetGroup', { body: fields })
    : yield* callApi('changeTargetGroup', { params: { id }, body: { ...fields, was } });
}

function* saveTarget(target: TargetToSave) {
  yield* dismissErrorToasts();
  const saved = yield* writeTarget(target);
  yield* put(loadedCall.request());
  const undo = target.was
    ? undoCall.request({
        kind: 'target',
        save: { id: saved.id, fields: target.was, was: fieldsOf(saved) },
      })
    : removeCall.request({ kind: 'target', item: saved });
  yield* showToast('success', { key: 'target-saved' }, { label: 'undo', does: undo });
  return saved;
}

function* saveGroup(group: GroupToSave) {
  yield* dismissErrorToasts();
  const saved = yield* writeGroup(group);
  yield* put(loadedCall.request());
  const undo = group.was
    ? undoCall.request({
        kind: 'group',
        save: { id: saved.id, fields: group.was, was: fieldsOf(saved) },
      })
    : removeCall.request({ kind: 'group', item: saved });
  yield* showToast('success', { key: 'group-saved' }, { label: 'undo', does: undo });
  return saved;
}

function* remove(removal: Removal): SagaGenerator<Removal> {
  yield* dismissErrorToasts();
  const params = { id: removal.item.id };
  if (removal.kind === 'target') yield* callApi('deleteTarget', { params });
  else yield* callApi('deleteTargetGroup', { params });
  yield* put(loadedCall.request());
  const again: Undo =
    removal.kind === 'target'
      ? { kind: 'target', save: { id: null, fields: fieldsOf(removal.item), was: null } }
      : { kind: 'group', save: { id: null, fields: fieldsOf(removal.item), was: null } };
  yield* showToast(
    'success',
    { key: removal.kind === 'target' ? 'target-deleted' : 'group-deleted' },
    { label: 'undo', does: undoCall.request(again) },
  );
  return removal;
}

function* undo({ kind, save }: Undo): SagaGenerator<null> {
  yield* dismissErrorToasts();
  if (kind === 'target') yield* writeTarget(save as TargetToSave);
  else yield* writeGroup(save as GroupToSave);
  yield* put(loadedCall.request());
  yield* showToast('success', { key: 'change-undone' });
  return null;
}

/** Numbers siblings from 1 and writes those whose number or group has changed. */
function* order(order: NewOrder): SagaGenerator<null> {
  yield* dismissErrorToasts();
  if (order.kind === 'target') {
    for (const [index, item] of order.ordered.entries()) {
      const was = fieldsOf(item);
      const fields: TargetFields = { ...was, ordering: index + 1, target_group: order.group };
      if (item.ordering === fields.ordering && item.target_group === order.group) continue;
      const saved = yield* writeTarget({ id: item.id, fields, was });
      if (item.target_group === order.group) continue;
      const back: Undo = {
        kind: 'target',
        save: { id: saved.id, fields: was, was: fieldsOf(saved) },
      };
      yield* showToast(
        'success',
        { key: 'target-moved' },
        { label: 'undo', does: undoCall.request(back) },
      );
    }
  } else {
    for (const [index, item] of order.ordered.entries()) {
      const was = fieldsOf(item);
      if (item.ordering === index + 1) continue;
      yield* writeGroup({ id: item.id, fields: { ...was, ordering: index + 1 }, was });
    }
  }
  yield* put(loadedCall.request());
  return null;
}

type Refused = ReturnType<typeof undoCall.rejected> | ReturnType<typeof removeCall.rejected>;

function* sayProblem({ payload }: Refused): SagaGenerator<void> {
  yield* showToast(
    'error',
    payload.code === 'stale' ? { key: 'change-built-on' } : failureMessage(payload),
  );
  yield* put(loadedCall.request());
}

function* run(): SagaGenerator<void> {
  for (const call of [undoCall, removeCall, orderCall]) yield* takeEvery(call.rejected, sayProblem);
  yield* loadedCall.watchLatest(load);
  yield* checkCall.watchLatest(function* (body) {
    return yield* callApi('checkTarget', { body });
  });
  yield* saveTargetCall.watchQueued(saveTarget);
  yield* saveGroupCall.watchQueued(saveGroup);
  yield* removeCall.watchQueued(remove);
  yield* undoCall.watchQueued(undo);
  yield* orderCall.watchQueued(order);
  yield* put(loadedCall.request());
}

/** Runs while the page is open. */
export const targetDefinitionsSaga = (): SagaGenerator<void> => whileOpen(targetsScreen, run);
