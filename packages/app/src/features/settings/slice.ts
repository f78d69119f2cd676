import type { Settings } from '@tavoite/model';
import { type AsyncState, createAsyncCall } from '../../core/asyncState.js';

declare module '../../core/state.js' {
  interface AppState {
    settings: AsyncState<Settings>;
  }
}

/** Mappings, restricted views and menu order of the active organisation. */
export const settingsCall = createAsyncCall<Settings>('settings');
