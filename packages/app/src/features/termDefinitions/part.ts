import type { ScreenPart } from '../../core/screen.js';
import { termDefinitionsSaga } from './sagas.js';
import { termDefinitions } from './slice.js';

export const part: ScreenPart = { reducers: { termDefinitions }, saga: termDefinitionsSaga };
