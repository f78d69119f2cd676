import { Button, FormStack, PasswordField } from '@tavoite/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../core/hooks.js';
import { UnsavedDialog } from '../../core/page/UnsavedDialog.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import {
  isNewPassword,
  NewPasswordFields,
  NO_PASSWORD,
  useCheckedForm,
} from '../newPassword/index.js';
import { type ChangePasswordArgs, changePasswordCall } from './slice.js';
import { useChangePasswordSelector } from './state.js';

const EMPTY: ChangePasswordArgs = { old_password: '', ...NO_PASSWORD };

/** Old password, new password twice. What the server finds wrong is shown at the field and as a toast. */
export const ChangePasswordForm = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { status, error } = useChangePasswordSelector((state) => state.changePassword);
  const labels = useLabels();
  const [values, setValues] = useState(EMPTY);
  const [sent, setSent] = useState(EMPTY);
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const leave = () => navigate('/account');
  const isTyped = Object.values(values).some((value) => value !== '');
  const pending = status === 'pending';
  const isComplete = values.old_password !== '' && isNewPassword(values);
  const form = useCheckedForm(
    isComplete,
    () => {
      if (pending) return;
      setSent(values);
      dispatch(changePasswordCall.request(values));
    },
    status === 'rejected',
  );

  useEffect(() => {
    dispatch(changePasswordCall.reset());
  }, [dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once it has been changed
  useEffect(() => {
    if (status !== 'fulfilled') return;
    setValues(EMPTY);
    form.clear();
  }, [status]);

  // What was refused is an error until it is changed.
  const refused = (typed: keyof ChangePasswordArgs, name = typed) =>
    values[typed] === sent[typed] ? (error?.messages[name] ?? []) : [];
  const { old_password: old, ...fresh } = values;
  return (
    <FormStack
      ref={form.ref}
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button type="submit" variant="primary" loading={pending} loadingLabel={text('saving')}>
            {text('change-password')}
          </Button>
          <Button disabled={pending} onClick={() => (isTyped ? setLeaving(true) : leave())}>
            {text('cancel')}
          </Button>
        </>
      }
    >
      <PasswordField
        name="old_password"
        value={old}
        onChange={({ target }) => setValues({ ...values, old_password: target.value })}
        label={text('old-password')}
        errors={
          form.tried && old === '' ? [text('old-password-required')] : refused('old_password')
        }
        {...labels.passwordField}
      />
      <NewPasswordFields
        values={fresh}
        onChange={(next) => setValues({ ...values, ...next })}
        tried={form.tried}
        errors={[...refused('new_password1'), ...refused('new_password1', 'new_password2')]}
      />
      <UnsavedDialog open={isLeaving} onOpenChange={setLeaving} onDiscard={leave} />
    </FormStack>
  );
};
