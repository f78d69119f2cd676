import type { ScreenPart } from '../../core/screen.js';
import { accountSaga } from './sagas.js';
import { account } from './slice.js';

export const part: ScreenPart = { reducers: { account }, saga: accountSaga };
