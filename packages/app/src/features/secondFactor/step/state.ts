import { useSelector } from 'react-redux';
import type { AppState } from '../../../core/state.js';
import type { secondStep } from './slice.js';

/** The state of the app while this part is in it. */
export interface SecondStepAppState extends AppState {
  secondStep: ReturnType<typeof secondStep>;
}

export const useSecondStepSelector = useSelector.withTypes<SecondStepAppState>();
