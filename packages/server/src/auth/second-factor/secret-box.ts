import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Whose secrets they are; what is sealed for one purpose cannot be opened for another. */
export type SecretPurpose = 'authenticator' | 'webhook';

/** Encrypts what the server has to read again, so that a copy of the table alone tells nothing. */
export interface SecretBox {
  /** `owner` is sealed with it: moved to another user or organisation, it cannot be opened. */
  seal(text: string, owner: number): Promise<Buffer>;
  /** Throws what was not sealed with a key of this installation. */
  open(sealed: Buffer, owner: number): Promise<string>;
}

function deriveKey(signingKey: Buffer, secret: string, purpose: SecretPurpose): Buffer {
  const material = Buffer.concat([signingKey, Buffer.from(secret)]);
  return Buffer.from(hkdfSync('sha256', material, '', `tavoite ${purpose} secrets`, KEY_BYTES));
}

function openWith(key: Buffer, sealed: Buffer, owner: number): string {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(String(owner)));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

/**
 * @param readSigningKey the installation's own key, which is in the database
 * @param secret one that is not, of the settings; null without one. What was sealed before it was
 *   set can still be opened
 */
export function createSecretBox(
  readSigningKey: () => Promise<Buffer>,
  secret: string | null,
  purpose: SecretPurpose = 'authenticator',
): SecretBox {
  async function keys(): Promise<readonly [Buffer, ...Buffer[]]> {
    const signingKey = await readSigningKey();
    const own = deriveKey(signingKey, '', purpose);
    return secret === null ? [own] : [deriveKey(signingKey, secret, purpose), own];
  }
  return {
    async seal(text, owner) {
      const [key] = await keys();
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      cipher.setAAD(Buffer.from(String(owner)));
      return Buffer.concat([
        nonce,
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
    },
    async open(sealed, owner) {
      const [newest, older] = await keys();
      if (older === undefined) return openWith(newest, sealed, owner);
      try {
        return openWith(newest, sealed, owner);
      } catch {
        return openWith(older, sealed, owner);
      }
    },
  };
}
