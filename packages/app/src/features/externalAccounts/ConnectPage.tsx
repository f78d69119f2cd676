import type { IdentityProvider } from '@tavoite/model';
import {
  Banner,
  Button,
  Card,
  FormStack,
  Link,
  PasswordField,
  ProviderButton,
  Skeleton,
  Stack,
} from '@tavoite/ui';
import { type FormEvent, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { CodeField } from '../../core/page/CodeField.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { Page } from '../../core/page/Page.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { providersCall, useProviders } from '../providers/index.js';
import { BRANDS, CONNECT_PATHS, providerName } from './names.js';
import { accountsScreen, identitiesCall } from './slice.js';
import { useExternalAccountsSelector } from './state.js';
import { useBegin } from './useBegin.js';

/** Links an account of one provider; who has been signed in for a while gives the password. */
export const ConnectPage = ({ provider }: { provider: IdentityProvider }) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const labels = useLabels();
  useOpenScreen(accountsScreen, provider);
  const providers = useProviders();
  const providersError = useAppSelector((state) => state.providers.error);
  const identities = useExternalAccountsSelector((state) => state.externalAccounts.identities);
  const { begin, error, problem, isLeaving } = useBegin();
  const name = providerName(provider, providers);
  const failure = providersError ?? identities.error;
  const linked = identities.data?.results.find((identity) => identity.provider === provider);
  const passwordErrors = error?.messages.password ?? [];
  const codeErrors = error?.messages.code ?? [];
  const { has_password: hasPassword = false, has_authenticator: hasApp = false } =
    identities.data ?? {};
  const [prefersCode, setPrefersCode] = useState(false);
  // The server asks for a proof where the session is not a new one.
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked && passwordErrors.length > 0 && (hasPassword || hasApp)) setIsAsked(true);
  const way = !hasPassword || (hasApp && prefersCode) ? 'code' : 'password';
  const isSaid = isAsked && passwordErrors.length + codeErrors.length > 0;
  const shown = error && !isSaid ? failureMessage(error) : problem;

  const titles = {
    google: text('connect-google'),
    azure: text('connect-azure'),
    oidc: text('connect-oidc', { name }),
  };
  const label = {
    google: text('login-with-google'),
    azure: text('connect-azure-button'),
    oidc: text('login-with', { name }),
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const password = String(fields.get('password') ?? '');
    const code = String(fields.get('code') ?? '').trim();
    begin({ provider, purpose: 'connect', password, code, returnTo: CONNECT_PATHS[provider] });
  };
  const retry = () => {
    if (providersError) dispatch(providersCall.request());
    if (identities.error) dispatch(identitiesCall.request());
  };

  const content = () => {
    if (failure)
      return <LoadFailure title={text('linked-accounts-failed')} error={failure} onRetry={retry} />;
    if (!providers || !identities.data) return <Skeleton shape="block" height={132} />;
    if (linked)
      return (
        <Banner tone="success">
          {text('account-linked-as', { name: linked.name, provider: name })}{' '}
          <Link href="/account">{text('your-account')}</Link>
        </Banner>
      );
    if (providers[provider] === null)
      return <Banner>{text('provider-not-in-use', { name })}</Banner>;
    return (
      <>
        <p>{text('connect-help', { name })}</p>
        <FormStack
          onSubmit={submit}
          actions={
            <ProviderButton
              type="submit"
              provider={BRANDS[provider]}
              loading={isLeaving}
              loadingLabel={text('going-to-provider')}
            >
              {label[provider]}
            </ProviderButton>
          }
        >
          {isAsked && way === 'code' ? (
            <>
              <p>{text('connect-password-hint')}</p>
              <CodeField errors={codeErrors} />
            </>
          ) : null}
          {isAsked && way === 'password' ? (
            <PasswordField
              label={text('password')}
              hint={text('connect-password-hint')}
              name="password"
              autoFocus
              errors={passwordErrors}
              {...labels.passwordField}
            />
          ) : null}
        </FormStack>
        {isAsked && hasPassword && hasApp ? (
          <Button variant="quiet" disabled={isLeaving} onClick={() => setPrefersCode(!prefersCode)}>
            {text(way === 'code' ? 'use-password' : 'use-authenticator')}
          </Button>
        ) : null}
      </>
    );
  };
  return (
    <Page title={titles[provider]}>
      <Card width="form">
        <Stack>
          {shown ? <Banner tone="danger">{messageText(shown)}</Banner> : null}
          {content()}
        </Stack>
      </Card>
    </Page>
  );
};
