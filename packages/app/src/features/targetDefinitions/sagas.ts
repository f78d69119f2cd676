import {
  monthOfDate,
  rangeToDates,
  type TargetFields,
  type TargetGroupFields,
} from '@tavoite/model';
import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi, dismissErrorToasts, showToast } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import type { AppState } from '../../core/state.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { withDecimalPoints } from './numbers.js';
import {
  checkCall,
  fieldsOf,
  type GroupToSave,
  type Loaded,
  loadedCall,
  type NewOrder,
  orderCall,
  type Reached,
  type Removal,
  reachedCall,
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

/** What was typed, as the server reads it. */
function* readTyped(fields: TargetFields): SagaGenerator<TargetFields> {
  const language = yield* select(({ preferences }: AppState) => preferences.language);
  return language === 'fi' ? withDecimalPoints(fields) : fields;
}

function* saveTarget(target: TargetToSave) {
  yield* dismissErrorToasts();
  const saved = yield* writeTarget({ ...target, fields: yield* readTyped(target.fields) });
  yield* put(loadedCall.request());
  const undo = target.was
    ? undoCall.request([
        { kind: 'target', save: { id: saved.id, fields: target.was, was: fieldsOf(saved) } },
      ])
    : removeCall.request({ kind: 'target', item: saved });
  yield* showToast('success', { key: 'target-saved' }, { label: 'undo', does: undo });
  return saved;
}

function* saveGroup(group: GroupToSave) {
  yield* dismissErrorToasts();
  const saved = yield* writeGroup(group);
  yield* put(loadedCall.request());
  const undo = group.was
    ? undoCall.request([
        { kind: 'group', save: { id: saved.id, fields: group.was, was: fieldsOf(saved) } },
      ])
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
    { label: 'undo', does: undoCall.request([again]) },
  );
  return removal;
}

/** Takes steps back, the last one first. */
function* undo(steps: readonly Undo[]): SagaGenerator<null> {
  yield* dismissErrorToasts();
  for (const { kind, save } of steps) {
    if (kind === 'target') yield* writeTarget(save as TargetToSave);
    else yield* writeGroup(save as GroupToSave);
  }
  yield* put(loadedCall.request());
  yield* showToast('success', { key: 'change-undone' });
  return null;
}

/** Numbers siblings from 1 and writes those whose number, or place in the tree, has changed. */
function* order(order: NewOrder): SagaGenerator<null> {
  yield* dismissErrorToasts();
  const back: Undo[] = [];
  if (order.kind === 'target') {
    for (const [index, item] of order.ordered.entries()) {
      const was = fieldsOf(item);
      const fields: TargetFields = { ...was, ordering: index + 1, target_group: order.group };
      if (item.ordering === fields.ordering && item.target_group === order.group) continue;
      const { id, ...saved } = yield* writeTarget({ id: item.id, fields, was });
      back.unshift({ kind: 'target', save: { id, fields: was, was: saved } });
    }
  } else {
    for (const [index, item] of order.ordered.entries()) {
      const was = fieldsOf(item);
      const fields: TargetGroupFields = { ...was, ordering: index + 1, parent: order.parent };
      if (item.ordering === fields.ordering && item.parent === order.parent) continue;
      const { id, ...saved } = yield* writeGroup({ id: item.id, fields, was });
      back.unshift({ kind: 'group', save: { id, fields: was, was: saved } });
    }
  }
  yield* put(loadedCall.request());
  if (back.length > 0)
    yield* showToast(
      'success',
      { key: order.kind === 'target' ? 'target-moved' : 'group-moved' },
      { label: 'undo', does: undoCall.request(back) },
    );
  return null;
}

/** What targets have reached, as the strategy shows it at first. */
function* reached(): SagaGenerator<Reached> {
  const { end_date } = yield* callApi('getRawDataTimespan', {
    query: { is_verified: true, for_targets: true },
  });
  const month = end_date === null ? null : monthOfDate(end_date);
  if (month === null) return { period: null, targets: [] };
  const period = rangeToDates({ start: month, end: month });
  const query = { ...period, all: true };
  const groups = resultsOf(yield* callApi('listTargetGroups', { query }));
  return { period, targets: groups.flatMap(({ targets }) => targets) };
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
  yield* reachedCall.watchLatest(reached);
  yield* checkCall.watchLatest(function* (fields) {
    return yield* callApi('checkTarget', { body: yield* readTyped(fields) });
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
