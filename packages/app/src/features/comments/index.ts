import { lazyScreen } from '../../core/screen.js';
import type { FigureCommentsProps } from './FigureComments.js';
import type { PageCommentsProps } from './PageComments.js';

export { CommentsPlace } from './CommentsPlace.js';
export { useMonthNotes, useValueNotes } from './notes.js';

export const FigureComments = lazyScreen<FigureCommentsProps>(() => import('./figure.js'));
export const PageComments = lazyScreen<PageCommentsProps>(() => import('./page.js'));
