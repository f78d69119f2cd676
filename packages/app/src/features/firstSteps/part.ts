import type { ScreenPart } from '../../core/screen.js';
import { firstStepsSaga } from './sagas.js';
import { firstSteps } from './slice.js';

export const part: ScreenPart = { reducers: { firstSteps }, saga: firstStepsSaga };
