import type { ScreenPart } from '../../core/screen.js';
import { traceSaga } from './sagas.js';

/** The trail itself is always there: every screen asks by it. */
export const part: ScreenPart = { reducers: {}, saga: traceSaga };
