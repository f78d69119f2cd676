import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { account } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface AccountAppState extends AppState {
  account: ReturnType<typeof account>;
}

export const useAccountSelector = useSelector.withTypes<AccountAppState>();
