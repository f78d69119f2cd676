import type { IdentityProvider } from '@tavoite/model';
import type { Providers } from '../providers/index.js';

/** Where an account of each provider is linked. */
export const CONNECT_PATHS: Record<IdentityProvider, string> = {
  google: '/connect-google',
  azure: '/connect-azure',
  oidc: '/connect-oidc',
};

/** What users call a provider. */
export function providerName(provider: IdentityProvider, providers: Providers | null): string {
  if (provider === 'google') return 'Google';
  return provider === 'azure' ? 'Microsoft' : (providers?.oidc?.name ?? 'SSO');
}
