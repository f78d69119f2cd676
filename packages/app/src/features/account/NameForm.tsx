import { MAX_NAME_CHARACTERS, type User } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { Banner, SettingRow, TextField } from '@tavoite/ui';
import { type FormEvent, useEffect } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch } from '../../core/hooks.js';
import { SaveButton } from '../../core/page/SaveButton.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { useText } from '../../i18n/Texts.js';
import { useDraft } from '../drafts/index.js';
import { nameCall } from './slice.js';
import { useAccountSelector } from './state.js';

/** The field and its button stay on one line. */
const Line = styled.form`
  display: flex;
  flex: 1;
  align-items: flex-start;
  gap: ${token('space-2')};

  > :first-child {
    flex: 1;
  }
`;

/** The row of the name by which the product addresses the user. */
export const NameForm = ({ user }: { user: User }) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const { status, error } = useAccountSelector((state) => state.account.name);
  const { values, isChanged, change, forget } = useDraft('account/name', { name: user.name });
  const pending = status === 'pending';
  const errors = error?.messages.name ?? [];
  const hint = text('shown-name-hint', { name: user.full_name || user.email });

  useEffect(() => {
    dispatch(nameCall.reset());
  }, [dispatch]);
  useEffect(() => {
    if (status === 'fulfilled') forget();
  }, [status, forget]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) dispatch(nameCall.request(values.name.trim()));
  };
  return (
    <>
      {error && errors.length === 0 ? (
        <Banner tone="danger">{messageText(failureMessage(error))}</Banner>
      ) : null}
      <SettingRow
        title={text('shown-name')}
        description={hint}
        actions={
          <Line onSubmit={submit} noValidate>
            <TextField
              name="name"
              label={text('shown-name')}
              hideLabel
              aria-description={hint}
              errors={errors}
              value={values.name}
              onChange={({ target }) => change({ name: target.value })}
              maxLength={MAX_NAME_CHARACTERS}
              autoComplete="name"
            />
            <SaveButton variant="secondary" pending={pending} unchanged={!isChanged} />
          </Line>
        }
      />
    </>
  );
};
