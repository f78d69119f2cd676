import { lazyScreen } from '../../core/screen.js';

export const RoadmapOverviewPage = lazyScreen(() => import('./screen.js'));
