import { Banner, Button, ErrorState, FormStack, Skeleton } from '@tavoite/ui';
import { type FormEvent, useEffect } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { SubmitButton } from '../../../core/page/formParts.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useText } from '../../../i18n/Texts.js';
import { CodeField } from '../CodeField.js';
import { RecoveryCodes } from '../RecoveryCodes.js';
import { SecretToScan } from '../SecretToScan.js';
import { StepPage } from './StepPage.js';
import { codesKept, secretCall, setUpCall } from './slice.js';
import { useSecondStepSelector } from './state.js';

export interface SetUpStepProps {
  ticket: string;
  returnTo: string;
  onBack: () => void;
}

/** Sets an authenticator app up before the first session, and hands out the recovery codes. */
export const SetUpStep = ({ ticket, returnTo, onBack }: SetUpStepProps) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const { secret, setUp } = useSecondStepSelector((state) => state.secondStep);
  const pending = setUp.status === 'pending';
  const errors = setUp.error?.messages.code ?? [];

  useEffect(() => {
    dispatch(secretCall.request(ticket));
  }, [dispatch, ticket]);

  if (setUp.data) {
    const { key, recovery_codes: codes } = setUp.data;
    return (
      <StepPage lead={text('set-up-done')}>
        <RecoveryCodes codes={codes} />
        <Button variant="primary" fullWidth onClick={() => dispatch(codesKept({ key, returnTo }))}>
          {text('codes-kept')}
        </Button>
      </StepPage>
    );
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    dispatch(setUpCall.request({ ticket, code }));
  };
  return (
    <StepPage lead={text('set-up-required')}>
      {setUp.error && errors.length === 0 ? (
        <Banner tone="danger">{messageText(failureMessage(setUp.error))}</Banner>
      ) : null}
      {secret.error ? (
        <ErrorState
          title={text('set-up-failed')}
          description={messageText(failureMessage(secret.error))}
          retryLabel={text('retry')}
          onRetry={() => dispatch(secretCall.request(ticket))}
        />
      ) : null}
      {!secret.data && !secret.error ? <Skeleton shape="block" height={360} /> : null}
      {secret.data ? (
        <>
          <SecretToScan {...secret.data} />
          <FormStack
            onSubmit={submit}
            actions={
              <SubmitButton pending={pending} pendingLabel={text('saving')}>
                {text('confirm')}
              </SubmitButton>
            }
          >
            <CodeField errors={errors} />
          </FormStack>
        </>
      ) : null}
      <Button variant="quiet" fullWidth onClick={onBack}>
        {text('back-to-sign-in')}
      </Button>
    </StepPage>
  );
};
