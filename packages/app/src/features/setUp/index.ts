import { lazyPage } from '../../core/screen.js';

export const SetUpPage = lazyPage(async () => {
  const { part, SetUpPage: Page } = await import('./screen.js');
  return { part, Page };
});
