import { hash, verify } from '@node-rs/argon2';
import { BusyError } from '../messages/errors.js';

/** argon2id with OWASP's parameters: 19 MiB, two passes. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing runs in libuv's four threads; one is left for files, names and compression. */
const MAX_CONCURRENT_HASHES = 3;
const MAX_WAITING = 200;
const RETRY_AFTER_S = 2;

/** Hash of a random password that no one knows; checked for users who do not exist, so that they take as long. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Dmy3qbZIcJUAp7bmDkNfjw$+kQAr98KBvLyAlWNUnTwSECNv7Vb0ZtfQhjzZDkU1lY';

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < MAX_CONCURRENT_HASHES) {
    running++;
  } else {
    if (waiting.length >= MAX_WAITING) {
      throw new BusyError(RETRY_AFTER_S);
    }
    // The one who leaves hands its place over.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** However a keyboard composes letters such as ä, the password is the same. */
function normal(password: string): string {
  return password.normalize('NFKC');
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password), PARAMETERS));
}

/** Whether the password fits; takes the same time for a user without one. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const fits = await inTurn(() =>
    verify(passwordHash ?? DUMMY_HASH, normal(password)).catch(() => false),
  );
  return fits && typeof passwordHash === 'string';
}
