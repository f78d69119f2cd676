import type { ScreenPart } from '../../core/screen.js';
import { organizationDefinitionSaga } from './sagas.js';
import { organizationDefinition } from './slice.js';

export const part: ScreenPart = {
  reducers: { organizationDefinition },
  saga: organizationDefinitionSaga,
};
