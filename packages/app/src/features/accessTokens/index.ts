import { lazyPage } from '../../core/screen.js';

export const AccessTokensPage = lazyPage(() => import('./screen.js'));
