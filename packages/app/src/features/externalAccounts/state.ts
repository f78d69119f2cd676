import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { externalAccounts } from './slice.js';

/** The state of the app while this part is in it. */
export interface ExternalAccountsAppState extends AppState {
  externalAccounts: ReturnType<typeof externalAccounts>;
}

export const useExternalAccountsSelector = useSelector.withTypes<ExternalAccountsAppState>();
