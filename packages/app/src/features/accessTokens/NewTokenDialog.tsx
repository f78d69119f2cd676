import {
  ACCESS_TOKEN_DAYS,
  type AccessTokenScope,
  MAX_TOKEN_NAME_CHARACTERS,
} from '@tavoite/model';
import { Banner, PasswordField, Select, TextField } from '@tavoite/ui';
import { type FormEvent, useEffect } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { FormDialog } from '../../core/page/FormDialog.js';
import { fieldErrors } from '../../core/page/fieldErrors.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { useDraft } from '../drafts/index.js';
import { ShownSecret } from '../shownSecret/index.js';
import { createCall } from './slice.js';
import { useAccessTokensSelector } from './state.js';

/** The fields that the form has. */
const FIELDS = ['name', 'password'];
const DEFAULT_DAYS = 90;

export interface NewTokenDialogProps {
  /** Otherwise the user has signed in by an external account, and is not asked. */
  hasPassword: boolean;
  onClose: () => void;
}

/** Names a token and what it is for, and shows it once. */
export const NewTokenDialog = ({ hasPassword, onClose }: NewTokenDialogProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useLabels();
  const { status, data, error } = useAccessTokensSelector((state) => state.accessTokens.create);
  // The password is kept nowhere.
  const { values, change, forget } = useDraft('access-token', { name: '' });
  const pending = status === 'pending';
  const errorsOf = fieldErrors(error);

  useEffect(() => {
    dispatch(createCall.reset());
    return () => {
      dispatch(createCall.reset());
    };
  }, [dispatch]);

  useEffect(() => {
    if (status === 'fulfilled') forget();
  }, [status, forget]);
  const close = () => {
    forget();
    onClose();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    const password = String(fields.get('password') ?? '');
    const days = Number(fields.get('days'));
    dispatch(
      createCall.request({
        name: String(fields.get('name')),
        scope: String(fields.get('scope')) as AccessTokenScope,
        days: ACCESS_TOKEN_DAYS.find((each) => each === days) ?? DEFAULT_DAYS,
        ...(password !== '' && { password }),
      }),
    );
  };

  return (
    <FormDialog
      title={text(data ? 'access-token' : 'new-access-token')}
      size="sm"
      isPending={pending}
      error={error}
      fields={FIELDS}
      submitLabel={text('create')}
      onSubmit={submit}
      onClose={close}
      shownOnce={
        data && (
          <ShownSecret
            secret={data.token}
            name="access-token"
            help="access-token-shown-once"
            notCopied="access-token-not-copied"
            onClose={onClose}
          />
        )
      }
    >
      <TextField
        label={text('access-token-name')}
        hint={text('access-token-name-hint')}
        name="name"
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
        maxLength={MAX_TOKEN_NAME_CHARACTERS}
        autoComplete="off"
        errors={errorsOf('name')}
      />
      <Select
        label={text('access-token-scope')}
        name="scope"
        options={[
          { value: 'read', label: text('access-token-reads') },
          { value: 'figures', label: text('access-token-enters') },
        ]}
      />
      <Select
        label={text('access-token-days')}
        name="days"
        defaultValue={String(DEFAULT_DAYS)}
        options={ACCESS_TOKEN_DAYS.map((days) => ({
          value: String(days),
          label: text('days', { days }),
        }))}
      />
      {hasPassword ? (
        <PasswordField
          label={text('password')}
          hint={text('access-token-password-hint')}
          name="password"
          errors={errorsOf('password')}
          {...labels.passwordField}
        />
      ) : null}
      {!hasPassword && errorsOf('password').length > 0 ? (
        <Banner tone="danger">{errorsOf('password')[0]}</Banner>
      ) : null}
    </FormDialog>
  );
};
