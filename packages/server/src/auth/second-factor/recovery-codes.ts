import { createHash, randomBytes } from 'node:crypto';

const COUNT = 10;
const CHARACTERS = 16;
const GROUP = /.{4}(?=.)/g;
/** Crockford's: no I, L, O and U, which are misread; 32 of them, so a random byte picks evenly. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten codes of 80 random bits, like `7K2M-XQ4D-0R9T-BC3H`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    [...randomBytes(CHARACTERS)]
      .map((byte) => ALPHABET[byte % ALPHABET.length])
      .join('')
      .replace(GROUP, '$&-'),
  );
}

/** The form in which codes are stored. They cannot be guessed, so a quick hash will do. */
export function hashRecoveryCode(userId: number, code: string): Buffer {
  const plain = code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return createHash('sha256').update(`recovery code\n${userId}\n${plain}`).digest();
}
