import { lazyPage } from '../../core/screen.js';
import type { ConfirmResetPageProps } from './ConfirmResetPage.js';

export const RequestResetPage = lazyPage(async () => {
  const { part, RequestResetPage: Page } = await import('./screens.js');
  return { part, Page };
});
export const ConfirmResetPage = lazyPage<ConfirmResetPageProps>(async () => {
  const { part, ConfirmResetPage: Page } = await import('./screens.js');
  return { part, Page };
});
