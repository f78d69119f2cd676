import type { ScreenPart } from '../../core/screen.js';
import { overviewSaga } from './sagas.js';
import { roadmapOverview } from './slice.js';

export const part: ScreenPart = { reducers: { roadmapOverview }, saga: overviewSaga };
