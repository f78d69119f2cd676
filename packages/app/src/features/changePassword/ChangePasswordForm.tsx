import { Button, FormStack, PasswordField } from '@tavoite/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { type ChangePasswordArgs, changePasswordCall } from './slice.js';
import { useChangePasswordSelector } from './state.js';

const EMPTY: ChangePasswordArgs = { old_password: '', new_password1: '', new_password2: '' };

/** Old password, new password twice. What the server finds wrong is shown at the field and as a toast. */
const ChangePasswordForm = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { status, error } = useChangePasswordSelector((state) => state.changePassword);
  const labels = useLabels();
  const [values, setValues] = useState(EMPTY);
  const pending = status === 'pending';

  useEffect(() => {
    dispatch(changePasswordCall.reset());
  }, [dispatch]);

  useEffect(() => {
    if (status === 'fulfilled') setValues(EMPTY);
  }, [status]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) dispatch(changePasswordCall.request(values));
  };
  const field = (name: keyof ChangePasswordArgs) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
    errors: error?.messages[name] ?? [],
    ...labels.passwordField,
  });

  return (
    <FormStack
      onSubmit={submit}
      actions={
        <Button type="submit" variant="primary" loading={pending} loadingLabel={text('saving')}>
          {text('confirm')}
        </Button>
      }
    >
      <PasswordField {...field('old_password')} label={text('old-password')} />
      <PasswordField
        {...field('new_password1')}
        label={text('new-password')}
        hint={text('password-hint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('new_password2')}
        label={text('new-password-confirmation')}
        autoComplete="new-password"
      />
    </FormStack>
  );
};

export default ChangePasswordForm;
