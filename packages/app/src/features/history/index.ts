import { lazyPage } from '../../core/screen.js';

export const HistoryPage = lazyPage(() => import('./screen.js'));
