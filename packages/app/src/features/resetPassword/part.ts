import type { ScreenPart } from '../../core/screen.js';
import { resetPasswordSaga } from './sagas.js';
import { checkLinkCall, confirmResetCall, requestResetCall } from './slice.js';

export const part: ScreenPart = {
  reducers: {
    requestReset: requestResetCall.reducer,
    checkLink: checkLinkCall.reducer,
    confirmReset: confirmResetCall.reducer,
  },
  saga: resetPasswordSaga,
};
