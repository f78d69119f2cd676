import { useSelector } from 'react-redux';
import type { AsyncState } from '../../core/asyncState.js';
import type { AppState } from '../../core/state.js';

/** The state of the app while these screens' parts are in it. */
export interface ResetPasswordAppState extends AppState {
  requestReset: AsyncState<{ detail: string }>;
  checkLink: AsyncState<{ is_open: boolean }>;
  confirmReset: AsyncState<{ detail: string }>;
}

export const useResetPasswordSelector = useSelector.withTypes<ResetPasswordAppState>();
