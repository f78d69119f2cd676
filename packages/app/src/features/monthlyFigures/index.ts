import { lazyPage } from '../../core/screen.js';

export const MonthlyFiguresPage = lazyPage(() => import('./screen.js'));
