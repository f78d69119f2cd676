import { Banner, ProviderButton } from '@tavoite/ui';
import { failureMessage } from '../../i18n/failureMessages.js';
import { useText } from '../../i18n/Texts.js';
import type { Providers } from '../providers/index.js';
import { BRANDS, providerName } from './names.js';
import { useBegin } from './useBegin.js';

const ORDER = ['google', 'azure', 'oidc'] as const;

export interface SignInOptionsProps {
  providers: Providers;
  /** Path to go to afterwards. */
  returnTo: string;
}

/** A button for each provider that is set up, and why the last attempt came to nothing. */
export const SignInOptions = ({ providers, returnTo }: SignInOptionsProps) => {
  const { text, messageText } = useText();
  const { begin, error, problem, leavingFor } = useBegin();
  const shown = error ? failureMessage(error) : problem;
  const label = (provider: (typeof ORDER)[number]) => {
    if (provider === 'google') return text('login-with-google');
    if (provider === 'azure') return text('login-with-microsoft');
    return text('login-with', { name: providerName(provider, providers) });
  };
  return (
    <>
      {shown ? <Banner tone="danger">{messageText(shown)}</Banner> : null}
      {ORDER.filter((provider) => providers[provider] !== null).map((provider) => (
        <ProviderButton
          key={provider}
          fullWidth
          provider={BRANDS[provider]}
          loading={leavingFor === provider}
          loadingLabel={text('going-to-provider')}
          onClick={() => begin({ provider, purpose: 'login', returnTo })}
        >
          {label(provider)}
        </ProviderButton>
      ))}
    </>
  );
};
