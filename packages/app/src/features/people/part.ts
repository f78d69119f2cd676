import type { ScreenPart } from '../../core/screen.js';
import { peopleSaga } from './sagas.js';
import { people } from './slice.js';

export const part: ScreenPart = { reducers: { people }, saga: peopleSaga };
