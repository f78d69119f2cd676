import type { SecondFactorChallenge } from '@tavoite/model';
import { Banner, Button, FormStack, Stack, TextField } from '@tavoite/ui';
import { type FormEvent, useState } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { CodeField } from '../../../core/page/CodeField.js';
import { SubmitButton } from '../../../core/page/formParts.js';
import type { MessageKey } from '../../../i18n/message.js';
import { useText } from '../../../i18n/Texts.js';
import { passkeysWork, problemMessage } from '../passkeys.js';
import { StepPage } from './StepPage.js';
import { confirmCall, type Proof } from './slice.js';
import { useSecondStepSelector } from './state.js';

type Method = SecondFactorChallenge['methods'][number];

const LEADS: Record<Method, MessageKey> = {
  authenticator: 'second-step-code',
  passkey: 'second-step-passkey',
  recovery_code: 'second-step-recovery',
};
const INSTEAD: Record<Method, MessageKey> = {
  authenticator: 'use-authenticator',
  passkey: 'use-passkey',
  recovery_code: 'use-recovery-code',
};

export interface ConfirmStepProps {
  challenge: SecondFactorChallenge;
  returnTo: string;
  onBack: () => void;
}

/** One of the user's second factors, and the way to the others. */
export const ConfirmStep = ({ challenge, returnTo, onBack }: ConfirmStepProps) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const { status, error } = useSecondStepSelector((state) => state.secondStep.confirm);
  const { ticket, passkey } = challenge;
  const isPossible = (method: Method) => method !== 'passkey' || passkeysWork();
  const methods = challenge.methods.filter(isPossible);
  const [chosen, setChosen] = useState<Method | null>(null);
  const method = chosen ?? methods[0];
  const pending = status === 'pending';
  const field = method === 'recovery_code' ? 'recovery_code' : 'code';
  const errors = error?.messages[field] ?? [];

  const send = (proof: Proof) => {
    if (!pending) dispatch(confirmCall.request({ ticket, proof, returnTo }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get(field) ?? '').trim();
    send(field === 'code' ? { code: typed } : { recovery_code: typed });
  };
  const choose = (next: Method) => {
    dispatch(confirmCall.reset());
    setChosen(next);
  };
  const button = (
    <SubmitButton pending={pending} pendingLabel={text('logging-in')}>
      {text('continue')}
    </SubmitButton>
  );

  const form = () => {
    if (method === undefined) return <Banner tone="warning">{text('passkeys-not-here')}</Banner>;
    if (method === 'passkey') {
      return (
        <Button
          variant="primary"
          fullWidth
          autoFocus
          loading={pending}
          loadingLabel={text('logging-in')}
          onClick={() => send({ options: passkey })}
        >
          {text('passkey-continue')}
        </Button>
      );
    }
    return (
      <FormStack key={method} onSubmit={submit} actions={button}>
        {method === 'authenticator' ? (
          <CodeField errors={errors} />
        ) : (
          <TextField
            label={text('recovery-code')}
            hint={text('recovery-code-hint')}
            name="recovery_code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus
            errors={errors}
          />
        )}
      </FormStack>
    );
  };

  return (
    <StepPage lead={text(LEADS[method ?? 'passkey'])}>
      {error && errors.length === 0 ? (
        <Banner tone="danger">{messageText(problemMessage(error))}</Banner>
      ) : null}
      {form()}
      <Stack>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} fullWidth onClick={() => choose(other)}>
              {text(INSTEAD[other])}
            </Button>
          ))}
        <Button variant="quiet" fullWidth onClick={onBack}>
          {text('back-to-sign-in')}
        </Button>
      </Stack>
    </StepPage>
  );
};
