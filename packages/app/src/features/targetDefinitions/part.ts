import type { ScreenPart } from '../../core/screen.js';
import { targetDefinitionsSaga } from './sagas.js';
import { targetDefinitions } from './slice.js';

export const part: ScreenPart = {
  reducers: { targetDefinitions },
  saga: targetDefinitionsSaga,
};
