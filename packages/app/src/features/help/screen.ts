import type { ScreenPart } from '../../core/screen.js';

export { default as Page } from './HelpPage.js';

/** The guide asks the server for nothing. */
export const part: ScreenPart = { reducers: {}, *saga() {} };
