/** Who asks for a change of the own account. */
export interface Caller {
  readonly userId: number;
  /** SHA-256 of the session token. */
  readonly tokenHash: Buffer;
  readonly network: string;
}

interface Asking {
  readonly user: { readonly id: number };
  readonly tokenHash: Buffer;
  readonly network: string;
}

export const callerOf = ({ user, tokenHash, network }: Asking): Caller => ({
  userId: user.id,
  tokenHash,
  network,
});
