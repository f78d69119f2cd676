import { lazyScreen } from '../../core/screen.js';

export const LogicPage = lazyScreen(() => import('./screen.js'));
