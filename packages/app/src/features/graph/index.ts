import { lazyPage } from '../../core/screen.js';

export const GraphPage = lazyPage(() => import('./screen.js'));
