import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { roadmap } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface RoadmapAppState extends AppState {
  roadmap: ReturnType<typeof roadmap>;
}

export const useRoadmapSelector = useSelector.withTypes<RoadmapAppState>();
