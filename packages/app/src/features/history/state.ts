import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { history } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface HistoryAppState extends AppState {
  history: ReturnType<typeof history>;
}

export const useHistorySelector = useSelector.withTypes<HistoryAppState>();
