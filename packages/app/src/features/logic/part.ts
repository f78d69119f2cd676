import type { ScreenPart } from '../../core/screen.js';
import { logicSaga } from './sagas.js';
import { logic } from './slice.js';

export const part: ScreenPart = { reducers: { logic }, saga: logicSaga };
