import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { saveForReport } from './slice.js';

/** The state of the app while this part is in it. */
export interface SaveForReportAppState extends AppState {
  saveForReport: ReturnType<typeof saveForReport>;
}

export const useSaveForReportSelector = useSelector.withTypes<SaveForReportAppState>();
