import { lazyScreen } from '../../core/screen.js';

export const AccessTokensPage = lazyScreen(() => import('./screen.js'));
