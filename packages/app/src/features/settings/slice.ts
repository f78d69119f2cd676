import type { Settings } from '@tavoite/model';
import { createAsyncCall } from '../../app/asyncState.js';

/** Mappings, restricted views and menu order of the active organisation. */
export const settingsCall = createAsyncCall<Settings>('settings');
