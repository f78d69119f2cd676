import { combineReducers } from '@reduxjs/toolkit';
import type {
  ChildFields,
  ChildOrganization,
  ImportAnswer,
  ObjectiveDefinition,
  ObjectiveFields,
  OrganizationDefinition,
  OrganizationFields,
} from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';
import type { ToSave } from '../definitionForm/index.js';

/** An organisation that is to be added below. */
export type NewChild = Pick<ChildOrganization, 'name' | 'name_fi' | 'parent'>;

/** Held files of the import folder by their ids, and why they change figures that are verified. */
export interface FilesToImport {
  readonly files: readonly string[];
  readonly reason: string;
}

/** What is done besides forms, and what takes a change back. */
export type Change =
  | {
      readonly kind: 'organization';
      readonly fields: OrganizationFields;
      readonly was: OrganizationFields;
    }
  | { readonly kind: 'objective'; readonly save: ToSave<ObjectiveFields> }
  | { readonly kind: 'removal'; readonly objective: ObjectiveDefinition }
  | { readonly kind: 'order'; readonly ids: readonly number[]; readonly was: readonly number[] }
  | {
      readonly kind: 'child';
      readonly id: number;
      readonly fields: ChildFields;
      readonly was: ChildFields;
    };

export const organizationScreen = createScreenActions('organizationDefinition');
export const loadedCall = createAsyncCall<OrganizationDefinition>('organizationDefinition/read');
export const saveCall = createAsyncCall<OrganizationDefinition, ToSave<OrganizationFields>>(
  'organizationDefinition/save',
);
export const saveObjectiveCall = createAsyncCall<ObjectiveDefinition, ToSave<ObjectiveFields>>(
  'organizationDefinition/saveObjective',
);
export const addChildCall = createAsyncCall<ChildOrganization, ToSave<NewChild>>(
  'organizationDefinition/addChild',
);
export const moveChildCall = createAsyncCall<ChildOrganization, ToSave<ChildFields>>(
  'organizationDefinition/moveChild',
);
/** Of what is done from a menu: its failures are said in a message. */
export const changeCall = createAsyncCall<Change, Change>('organizationDefinition/change');
/** Says what files would change. */
export const checkImportCall = createAsyncCall<ImportAnswer, readonly string[]>(
  'organizationDefinition/checkImport',
);
export const importCall = createAsyncCall<ImportAnswer, FilesToImport>(
  'organizationDefinition/import',
);
export const undoCall = createAsyncCall<null, Change>('organizationDefinition/undo');

export const organizationDefinition = combineReducers({
  loaded: loadedCall.reducer,
  save: saveCall.reducer,
  saveObjective: saveObjectiveCall.reducer,
  addChild: addChildCall.reducer,
  moveChild: moveChildCall.reducer,
  change: changeCall.reducer,
  checkImport: checkImportCall.reducer,
  import: importCall.reducer,
});

/** What is written of the organisation itself. */
export const organizationFieldsOf = ({
  id: _,
  objectives: __,
  children: ___,
  ...fields
}: OrganizationDefinition): OrganizationFields => fields;

export const objectiveFieldsOf = ({ id: _, ...fields }: ObjectiveDefinition): ObjectiveFields =>
  fields;

export const childFieldsOf = ({ parent, is_archived }: ChildOrganization): ChildFields => ({
  parent,
  is_archived,
});
