import { lazyPage } from '../../core/screen.js';

export const PagesPage = lazyPage(() => import('./screen.js'));
