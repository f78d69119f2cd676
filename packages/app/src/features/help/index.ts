import { lazyScreen } from '../../core/screen.js';

export { useGuideContents } from './contents.js';
export type { GuideContents } from './types.js';
export const HelpPage = lazyScreen(() => import('./screen.js'));
