import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { logic } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface LogicAppState extends AppState {
  logic: ReturnType<typeof logic>;
}

export const useLogicSelector = useSelector.withTypes<LogicAppState>();
