import { MAX_NAME_CHARACTERS } from '@tavoite/model';
import { Banner, Button, FormStack, TextField } from '@tavoite/ui';
import { type FormEvent, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { useText } from '../../i18n/Texts.js';
import { useDraft } from '../drafts/index.js';
import { nameCall } from './slice.js';
import { useAccountSelector } from './state.js';

/** The name by which the product addresses the user, and the address they sign in with. */
export const NameForm = () => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const user = useAppSelector((state) => state.user.data);
  const { status, error } = useAccountSelector((state) => state.account.name);
  const { values, change, forget } = useDraft('account/name', { name: user?.name ?? '' });
  const pending = status === 'pending';
  const errors = error?.messages.name ?? [];

  useEffect(() => {
    dispatch(nameCall.reset());
  }, [dispatch]);
  useEffect(() => {
    if (status === 'fulfilled') forget();
  }, [status, forget]);

  if (!user) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) dispatch(nameCall.request(values.name.trim()));
  };
  return (
    <FormStack
      onSubmit={submit}
      actions={
        <Button type="submit" variant="primary" loading={pending} loadingLabel={text('saving')}>
          {text('save')}
        </Button>
      }
    >
      <p>{text('sign-in-address', { email: user.email })}</p>
      {error && errors.length === 0 ? (
        <Banner tone="danger">{messageText(failureMessage(error))}</Banner>
      ) : null}
      <TextField
        name="name"
        label={text('shown-name')}
        hint={text('shown-name-hint', { name: user.full_name || user.email })}
        errors={errors}
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
        maxLength={MAX_NAME_CHARACTERS}
        autoComplete="name"
      />
    </FormStack>
  );
};
