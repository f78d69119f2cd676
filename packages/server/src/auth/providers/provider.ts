/** An account as its provider names it. */
export interface ExternalAccount {
  readonly issuer: string;
  /** Never changes and is never given to another account, unlike its e-mail address. */
  readonly subject: string;
  /** For the user to know it by. */
  readonly name: string;
  /** What its provider's token says besides; null where only the provider's word was asked for. */
  readonly claims: Readonly<Record<string, unknown>> | null;
}

/** Something that shows who someone is at a provider: what a client sends. */
export type Proof =
  | { readonly access_token: string; readonly nonce?: string | undefined }
  | { readonly id_token: string; readonly nonce?: string | undefined }
  | {
      readonly code: string;
      readonly code_verifier: string;
      readonly nonce: string;
      readonly redirect_uri: string;
    };

/** What a client needs to send users to the provider. */
export interface ProviderFacts {
  readonly client_id: string;
  readonly authorization_url: string;
  /** Whether codes can be exchanged. */
  readonly code: boolean;
}

export interface Provider {
  /** Throws ProviderUnreachable where it has to be asked and does not answer. */
  facts(): Promise<ProviderFacts>;
  /**
   * Whose account it is. Throws ProofRefused for anything but a proof that is the provider's, meant
   * for us, and of now; ProviderUnreachable where the provider does not answer.
   */
  verify(proof: Proof): Promise<ExternalAccount>;
  /** Where a browser signs out of the provider and comes back from; null where it has no such page. */
  signOutUrl?(returnTo: string): Promise<string | null>;
}

/** The proof shows nothing. */
export class ProofRefused extends Error {
  override readonly name = 'ProofRefused';
}

/** The provider cannot be asked now. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}
