import { lazyScreen } from '../../core/screen.js';

export const RoadmapPage = lazyScreen(() => import('./screen.js'));
