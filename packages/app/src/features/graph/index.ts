import { lazyScreen } from '../../core/screen.js';

export const GraphPage = lazyScreen(() => import('./screen.js'));
