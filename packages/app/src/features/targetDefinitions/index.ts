import { lazyPage } from '../../core/screen.js';

export const TargetsPage = lazyPage(() => import('./screen.js'));
