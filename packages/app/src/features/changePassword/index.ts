import { lazyPage } from '../../core/screen.js';

export const ChangePasswordPage = lazyPage(() => import('./screen.js'));
