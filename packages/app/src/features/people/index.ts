import { lazyPage } from '../../core/screen.js';

export const PeoplePage = lazyPage(() => import('./screen.js'));
