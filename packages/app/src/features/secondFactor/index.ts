import { lazyScreen } from '../../core/screen.js';
import type { SecondStepProps } from './step/SecondStep.js';

/** What stands in the place of the sign-in form after its first step. */
export const SecondStep = lazyScreen<SecondStepProps>(() => import('./step/screen.js'));

/** Of the rows of the card below, in pixels, while it or what it shows is being loaded. */
export const FACTORS_HEIGHT_PX = 158;

/** Two-step verification on the user's account. */
export const SecondFactorCard = lazyScreen(() => import('./account/screen.js'));
