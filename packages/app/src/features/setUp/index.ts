import { lazyScreen } from '../../core/screen.js';

export const SetUpPage = lazyScreen(async () => {
  const { part, SetUpPage: Page } = await import('./screen.js');
  return { part, Page };
});
