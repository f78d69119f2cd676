import { lazyPage } from '../../core/screen.js';

export type { SearchableGuide } from './searchable.js';
export const HelpPage = lazyPage(() => import('./screen.js'));
/** The code that reads the guide for searching. */
export const loadSearchable = () => import('./searchable.js');
