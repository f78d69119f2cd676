import { lazyPage } from '../../core/screen.js';

export const TermsPage = lazyPage(() => import('./screen.js'));
