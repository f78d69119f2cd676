import type { IdentityProvider } from '@tavoite/model';
import { type AccountMails, createAccountMails } from '../../auth/account-mails.js';
import { translate } from '../../messages/texts.js';
import type { IdentityFoundation } from './foundation.js';

export type LinkMails = AccountMails<{
  readonly userId: number;
  readonly provider: IdentityProvider;
  readonly change: 'linked' | 'unlinked';
}>;

/** Mails to users to whom an account was linked, or from whom one was unlinked. */
export function createLinkMails(foundation: IdentityFoundation): LinkMails {
  const { providers, publicUrl } = foundation.config;
  const names: Readonly<Record<IdentityProvider, string>> = {
    google: 'Google',
    azure: 'Microsoft',
    oidc: providers.oidc?.name ?? '',
  };
  return createAccountMails(foundation, 'identity', ({ provider, change }, language) => ({
    subject: translate(language, 'identity_mail_subject'),
    text: translate(language, `identity_mail_${change}`, {
      provider: names[provider],
      link: publicUrl,
    }),
  }));
}
