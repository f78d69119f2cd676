import { createFactors } from './factors.js';
import type { SecondFactorFoundation } from './foundation.js';
import { createChangeMails } from './mails.js';
import { createSecondFactorService } from './service.js';
import { createSecondStepService } from './sign-in.js';

/** Two-step verification: the second step of sign-ins, and the factors in the user's account. */
export function createSecondFactor(foundation: SecondFactorFoundation) {
  const changeMails = createChangeMails(foundation);
  const factors = createFactors({ ...foundation, mails: changeMails });
  return {
    step: createSecondStepService({ ...foundation, changeMails, factors }),
    account: createSecondFactorService({ ...foundation, factors }),
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;
