import type { ScreenPart } from '../../core/screen.js';
import { pageDefinitionsSaga } from './sagas.js';
import { pageDefinitions } from './slice.js';

export const part: ScreenPart = { reducers: { pageDefinitions }, saga: pageDefinitionsSaga };
