import { combineReducers } from '@reduxjs/toolkit';
import type { HistoryEntry, HistoryKind } from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';

/** What the list holds by now. */
export interface Entries {
  readonly kind: HistoryKind | null;
  /** All that there are, loaded or not. */
  readonly count: number;
  readonly entries: readonly HistoryEntry[];
}

/** Which entries are asked for: the first ones of a kind, or those after what is there. */
export interface Page {
  readonly kind: HistoryKind | null;
  readonly after: Entries | null;
}

export const historyScreen = createScreenActions('history');
export const entriesCall = createAsyncCall<Entries, Page>('history/entries');

/** An entry that is to be taken back, in the list of a kind. */
export interface Undo {
  readonly id: number;
  readonly kind: HistoryKind | null;
}

export const undoCall = createAsyncCall<null, Undo>('history/undo');

export const history = combineReducers({
  entries: entriesCall.reducer,
  undo: undoCall.reducer,
});
