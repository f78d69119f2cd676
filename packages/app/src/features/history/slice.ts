import { combineReducers } from '@reduxjs/toolkit';
import type { HistoryEntry, HistoryKind, Person } from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';

/** Which entries are shown; all of them where nothing is named. */
export interface Filter {
  readonly kind: HistoryKind | null;
  /** Id of who made them. */
  readonly user: number | null;
  /** What they are about, as an entry names it. */
  readonly about: string | null;
}

/** What the list holds by now. */
export interface Entries {
  readonly filter: Filter;
  /** All that there are, loaded or not. */
  readonly count: number;
  readonly entries: readonly HistoryEntry[];
}

/** Which entries are asked for: the first ones, or those after what is there. */
export interface Page {
  readonly filter: Filter;
  readonly after: Entries | null;
}

export const historyScreen = createScreenActions('history');
export const entriesCall = createAsyncCall<Entries, Page>('history/entries');

/** An entry that is to be taken back, in the list that is shown. */
export interface Undo {
  readonly id: number;
  readonly filter: Filter;
}

/** Who can be chosen: the members of the organisation. */
export const peopleCall = createAsyncCall<readonly Person[]>('history/people');
export const undoCall = createAsyncCall<null, Undo>('history/undo');

export const history = combineReducers({
  entries: entriesCall.reducer,
  undo: undoCall.reducer,
  people: peopleCall.reducer,
});
