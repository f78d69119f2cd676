import type { ScreenPart } from '../../core/screen.js';
import { monthlyFiguresSaga } from './sagas.js';
import { monthlyFigures } from './slice.js';

export const part: ScreenPart = { reducers: { monthlyFigures }, saga: monthlyFiguresSaga };
