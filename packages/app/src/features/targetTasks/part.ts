import type { ScreenPart } from '../../core/screen.js';
import { targetTasksSaga } from './sagas.js';
import { targetTasks } from './slice.js';

export const part: ScreenPart = { reducers: { targetTasks }, saga: targetTasksSaga };
