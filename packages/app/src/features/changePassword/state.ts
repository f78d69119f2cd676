import { useSelector } from 'react-redux';
import type { AsyncState } from '../../core/asyncState.js';
import type { AppState } from '../../core/state.js';

/** The state of the app while this screen's part is in it. */
export interface ChangePasswordAppState extends AppState {
  changePassword: AsyncState<{ detail: string }>;
}

export const useChangePasswordSelector = useSelector.withTypes<ChangePasswordAppState>();
