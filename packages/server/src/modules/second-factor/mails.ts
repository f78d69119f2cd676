import { type AccountMails, createAccountMails } from '../../auth/account-mails.js';
import { translate } from '../../messages/texts.js';
import type { SecondFactorFoundation } from './foundation.js';

/** What a user is told of by mail. */
export type FactorChange =
  | 'authenticator_added'
  | 'authenticator_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_renewed'
  | 'recovery_code_used';

export type ChangeMails = AccountMails<{
  readonly userId: number;
  readonly change: FactorChange;
}>;

/** Mails to users whose second factors have changed. */
export const createChangeMails = (foundation: SecondFactorFoundation): ChangeMails =>
  createAccountMails(foundation, 'second-factor', ({ change }, language) => ({
    subject: translate(language, 'second_factor_mail_subject'),
    text: translate(language, 'second_factor_mail_body', {
      what: translate(language, `second_factor_mail_${change}`),
      link: foundation.config.publicUrl,
    }),
  }));
