import { lazyPage } from '../../core/screen.js';

export const NotificationsPage = lazyPage(() => import('./screen.js'));
