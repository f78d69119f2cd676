import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { firstSteps } from './slice.js';

/** The state of the app while this part is in it. */
export interface FirstStepsAppState extends AppState {
  firstSteps: ReturnType<typeof firstSteps>;
}

export const useFirstStepsSelector = useSelector.withTypes<FirstStepsAppState>();
