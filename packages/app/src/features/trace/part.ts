import type { ScreenPart } from '../../core/screen.js';
import { traceSaga } from './sagas.js';

/** The trail itself is always in the store: every screen uses it. */
export const part: ScreenPart = { reducers: {}, saga: traceSaga };
