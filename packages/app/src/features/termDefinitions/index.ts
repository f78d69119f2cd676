import { lazyScreen } from '../../core/screen.js';

export const TermsPage = lazyScreen(() => import('./screen.js'));
