import type { ScreenPart } from '../../core/screen.js';
import { historySaga } from './sagas.js';
import { history } from './slice.js';

export const part: ScreenPart = { reducers: { history }, saga: historySaga };
