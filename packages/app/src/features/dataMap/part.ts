import type { ScreenPart } from '../../core/screen.js';
import { dataMapSaga } from './sagas.js';
import { dataMap } from './slice.js';

export const part: ScreenPart = { reducers: { dataMap }, saga: dataMapSaga };
