import type { ScreenPart } from '../../core/screen.js';
import { changePasswordSaga } from './sagas.js';
import { changePasswordCall } from './slice.js';

export const part: ScreenPart = {
  reducers: { changePassword: changePasswordCall.reducer },
  saga: changePasswordSaga,
};
