import { Banner, Button, FormStack, Skeleton, Stack } from '@tavoite/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { CodeField } from '../../../core/page/CodeField.js';
import { fieldErrors } from '../../../core/page/fieldErrors.js';
import { SubmitButton } from '../../../core/page/formParts.js';
import { LoadFailure } from '../../../core/page/LoadFailure.js';
import { useText } from '../../../i18n/Texts.js';
import { PasskeyNameField, usePasskeyName } from '../PasskeyNameField.js';
import { passkeysWork, problemMessage } from '../passkeys.js';
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

/** Sets an authenticator app or a passkey up before the first session, and hands out the recovery codes. */
export const SetUpStep = ({ ticket, returnTo, onBack }: SetUpStepProps) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const { secret, setUp } = useSecondStepSelector((state) => state.secondStep);
  const pending = setUp.status === 'pending';
  const [method, setMethod] = useState<'authenticator' | 'passkey'>('authenticator');
  const errorsOf = fieldErrors(setUp.error);
  const passkeyName = usePasskeyName(errorsOf('name'));
  const isSaid = [...errorsOf('code'), ...errorsOf('name')].length > 0;

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
    const fields = new FormData(event.currentTarget);
    const field = (name: string) => String(fields.get(name) ?? '').trim();
    if (method === 'passkey' && !passkeyName.check(field('name'))) return;
    dispatch(
      setUpCall.request(
        method === 'passkey' ? { ticket, name: field('name') } : { ticket, code: field('code') },
      ),
    );
  };
  const choose = (next: typeof method) => {
    dispatch(setUpCall.reset());
    setMethod(next);
  };
  const submitButton = (
    <SubmitButton pending={pending} pendingLabel={text('saving')}>
      {text(method === 'passkey' ? 'add-passkey' : 'confirm')}
    </SubmitButton>
  );
  const passkeyForm = () => (
    <FormStack key="passkey" onSubmit={submit} actions={submitButton}>
      <p>{text('passkeys-help')}</p>
      <PasskeyNameField autoFocus errors={passkeyName.errors} />
    </FormStack>
  );
  const appForm = () => {
    if (secret.error)
      return (
        <LoadFailure
          title={text('set-up-failed')}
          error={secret.error}
          onRetry={() => dispatch(secretCall.request(ticket))}
        />
      );
    if (!secret.data) return <Skeleton shape="block" height={360} />;
    return (
      <>
        <SecretToScan {...secret.data} />
        <FormStack key="authenticator" onSubmit={submit} actions={submitButton}>
          <CodeField errors={errorsOf('code')} />
        </FormStack>
      </>
    );
  };
  return (
    <StepPage lead={text('set-up-required')}>
      {setUp.error && !isSaid ? (
        <Banner tone="danger">{messageText(problemMessage(setUp.error))}</Banner>
      ) : null}
      {method === 'passkey' ? passkeyForm() : appForm()}
      <Stack>
        {method === 'passkey' ? (
          <Button fullWidth disabled={pending} onClick={() => choose('authenticator')}>
            {text('use-authenticator')}
          </Button>
        ) : null}
        {method === 'authenticator' && passkeysWork() ? (
          <Button fullWidth disabled={pending} onClick={() => choose('passkey')}>
            {text('use-passkey')}
          </Button>
        ) : null}
        <Button variant="quiet" fullWidth onClick={onBack}>
          {text('back-to-sign-in')}
        </Button>
      </Stack>
    </StepPage>
  );
};
