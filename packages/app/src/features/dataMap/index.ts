import { lazyScreen } from '../../core/screen.js';

export const DataMapPage = lazyScreen(() => import('./screen.js'));
