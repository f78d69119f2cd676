import { Banner, CenteredPage, FormStack, Link, PasswordField } from '@tavoite/ui';
import { type FormEvent, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useAppDispatch } from '../../core/hooks.js';
import { SubmitButton } from '../../core/page/formParts.js';
import { usePageTitle } from '../../core/page/Page.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { confirmResetCall, linkProblem } from './slice.js';
import { useResetPasswordSelector } from './state.js';

/** Where the mailed link leads: a new password, twice. Public. */
const ConfirmResetPage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { uid = '', token = '' } = useParams();
  const { status, error } = useResetPasswordSelector((state) => state.confirmReset);
  const pending = status === 'pending';
  const problem = linkProblem(error);
  usePageTitle(text('set-new-password'));

  useEffect(() => {
    dispatch(confirmResetCall.reset());
  }, [dispatch]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    if (pending) return;
    dispatch(
      confirmResetCall.request({
        uid,
        token,
        new_password1: String(fields.get('new_password1') ?? ''),
        new_password2: String(fields.get('new_password2') ?? ''),
      }),
    );
  };
  const toggle = useLabels().passwordField;

  return (
    <CenteredPage productName={text('product-name')} title={text('set-new-password')}>
      {problem ? (
        <Banner tone="danger">
          {problem} <Link href="/reset-password">{text('reset-password')}</Link>
        </Banner>
      ) : null}
      <FormStack
        onSubmit={submit}
        actions={
          <SubmitButton pending={pending} pendingLabel={text('saving')}>
            {text('confirm')}
          </SubmitButton>
        }
      >
        <PasswordField
          {...toggle}
          name="new_password1"
          label={text('new-password')}
          hint={text('password-hint')}
          autoComplete="new-password"
          errors={error?.messages.new_password1 ?? []}
        />
        <PasswordField
          {...toggle}
          name="new_password2"
          label={text('new-password-confirmation')}
          autoComplete="new-password"
          errors={error?.messages.new_password2 ?? []}
        />
      </FormStack>
      <Link href="/login">{text('back-to-login')}</Link>
    </CenteredPage>
  );
};

export default ConfirmResetPage;
