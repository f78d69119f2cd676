import { Banner, Button, CenteredPage, FormStack, Link } from '@tavoite/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { EmailField, SubmitButton } from '../../core/page/formParts.js';
import { usePageTitle } from '../../core/page/Page.js';
import { useText } from '../../i18n/Texts.js';
import { requestResetCall } from './slice.js';
import { useResetPasswordSelector } from './state.js';

/** Asks for a mail with a link for a new password. Once it is sent there is no form to send again. Public. */
const RequestResetPage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { status, data, error } = useResetPasswordSelector((state) => state.requestReset);
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLFormElement>(null);
  const pending = status === 'pending';
  usePageTitle(text('reset-password'));

  useEffect(() => {
    dispatch(requestResetCall.reset());
  }, [dispatch]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setEmpty(email === '');
    if (email === '') field.current?.querySelector('input')?.focus();
    else if (!pending) dispatch(requestResetCall.request({ email }));
  };

  return (
    <CenteredPage
      productName={text('product-name')}
      title={text('reset-password')}
      lead={data ? undefined : text('reset-password-help')}
      notice={null}
    >
      {data ? (
        <>
          <Banner tone="success">{data.detail}</Banner>
          <Button fullWidth onClick={() => dispatch(requestResetCall.reset())}>
            {text('other-address')}
          </Button>
        </>
      ) : (
        <FormStack
          ref={field}
          onSubmit={submit}
          actions={
            <SubmitButton pending={pending} pendingLabel={text('sending')}>
              {text('send-reset-link')}
            </SubmitButton>
          }
        >
          <EmailField
            name="email"
            errors={isEmpty ? [text('email-required')] : (error?.messages.email ?? [])}
          />
        </FormStack>
      )}
      <Link href="/login">{text('back-to-login')}</Link>
    </CenteredPage>
  );
};

export default RequestResetPage;
