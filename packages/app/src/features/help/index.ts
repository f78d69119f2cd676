import { lazyScreen } from '../../core/screen.js';

export { type SearchableGuide, useSearchableGuide } from './contents.js';
export const HelpPage = lazyScreen(() => import('./screen.js'));
