import { lazyScreen } from '../../core/screen.js';

export const ReportsPage = lazyScreen(() => import('./screen.js'));
export type { ItemRef } from './items.js';
