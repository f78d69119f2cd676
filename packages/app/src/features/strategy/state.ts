import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { strategy } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface StrategyAppState extends AppState {
  strategy: ReturnType<typeof strategy>;
}

export const useStrategySelector = useSelector.withTypes<StrategyAppState>();
