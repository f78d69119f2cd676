import { combineReducers } from '@reduxjs/toolkit';
import type { TermCheck, TermDefinition, TermFields } from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';
import type { ToSave } from '../definitionForm/index.js';

export type TermToSave = ToSave<TermFields>;

export const termsScreen = createScreenActions('termDefinitions');
export const definitionsCall = createAsyncCall<readonly TermDefinition[]>('termDefinitions/list');
export const checkCall = createAsyncCall<TermCheck, Omit<TermToSave, 'was'>>(
  'termDefinitions/check',
);
export const saveCall = createAsyncCall<TermDefinition, TermToSave>('termDefinitions/save');
export const removeCall = createAsyncCall<TermDefinition, TermDefinition>('termDefinitions/remove');
/** Writes a term as it was; `was` is what the change has left. */
export const undoCall = createAsyncCall<TermDefinition, TermToSave>('termDefinitions/undo');

export const termDefinitions = combineReducers({
  list: definitionsCall.reducer,
  check: checkCall.reducer,
  save: saveCall.reducer,
  remove: removeCall.reducer,
});

/** What is written of a term. */
export function fieldsOf({ id: _, has_figures: __, ...fields }: TermDefinition): TermFields {
  return fields;
}
