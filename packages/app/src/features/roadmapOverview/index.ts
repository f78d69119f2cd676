import { lazyPage } from '../../core/screen.js';

export const RoadmapOverviewPage = lazyPage(() => import('./screen.js'));
