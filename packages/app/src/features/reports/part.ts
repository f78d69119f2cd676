import type { ScreenPart } from '../../core/screen.js';
import { reportsSaga } from './sagas.js';
import { reports } from './slice.js';

export const part: ScreenPart = { reducers: { reports }, saga: reportsSaga };
