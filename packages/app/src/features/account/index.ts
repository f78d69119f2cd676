import { lazyPage } from '../../core/screen.js';

export const AccountPage = lazyPage(() => import('./screen.js'));
