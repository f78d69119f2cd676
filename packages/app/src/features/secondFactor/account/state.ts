import { useSelector } from 'react-redux';
import type { AppState } from '../../../core/state.js';
import type { secondFactor } from './slice.js';

/** The state of the app while this part is in it. */
export interface SecondFactorAppState extends AppState {
  secondFactor: ReturnType<typeof secondFactor>;
}

export const useSecondFactorSelector = useSelector.withTypes<SecondFactorAppState>();
