import { combineReducers } from '@reduxjs/toolkit';
import type { DataMapColumns, DateRange, Target, Timespan } from '@tavoite/model';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';

export interface DataMapRequest extends DateRange {
  /** Keys of the terms at the top; none for all that have no parent. */
  keys: string[];
  /** Each term also over the whole range, and over the same months a year before. */
  totals?: boolean;
}

/** The map of a range. Its answers are frozen: neither store nor checks walk through their values. */
export const dataMapCall = createAsyncCall<DataMapColumns, DataMapRequest>('dataMap/map');

/** Every target of the organisation, with its values in a month. */
export const targetsCall = createAsyncCall<readonly Target[], DateRange>('dataMap/targets');

/** First and last month with data. */
export const dataTimespanCall = createAsyncCall<Timespan>('dataMap/timespan');

export const dataMapScreen = createScreenActions('dataMap');
export const { opened: dataMapOpened, left: dataMapLeft } = dataMapScreen;

export const dataMap = combineReducers({
  map: dataMapCall.reducer,
  targets: targetsCall.reducer,
  timespan: dataTimespanCall.reducer,
});
