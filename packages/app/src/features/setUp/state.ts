import { useSelector } from 'react-redux';
import type { AsyncState } from '../../core/asyncState.js';
import type { AppState } from '../../core/state.js';

/** The state of the app while this screen's part is in it. */
export interface SetUpAppState extends AppState {
  checkSetUp: AsyncState<{ is_open: boolean }>;
  setUp: AsyncState<{ detail: string }>;
}

export const useSetUpSelector = useSelector.withTypes<SetUpAppState>();
