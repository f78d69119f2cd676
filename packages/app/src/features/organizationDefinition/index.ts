import { lazyScreen } from '../../core/screen.js';

export const OrganizationPage = lazyScreen(() => import('./screen.js'));
