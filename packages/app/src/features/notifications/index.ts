import { lazyScreen } from '../../core/screen.js';

export const NotificationsPage = lazyScreen(() => import('./screen.js'));
