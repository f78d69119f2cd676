import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { dataMap } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface DataMapAppState extends AppState {
  dataMap: ReturnType<typeof dataMap>;
}

export const useDataMapSelector = useSelector.withTypes<DataMapAppState>();
