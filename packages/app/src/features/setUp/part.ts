import type { ScreenPart } from '../../core/screen.js';
import { setUpSaga } from './sagas.js';
import { checkAddressCall, setUpCall } from './slice.js';

export const part: ScreenPart = {
  reducers: { checkSetUp: checkAddressCall.reducer, setUp: setUpCall.reducer },
  saga: setUpSaga,
};
