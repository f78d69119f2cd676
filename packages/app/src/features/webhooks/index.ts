import { lazyScreen } from '../../core/screen.js';

export const WebhooksPage = lazyScreen(() => import('./screen.js'));
