import type { ScreenPart } from '../../core/screen.js';
import { webhooksSaga } from './sagas.js';
import { webhooks } from './slice.js';

export const part: ScreenPart = { reducers: { webhooks }, saga: webhooksSaga };
