import { combineReducers } from '@reduxjs/toolkit';
import type { DataColumns, PageDefinition, PageFields, TermDefinition } from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';
import type { ToSave } from '../definitionForm/index.js';

/** What the page works on. */
export interface Loaded {
  readonly pages: readonly PageDefinition[];
  readonly terms: readonly TermDefinition[];
}

export type PageToSave = ToSave<PageFields>;

/** Pages of one place in their new order. */
export interface NewOrder {
  readonly ids: readonly number[];
  readonly was: readonly number[];
}

/** Figures that a graph is drawn of while it is edited. */
export interface FiguresAsked {
  readonly keys: readonly string[];
  readonly start_date: string;
  readonly end_date: string;
}

export const pagesScreen = createScreenActions('pageDefinitions');
export const loadedCall = createAsyncCall<Loaded>('pageDefinitions/list');
export const saveCall = createAsyncCall<PageDefinition, PageToSave>('pageDefinitions/save');
export const removeCall = createAsyncCall<PageDefinition, PageDefinition>('pageDefinitions/remove');
/** Writes a page as it was; `was` is what the change has left. */
export const undoCall = createAsyncCall<PageDefinition, PageToSave>('pageDefinitions/undo');
export const orderCall = createAsyncCall<null, NewOrder>('pageDefinitions/order');
export const figuresCall = createAsyncCall<DataColumns[], FiguresAsked>('pageDefinitions/figures');

export const pageDefinitions = combineReducers({
  list: loadedCall.reducer,
  save: saveCall.reducer,
  remove: removeCall.reducer,
  figures: figuresCall.reducer,
});

/** What is written of a page. */
export function fieldsOf({ id: _, ...fields }: PageDefinition): PageFields {
  return fields;
}
