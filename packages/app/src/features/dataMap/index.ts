import { lazyPage } from '../../core/screen.js';

export const DataMapPage = lazyPage(() => import('./screen.js'));
