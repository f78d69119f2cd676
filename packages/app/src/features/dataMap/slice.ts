import { combineReducers, createAction } from '@reduxjs/toolkit';
import type { DataMapColumns, DateRange, Timespan } from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';

export interface DataMapRequest extends DateRange {
  /** Keys of the terms at the top; none for all that have no parent. */
  keys: string[];
}

/** The map of a range. Its answers are frozen: neither store nor checks walk through their values. */
export const dataMapCall = createAsyncCall<DataMapColumns, DataMapRequest>('dataMap/map');

/** First and last month with data. */
export const dataTimespanCall = createAsyncCall<Timespan>('dataMap/timespan');

export const dataMapOpened = createAction('dataMap/opened');
export const dataMapLeft = createAction('dataMap/left');

export const dataMap = combineReducers({
  map: dataMapCall.reducer,
  timespan: dataTimespanCall.reducer,
});
