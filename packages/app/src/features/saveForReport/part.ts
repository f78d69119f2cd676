import type { ScreenPart } from '../../core/screen.js';
import { saveForReportSaga } from './sagas.js';
import { saveForReport } from './slice.js';

export const part: ScreenPart = { reducers: { saveForReport }, saga: saveForReportSaga };
