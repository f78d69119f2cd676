import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { targetTasks } from './slice.js';

/** The state of the app while this part is in it. */
export interface TargetTasksAppState extends AppState {
  targetTasks: ReturnType<typeof targetTasks>;
}

export const useTargetTasksSelector = useSelector.withTypes<TargetTasksAppState>();
