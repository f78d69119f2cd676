import type { ScreenPart } from '../../core/screen.js';
import { systemMessagesSaga } from './sagas.js';
import { systemMessages } from './slice.js';

/** Of the page and of the forced messages over every page. */
export const part: ScreenPart = { reducers: { systemMessages }, saga: systemMessagesSaga };
