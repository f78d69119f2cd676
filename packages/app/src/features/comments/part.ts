import type { ScreenPart } from '../../core/screen.js';
import { commentsSaga } from './sagas.js';
import { comments, figureComments, pageComments, targetComments } from './slice.js';

export const part: ScreenPart = {
  reducers: { comments, pageComments, targetComments, figureComments },
  saga: commentsSaga,
};
