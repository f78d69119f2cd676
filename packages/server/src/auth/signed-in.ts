import type { AccessTokenScope, Language, ManagerFlag } from '@tavoite/model';

export interface SignedInUser {
  readonly id: number;
  readonly email: string;
  readonly username: string;
  readonly name: string;
  readonly fullName: string;
  readonly avatar: string | null;
  readonly language: Language;
  readonly status: string;
  /** Name of the access token by which a machine acts for the user. */
  readonly accessToken?: string;
  /** Those of the memberships in the active organisation and above it. */
  readonly flags: Readonly<Record<ManagerFlag, boolean>>;
}

/** The organisation on whose data a request works. */
export interface ActiveOrganization {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly nameFi: string | null;
  /** null at the top of what the user may see. */
  readonly parentId: number | null;
  /** Month number, 1 to 12. */
  readonly startOfFiscalYear: number;
  /** IANA name. */
  readonly timeZone: string;
  /** Changes whenever terms, series, targets or settings of the organisation do. */
  readonly dataVersion: number;
}

/** Who sends a request, after authentication. */
export interface SignedIn {
  readonly user: SignedInUser;
  /** null: the user belongs to no organisation. */
  readonly organization: ActiveOrganization | null;
  /** SHA-256 of the token. */
  readonly tokenHash: Buffer;
  /** What the token of a machine is for; undefined for a person's session. */
  readonly scope?: AccessTokenScope;
}
