import { combineReducers } from '@reduxjs/toolkit';
import type {
  Change,
  ChangeWithEdits,
  DateRange,
  FigureFile,
  FigureSheet,
  FiguresChanged,
  MonthCheck,
} from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';
import type { PendingFigure } from './pending.js';

export interface FiguresToSave {
  cells: readonly PendingFigure[];
  reason: string;
}

/** What is done with a month. */
export type MonthStep =
  | { readonly step: 'close'; readonly month: string }
  | { readonly step: 'reopen'; readonly month: string; readonly reason: string };

export const figuresScreen = createScreenActions('monthlyFigures');
export const sheetCall = createAsyncCall<FigureSheet, DateRange>('monthlyFigures/sheet');
/** What saving would change. */
export const previewCall = createAsyncCall<FiguresChanged, readonly PendingFigure[]>(
  'monthlyFigures/preview',
);
/** A file, as CSV. */
export interface ReadableFile {
  readonly name: string;
  readonly csv: string;
}

/** Reads a file and says what it would change. */
export const fileCall = createAsyncCall<FigureFile, ReadableFile>('monthlyFigures/file');
export const saveCall = createAsyncCall<FiguresChanged, FiguresToSave>('monthlyFigures/save');
export const monthCall = createAsyncCall<MonthCheck, string>('monthlyFigures/month');
export const monthStepCall = createAsyncCall<FiguresChanged, MonthStep>('monthlyFigures/monthStep');
export const changesCall = createAsyncCall<{ count: number; changes: Change[] }>(
  'monthlyFigures/changes',
);
export const changeCall = createAsyncCall<ChangeWithEdits, number>('monthlyFigures/change');
export const undoCall = createAsyncCall<Change, number>('monthlyFigures/undo');

export const monthlyFigures = combineReducers({
  sheet: sheetCall.reducer,
  preview: previewCall.reducer,
  file: fileCall.reducer,
  save: saveCall.reducer,
  month: monthCall.reducer,
  monthStep: monthStepCall.reducer,
  changes: changesCall.reducer,
  change: changeCall.reducer,
  undo: undoCall.reducer,
});
