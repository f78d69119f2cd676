/** A term that is in the database already, as far as new rows may refer to it. */
export interface StoredTerm {
  readonly id: number;
  readonly formula: string | null;
  readonly parent: string | null;
  readonly additionalParents: readonly string[];
  readonly sumValuesInTree: boolean;
  readonly unit: string | null;
}

export interface StoredMapping {
  readonly id: number;
  readonly parent: string | null;
  readonly viewTitle: string;
  readonly viewTitleFi: string | null;
  readonly redirect: boolean;
}

export interface StoredOrganization {
  readonly id: number;
  readonly parent: string | null;
  readonly terms: ReadonlyMap<string, StoredTerm>;
  /** Parent key by group key. */
  readonly targetGroups: ReadonlyMap<
    string,
    { readonly id: number; readonly parent: string | null }
  >;
  readonly mappings: ReadonlyMap<string, StoredMapping>;
}

export interface StoredUser {
  readonly id: number;
  readonly passwordHash: string | null;
  /** Keys of the organisations that the user is a member of, inherited ones left out. */
  readonly organizations: readonly string[];
}

/** What the database holds that a folder may refer to; all by key, users by e-mail. */
export interface Stored {
  readonly organizations: ReadonlyMap<string, StoredOrganization>;
  readonly users: ReadonlyMap<string, StoredUser>;
}

/** An empty database. */
export const nothingStored: Stored = { organizations: new Map(), users: new Map() };
