import { Banner, Button, PasswordField, Stack } from '@tavoite/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { CodeField } from '../../../core/page/CodeField.js';
import { FormDialog } from '../../../core/page/FormDialog.js';
import { fieldErrors } from '../../../core/page/fieldErrors.js';
import { useLabels } from '../../../i18n/labels.js';
import type { MessageKey } from '../../../i18n/message.js';
import { useText } from '../../../i18n/Texts.js';
import { PasskeyNameField, usePasskeyName } from '../PasskeyNameField.js';
import { problemMessage } from '../passkeys.js';
import { RecoveryCodes } from '../RecoveryCodes.js';
import { SecretToScan } from '../SecretToScan.js';
import { type Change, changeCall, type Outcome } from './slice.js';
import { useSecondFactorSelector } from './state.js';

type Secret = Outcome & { kind: 'secret' };

/** What is to be changed. */
export type Opened =
  | { readonly kind: 'authenticator' }
  | { readonly kind: 'remove-authenticator' }
  | { readonly kind: 'renew-codes' }
  | { readonly kind: 'add-passkey' }
  | { readonly kind: 'rename-passkey'; readonly id: number; readonly name: string }
  | { readonly kind: 'remove-passkey'; readonly id: number; readonly name: string };

const TITLES: Record<Opened['kind'], MessageKey> = {
  authenticator: 'set-up-authenticator',
  'remove-authenticator': 'remove-authenticator',
  'renew-codes': 'new-recovery-codes',
  'add-passkey': 'add-passkey',
  'rename-passkey': 'rename-passkey',
  'remove-passkey': 'remove-passkey',
};
const HELPS: Record<Opened['kind'], MessageKey> = {
  authenticator: 'set-up-authenticator-help',
  'remove-authenticator': 'remove-authenticator-help',
  'renew-codes': 'new-recovery-codes-help',
  'add-passkey': 'add-passkey-help',
  'rename-passkey': 'rename-passkey-help',
  'remove-passkey': 'remove-passkey-help',
};
/** The fields that the forms of the dialog have. */
const FIELDS = ['password', 'name', 'code'];

/** The change that a form with these fields asks for. */
function changeOf(opened: Opened, password: string, name: string): Change {
  switch (opened.kind) {
    case 'authenticator':
      return { kind: 'begin-authenticator', password };
    case 'add-passkey':
      return { kind: 'add-passkey', password, name };
    case 'rename-passkey':
      return { kind: 'rename-passkey', id: opened.id, name };
    case 'remove-passkey':
      return { kind: 'remove-passkey', id: opened.id, password };
    default:
      return { kind: opened.kind, password };
  }
}

export interface ChangeDialogProps {
  opened: Opened;
  /** Otherwise the user has signed in by an external account, and is not asked. */
  hasPassword: boolean;
  onClose: () => void;
}

/** Asks for the password, sets an app up by its first code, and hands out recovery codes. */
export const ChangeDialog = ({ opened, hasPassword, onClose }: ChangeDialogProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const { status, data, error } = useSecondFactorSelector((state) => state.secondFactor.change);
  const [secret, setSecret] = useState<Secret | null>(null);
  const pending = status === 'pending';
  const errorsOf = fieldErrors(error);
  const passkeyName = usePasskeyName(errorsOf('name'));
  const isNamed = opened.kind === 'add-passkey' || opened.kind === 'rename-passkey';
  const isDone = data?.kind === 'done';

  useEffect(() => {
    dispatch(changeCall.reset());
    return () => {
      dispatch(changeCall.reset());
    };
  }, [dispatch]);
  // It stays while a wrong code is tried again, and goes when it is too late for any.
  useEffect(() => {
    if (data?.kind === 'secret') setSecret(data);
    else if (error?.messages.ticket) setSecret(null);
  }, [data, error]);
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    const field = (name: string) => String(fields.get(name) ?? '');
    if (isNamed && !passkeyName.check(field('name').trim())) return;
    dispatch(
      changeCall.request(
        secret
          ? { kind: 'confirm-authenticator', ticket: secret.ticket, code: field('code').trim() }
          : changeOf(opened, field('password'), field('name').trim()),
      ),
    );
  };
  const isRemoval = opened.kind.startsWith('remove-');
  const asksForPassword = hasPassword && opened.kind !== 'rename-passkey';

  const codes = data?.kind === 'codes' ? data.codes : null;
  return (
    <FormDialog
      title={text(codes ? 'recovery-codes' : TITLES[opened.kind])}
      description={
        secret || codes
          ? undefined
          : text(HELPS[opened.kind], { name: 'name' in opened ? opened.name : '' })
      }
      size="sm"
      isPending={pending}
      error={error}
      messageOf={problemMessage}
      fields={FIELDS}
      submitLabel={text(secret ? 'confirm' : isRemoval ? 'remove' : 'continue')}
      tone={isRemoval ? 'danger' : 'primary'}
      onSubmit={submit}
      onClose={onClose}
      shownOnce={
        codes && (
          <Stack>
            <RecoveryCodes codes={codes} />
            <Button variant="primary" onClick={onClose}>
              {text('codes-kept')}
            </Button>
          </Stack>
        )
      }
    >
      {secret ? (
        <>
          <SecretToScan {...secret} />
          <CodeField key={secret.ticket} errors={errorsOf('code')} />
        </>
      ) : (
        <>
          {isNamed ? (
            <PasskeyNameField
              defaultValue={opened.kind === 'rename-passkey' ? opened.name : ''}
              errors={passkeyName.errors}
            />
          ) : null}
          {asksForPassword ? (
            <PasswordField
              label={text('password')}
              name="password"
              errors={errorsOf('password')}
              {...labels.passwordField}
            />
          ) : null}
          {!hasPassword && errorsOf('password').length > 0 ? (
            <Banner tone="danger">{errorsOf('password')[0]}</Banner>
          ) : null}
        </>
      )}
    </FormDialog>
  );
};
