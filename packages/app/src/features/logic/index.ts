import { lazyPage } from '../../core/screen.js';

export const LogicPage = lazyPage(() => import('./screen.js'));
