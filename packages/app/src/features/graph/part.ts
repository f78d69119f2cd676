import type { ScreenPart } from '../../core/screen.js';
import { graphSaga } from './sagas.js';
import { graph } from './slice.js';

export const part: ScreenPart = { reducers: { graph }, saga: graphSaga };
