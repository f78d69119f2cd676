import type { IdentityProvider } from '@tavoite/model';
import type { SignInProvider } from '@tavoite/ui';
import type { Providers } from '../providers/index.js';

/** Where an account of each provider is linked. */
export const CONNECT_PATHS: Record<IdentityProvider, string> = {
  google: '/connect-google',
  azure: '/connect-azure',
  oidc: '/connect-oidc',
};

/** Whose mark and colours the buttons of each provider have. */
export const BRANDS: Record<IdentityProvider, SignInProvider> = {
  google: 'google',
  azure: 'microsoft',
  oidc: 'other',
};

/** What users call a provider. */
export function providerName(provider: IdentityProvider, providers: Providers | null): string {
  if (provider === 'google') return 'Google';
  return provider === 'azure' ? 'Microsoft' : (providers?.oidc?.name ?? 'SSO');
}
