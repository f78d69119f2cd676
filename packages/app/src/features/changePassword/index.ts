import { lazyScreen } from '../../core/screen.js';

export const ChangePasswordPage = lazyScreen(() => import('./screen.js'));

/** The form alone, for a page that has more on it. */
export const ChangePasswordForm = lazyScreen(() => import('./formScreen.js'));
