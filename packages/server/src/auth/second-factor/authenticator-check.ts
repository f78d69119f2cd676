import type { Queries } from '../../db/database.js';
import type { TextKey } from '../../messages/texts.js';
import { stepOfCode } from './authenticator-codes.js';
import { findAuthenticator, useStep } from './queries.js';
import type { SecretBox } from './secret-box.js';

/** Uses up a code of the user's authenticator app. Answers what is wrong with it, or null. */
export type AuthenticatorCheck = (
  tx: Queries,
  userId: number,
  code: string,
) => Promise<TextKey | null>;

export function createAuthenticatorCheck(secretBox: SecretBox): AuthenticatorCheck {
  return async (tx, userId, code) => {
    const app = await findAuthenticator(tx, userId);
    const step = app ? stepOfCode(await secretBox.open(app.secret, userId), code) : null;
    if (step === null) return 'second_factor_code_wrong';
    return (await useStep(tx, userId, step)) ? null : 'second_factor_code_used';
  };
}
