import { lazyScreen } from '../../core/screen.js';

export const PeoplePage = lazyScreen(() => import('./screen.js'));
