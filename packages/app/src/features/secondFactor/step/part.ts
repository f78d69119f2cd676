import type { ScreenPart } from '../../../core/screen.js';
import { secondStepSaga } from './sagas.js';
import { secondStep } from './slice.js';

export const part: ScreenPart = { reducers: { secondStep }, saga: secondStepSaga };
