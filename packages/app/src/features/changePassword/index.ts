import { lazyScreen } from '../../core/screen.js';
import type { ChangePasswordCardProps } from './ChangePasswordCard.js';

export const ChangePasswordPage = lazyScreen(() => import('./screen.js'));

/** The card alone, for a page that has more on it. */
export const ChangePasswordCard = lazyScreen<ChangePasswordCardProps>(
  () => import('./cardScreen.js'),
);
