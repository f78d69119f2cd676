import type { ScreenPart } from '../../core/screen.js';
import { strategySaga } from './sagas.js';
import { strategy } from './slice.js';

export const part: ScreenPart = { reducers: { strategy }, saga: strategySaga };
