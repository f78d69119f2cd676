import { lazyScreen } from '../../core/screen.js';

export const RequestResetPage = lazyScreen(async () => {
  const { part, RequestResetPage: Page } = await import('./screens.js');
  return { part, Page };
});
export const ConfirmResetPage = lazyScreen(async () => {
  const { part, ConfirmResetPage: Page } = await import('./screens.js');
  return { part, Page };
});
