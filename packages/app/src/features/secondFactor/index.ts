import { lazyScreen } from '../../core/screen.js';
import type { SecondStepProps } from './step/SecondStep.js';

export { FACTORS_HEIGHT_PX } from './height.js';

/** What stands in the place of the sign-in form after its first step. */
export const SecondStep = lazyScreen<SecondStepProps>(() => import('./step/screen.js'));

/** Two-step verification on the user's account. */
export const SecondFactorCard = lazyScreen(() => import('./account/screen.js'));
