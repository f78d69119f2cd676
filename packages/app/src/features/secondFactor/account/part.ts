import type { ScreenPart } from '../../../core/screen.js';
import { secondFactorSaga } from './sagas.js';
import { secondFactor } from './slice.js';

export const part: ScreenPart = { reducers: { secondFactor }, saga: secondFactorSaga };
