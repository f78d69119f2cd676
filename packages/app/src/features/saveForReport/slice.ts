import { combineReducers, createAction } from '@reduxjs/toolkit';
import type { CallInput } from '../../api/client.js';
import { createAsyncCall } from '../../core/asyncState.js';
import type { ItemRef } from '../reports/index.js';

/** What is on screen, as it is to be kept. The theme is that of the screen. */
export type Saved =
  | {
      type: 'graph';
      mapping: number;
      properties: Omit<CallInput<'createReportGraph'>['body']['properties'], 'theme'>;
    }
  | {
      type: 'data-map';
      properties: Omit<CallInput<'createReportDataMap'>['body']['properties'], 'theme'>;
    };

export const keepCall = createAsyncCall<Saved['type'], Saved>('saveForReport/keep');

/** What was kept is to be opened, or the list of all that is. */
export const keptOpened = createAction<ItemRef | null>('saveForReport/keptOpened');

export const saveForReport = combineReducers({ keep: keepCall.reducer });
