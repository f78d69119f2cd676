import type { SecondFactorChallenge } from '@tavoite/model';
import {
  Banner,
  Button,
  CenteredPage,
  Divider,
  FormStack,
  Icon,
  Link,
  PasswordField,
  Stack,
} from '@tavoite/ui';
import { KeyIcon, LanguageIcon } from '@tavoite/ui/icons';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ApiFailure } from '../../api/errors.js';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { EmailField, SubmitButton } from '../../core/page/formParts.js';
import { usePageTitle } from '../../core/page/Page.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { ProviderAnswer, SignInOptions } from '../externalAccounts/index.js';
import { languageShown } from '../preferences/index.js';
import { useProviders } from '../providers/index.js';
import { SecondStep } from '../secondFactor/index.js';
import { type LoginLocationState, loginCall, safeReturnPath } from '../signIn/index.js';
import { LoginFailure } from './LoginFailure.js';

/** A passkey alone is both steps: there is no ticket of a first one. */
const BY_PASSKEY: SecondFactorChallenge = { ticket: '', methods: ['passkey'], passkey: null };

/** Passkeys belong to a host name: at an IP address there are none. */
const passkeysCanWork = () =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

/** Signs in with an e-mail and a password. Public, and shown without menus. */
export const LoginPage = () => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const labels = useLabels();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { status, error, data: challenge } = useAppSelector((root) => root.login);
  const { signedOutBy, providerAnswer } = useAppSelector((root) => root.session);
  const user = useAppSelector((root) => root.user.data);
  const providers = useProviders();
  const failureId = useId();
  const { from, forbidden } = (state ?? {}) as LoginLocationState;
  const returnTo = safeReturnPath(from);
  const pending = status === 'pending';
  const hasProviders = providers !== null && Object.values(providers).some(Boolean);
  const hasPasskeys = passkeysCanWork();
  const [isAsOther, setAsOther] = useState(false);
  const other = useAppSelector((root) => root.preferences.language) === 'fi' ? 'en' : 'fi';
  const name = user ? user.full_name || user.email : '';
  usePageTitle(text('login-title'));

  useEffect(() => {
    dispatch(loginCall.reset());
  }, [dispatch]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const fields = new FormData(event.currentTarget);
    const username = String(fields.get('username') ?? '').trim();
    const password = String(fields.get('password') ?? '');
    dispatch(loginCall.request({ username, password, returnTo }));
  };

  const signInAgain = useCallback(() => dispatch(loginCall.reset()), [dispatch]);
  const expire = useCallback(
    (failure: ApiFailure) => dispatch(loginCall.rejected(failure)),
    [dispatch],
  );
  if (providerAnswer !== null) return <ProviderAnswer />;
  if (challenge) {
    return (
      <SecondStep
        challenge={challenge}
        returnTo={returnTo}
        onBack={signInAgain}
        onExpired={expire}
      />
    );
  }

  if (user && forbidden && !isAsOther)
    return (
      <CenteredPage
        productName={text('product-name')}
        title={text('no-permission')}
        lead={text('missing-permission', { name })}
      >
        <Stack>
          <Button variant="primary" fullWidth onClick={() => navigate(returnTo)}>
            {text('continue')}
          </Button>
          <Button fullWidth onClick={() => setAsOther(true)}>
            {text('sign-in-as-other')}
          </Button>
        </Stack>
      </CenteredPage>
    );
  return (
    <CenteredPage
      productName={text('product-name')}
      title={text('login-title')}
      lead={text('login-help')}
      notice={
        error ? (
          <LoginFailure id={failureId} message={messageText(failureMessage(error))} />
        ) : user && !pending ? (
          <Banner>
            {text('already-signed-in', { name })} <Link href={returnTo}>{text('continue')}</Link>
          </Banner>
        ) : signedOutBy === 'expiry' ? (
          <Banner>{text('session-expired')}</Banner>
        ) : signedOutBy === 'refusal' ? (
          <Banner>{text('session-refused')}</Banner>
        ) : null
      }
    >
      <FormStack
        onSubmit={submit}
        aria-describedby={error ? failureId : undefined}
        actions={
          <SubmitButton pending={pending} pendingLabel={text('logging-in')}>
            {text('login')}
          </SubmitButton>
        }
      >
        <EmailField
          name="username"
          // The form is all that the page has.
          autoFocus
        />
        <PasswordField label={text('password')} name="password" {...labels.passwordField} />
      </FormStack>
      <Link href="/reset-password">{text('forgot-password')}</Link>
      {hasProviders || hasPasskeys ? (
        <Stack>
          <Divider>{text('or')}</Divider>
          {hasProviders ? <SignInOptions providers={providers} returnTo={returnTo} /> : null}
          {hasPasskeys ? (
            <Button
              fullWidth
              icon={<Icon icon={KeyIcon} size="sm" />}
              onClick={() => dispatch(loginCall.fulfilled(BY_PASSKEY))}
            >
              {text('sign-in-by-passkey')}
            </Button>
          ) : null}
        </Stack>
      ) : null}
      {/* By its own name, whatever language the page is in. */}
      <Button
        variant="quiet"
        size="sm"
        lang={other}
        icon={<Icon icon={LanguageIcon} size="sm" />}
        onClick={() => dispatch(languageShown(other))}
      >
        {other === 'fi' ? 'Suomi' : 'English'}
      </Button>
    </CenteredPage>
  );
};
