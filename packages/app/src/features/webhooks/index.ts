import { lazyPage } from '../../core/screen.js';

export const WebhooksPage = lazyPage(() => import('./screen.js'));
