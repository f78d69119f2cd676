import type { ScreenPart } from '../../core/screen.js';
import { roadmapSaga } from './sagas.js';
import { roadmap } from './slice.js';

export const part: ScreenPart = { reducers: { roadmap }, saga: roadmapSaga };
