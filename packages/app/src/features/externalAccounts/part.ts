import type { ScreenPart } from '../../core/screen.js';
import { externalAccountsSaga } from './sagas.js';
import { externalAccounts } from './slice.js';

export const part: ScreenPart = { reducers: { externalAccounts }, saga: externalAccountsSaga };
