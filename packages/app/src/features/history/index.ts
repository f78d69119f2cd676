import { lazyScreen } from '../../core/screen.js';

export const HistoryPage = lazyScreen(() => import('./screen.js'));
