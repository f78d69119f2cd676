import { combineReducers } from '@reduxjs/toolkit';
import type {
  DateRange,
  ListedTargetDefinitions,
  OrganizationUser,
  Target,
  TargetCheck,
  TargetDefinition,
  TargetFields,
  TargetGroupDefinition,
  TargetGroupFields,
  TermDefinition,
} from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';
import type { ToSave } from '../definitionForm/index.js';

/** What the page works on. */
export interface Loaded extends ListedTargetDefinitions {
  readonly terms: readonly TermDefinition[];
  /** Who can be given a group. */
  readonly users: readonly OrganizationUser[];
}

export type TargetToSave = ToSave<TargetFields>;
export type GroupToSave = ToSave<TargetGroupFields>;

/** Something of the tree that is to be written again as it was. */
export type Undo =
  | { readonly kind: 'target'; readonly save: TargetToSave }
  | { readonly kind: 'group'; readonly save: GroupToSave };

/** Siblings in their new order. */
export type NewOrder =
  | {
      readonly kind: 'target';
      /** The group that they are in from now on. */
      readonly group: number;
      readonly ordered: readonly TargetDefinition[];
    }
  | {
      readonly kind: 'group';
      /** The group that they are in from now on; null at the top. */
      readonly parent: number | null;
      readonly ordered: readonly TargetGroupDefinition[];
    };

/** What the targets have reached in the newest verified month. */
export interface Reached {
  /** null: there are no figures. */
  readonly period: DateRange | null;
  readonly targets: readonly Target[];
}

export type Removal =
  | { readonly kind: 'target'; readonly item: TargetDefinition }
  | { readonly kind: 'group'; readonly item: TargetGroupDefinition };

export const targetsScreen = createScreenActions('targetDefinitions');
export const loadedCall = createAsyncCall<Loaded>('targetDefinitions/list');
export const reachedCall = createAsyncCall<Reached>('targetDefinitions/reached');
export const checkCall = createAsyncCall<TargetCheck, TargetFields>('targetDefinitions/check');
export const saveTargetCall = createAsyncCall<TargetDefinition, TargetToSave>(
  'targetDefinitions/saveTarget',
);
export const saveGroupCall = createAsyncCall<TargetGroupDefinition, GroupToSave>(
  'targetDefinitions/saveGroup',
);
export const removeCall = createAsyncCall<Removal, Removal>('targetDefinitions/remove');
export const undoCall = createAsyncCall<null, readonly Undo[]>('targetDefinitions/undo');
export const orderCall = createAsyncCall<null, NewOrder>('targetDefinitions/order');

export const targetDefinitions = combineReducers({
  list: loadedCall.reducer,
  reached: reachedCall.reducer,
  check: checkCall.reducer,
  saveTarget: saveTargetCall.reducer,
  saveGroup: saveGroupCall.reducer,
  remove: removeCall.reducer,
  order: orderCall.reducer,
});

/** What is written of a target or a group. */
export function fieldsOf<Fields extends { readonly id: number }>({
  id: _,
  ...fields
}: Fields): Omit<Fields, 'id'> {
  return fields;
}
