import { lazyScreen } from '../../core/screen.js';

export const ChangePasswordPage = lazyScreen(() => import('./screen.js'));
