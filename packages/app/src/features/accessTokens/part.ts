import type { ScreenPart } from '../../core/screen.js';
import { accessTokensSaga } from './sagas.js';
import { accessTokens } from './slice.js';

export const part: ScreenPart = { reducers: { accessTokens }, saga: accessTokensSaga };
