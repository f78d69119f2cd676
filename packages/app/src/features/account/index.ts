import { lazyScreen } from '../../core/screen.js';

export const AccountPage = lazyScreen(() => import('./screen.js'));
