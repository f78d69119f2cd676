import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { reports } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface ReportsAppState extends AppState {
  reports: ReturnType<typeof reports>;
}

export const useReportsSelector = useSelector.withTypes<ReportsAppState>();
