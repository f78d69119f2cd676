import { lazyScreen } from '../../core/screen.js';

export const MonthlyFiguresPage = lazyScreen(() => import('./screen.js'));
