import { lazyPage } from '../../core/screen.js';

export const RoadmapPage = lazyPage(() => import('./screen.js'));
