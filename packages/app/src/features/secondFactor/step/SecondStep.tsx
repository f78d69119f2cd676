import type { SecondFactorChallenge } from '@tavoite/model';
import { useEffect } from 'react';
import type { ApiFailure } from '../../../api/errors.js';
import { useAppDispatch } from '../../../core/hooks.js';
import { ConfirmStep } from './ConfirmStep.js';
import { SetUpStep } from './SetUpStep.js';
import { confirmCall, secretCall, setUpCall } from './slice.js';
import { useSecondStepSelector } from './state.js';

export interface SecondStepProps {
  /** What the first step was answered with. */
  challenge: SecondFactorChallenge;
  /** Path to go to afterwards. */
  returnTo: string;
  /** The user wants to sign in from the start. */
  onBack: () => void;
  /** The first step holds no more. */
  onExpired: (failure: ApiFailure) => void;
}

/** The second step of a sign-in; for a user who has to have a second factor and has none, its set-up. */
const SecondStep = ({ challenge, returnTo, onBack, onExpired }: SecondStepProps) => {
  const dispatch = useAppDispatch();
  const { confirm, secret, setUp } = useSecondStepSelector((state) => state.secondStep);
  const { ticket, methods } = challenge;
  const expired = [confirm, secret, setUp].find(({ error }) => error?.messages.ticket)?.error;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another ticket is another sign-in
  useEffect(
    // When it is left, not when it begins: the step below has asked for its secret by then.
    () => () => {
      for (const call of [confirmCall, secretCall, setUpCall]) dispatch(call.reset());
    },
    [dispatch, ticket],
  );
  useEffect(() => {
    if (expired) onExpired(expired);
  }, [expired, onExpired]);

  return methods.length === 0 ? (
    <SetUpStep ticket={ticket} returnTo={returnTo} onBack={onBack} />
  ) : (
    <ConfirmStep challenge={challenge} returnTo={returnTo} onBack={onBack} />
  );
};

export default SecondStep;
