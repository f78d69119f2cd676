import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { targetDefinitions } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface TargetDefinitionsAppState extends AppState {
  targetDefinitions: ReturnType<typeof targetDefinitions>;
}

export const useTargetsSelector = useSelector.withTypes<TargetDefinitionsAppState>();
