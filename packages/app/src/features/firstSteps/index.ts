import { lazyScreen } from '../../core/screen.js';

export const FirstSteps = lazyScreen(() => import('./screen.js'));
