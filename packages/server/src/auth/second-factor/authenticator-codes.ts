import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Tavoite';
const SECRET_BYTES = 20;
/** What every authenticator app can do: SHA-1, six digits, thirty seconds (RFC 6238). */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps of time by which a clock may be wrong. */
const TOLERATED_STEPS = 1;

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ ...PARAMETERS, issuer: ISSUER, label, secret: Secret.fromBase32(secret) });
}

/** A new secret in base 32, as it is typed into an app. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address of the QR code that an app scans. */
export function authenticatorUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The step of time that the code belongs to; null for a code that is not right now. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const token = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const totp = totpOf(secret);
  const delta = totp.validate({ token, timestamp: now, window: TOLERATED_STEPS });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
