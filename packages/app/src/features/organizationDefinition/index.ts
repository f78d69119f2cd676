import { lazyPage } from '../../core/screen.js';

export const OrganizationPage = lazyPage(() => import('./screen.js'));
