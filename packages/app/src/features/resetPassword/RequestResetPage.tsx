import { Banner, CenteredPage, FormStack, Link } from '@tavoite/ui';
import { type FormEvent, useEffect } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { EmailField, SubmitButton } from '../../core/page/formParts.js';
import { usePageTitle } from '../../core/page/Page.js';
import { useText } from '../../i18n/Texts.js';
import { requestResetCall } from './slice.js';
import { useResetPasswordSelector } from './state.js';

/** Asks for a mail with a link for a new password. Public. */
const RequestResetPage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { status, data, error } = useResetPasswordSelector((state) => state.requestReset);
  const pending = status === 'pending';
  usePageTitle(text('reset-password'));

  useEffect(() => {
    dispatch(requestResetCall.reset());
  }, [dispatch]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (!pending) dispatch(requestResetCall.request({ email }));
  };

  return (
    <CenteredPage
      productName={text('product-name')}
      title={text('reset-password')}
      lead={text('reset-password-help')}
    >
      {data ? <Banner tone="success">{data.detail}</Banner> : null}
      <FormStack
        onSubmit={submit}
        actions={
          <SubmitButton pending={pending} pendingLabel={text('sending')}>
            {text('send-reset-link')}
          </SubmitButton>
        }
      >
        <EmailField name="email" errors={error?.messages.email ?? []} />
      </FormStack>
      <Link href="/login">{text('back-to-login')}</Link>
    </CenteredPage>
  );
};

export default RequestResetPage;
