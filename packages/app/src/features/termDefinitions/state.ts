import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { termDefinitions } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface TermDefinitionsAppState extends AppState {
  termDefinitions: ReturnType<typeof termDefinitions>;
}

export const useDefinitionsSelector = useSelector.withTypes<TermDefinitionsAppState>();
