import { lazyScreen } from '../../core/screen.js';

export const TargetsPage = lazyScreen(() => import('./screen.js'));
