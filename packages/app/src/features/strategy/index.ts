import { lazyScreen } from '../../core/screen.js';

export const StrategyPage = lazyScreen(() => import('./screen.js'), 'basics');
