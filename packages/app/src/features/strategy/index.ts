import { lazyPage } from '../../core/screen.js';

export const StrategyPage = lazyPage(() => import('./screen.js'), 'basics');
