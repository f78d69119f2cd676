import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { roadmapOverview } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface OverviewAppState extends AppState {
  roadmapOverview: ReturnType<typeof roadmapOverview>;
}

export const useOverviewSelector = useSelector.withTypes<OverviewAppState>();
