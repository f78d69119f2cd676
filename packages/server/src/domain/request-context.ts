import type { Language } from '@tavoite/model';
import type { ActiveOrganization } from '../auth/signed-in.js';
import type { Queries } from '../db/database.js';

/** For whom a request works: whose data is meant, the language of titles, and the way to the database. */
export interface RequestContext {
  /** The active organisation; a user who belongs to none is refused. */
  readonly organization: ActiveOrganization;
  /** The language in which to answer. */
  readonly language: Language;
  /** Runs queries in one transaction that sees the active organisation's rows only. */
  inOrganization<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
}
