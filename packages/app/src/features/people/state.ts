import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { people } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface PeopleAppState extends AppState {
  people: ReturnType<typeof people>;
}

export const usePeopleSelector = useSelector.withTypes<PeopleAppState>();
