import { lazyPage } from '../../core/screen.js';

export const ReportsPage = lazyPage(() => import('./screen.js'));
export type { ItemRef } from './items.js';
