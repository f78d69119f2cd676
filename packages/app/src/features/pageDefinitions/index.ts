import { lazyScreen } from '../../core/screen.js';

export const PagesPage = lazyScreen(() => import('./screen.js'));
