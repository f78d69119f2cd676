import type { ScreenPart } from '../../core/screen.js';
import { resetPasswordSaga } from './sagas.js';
import { confirmResetCall, requestResetCall } from './slice.js';

export const part: ScreenPart = {
  reducers: { requestReset: requestResetCall.reducer, confirmReset: confirmResetCall.reducer },
  saga: resetPasswordSaga,
};
