import type { ScreenPart } from '../../core/screen.js';
import { notificationsSaga } from './sagas.js';
import { notifications } from './slice.js';

export const part: ScreenPart = { reducers: { notifications }, saga: notificationsSaga };
