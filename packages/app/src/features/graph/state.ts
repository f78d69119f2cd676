import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { graph } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface GraphAppState extends AppState {
  graph: ReturnType<typeof graph>;
}

export const useGraphSelector = useSelector.withTypes<GraphAppState>();
