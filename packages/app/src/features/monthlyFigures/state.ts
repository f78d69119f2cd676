import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { monthlyFigures } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface MonthlyFiguresAppState extends AppState {
  monthlyFigures: ReturnType<typeof monthlyFigures>;
}

export const useFiguresSelector = useSelector.withTypes<MonthlyFiguresAppState>();
