import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { pageDefinitions } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface PageDefinitionsAppState extends AppState {
  pageDefinitions: ReturnType<typeof pageDefinitions>;
}

export const usePagesSelector = useSelector.withTypes<PageDefinitionsAppState>();
