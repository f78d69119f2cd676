import { randomBytes } from 'node:crypto';
import type { SecretBox } from '../auth/second-factor/secret-box.js';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A secret as the convention of Standard Webhooks writes it, and as it is stored. */
export async function newWebhookSecret(box: SecretBox, organizationId: number) {
  const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64');
  return { secret, sealed: await box.seal(secret, organizationId) };
}
