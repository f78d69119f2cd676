import type { Language } from '@tavoite/model';
import type { ActiveOrganization } from '../auth/signed-in.js';
import type { Queries } from '../db/database.js';

/** For whom a request works: whose data is meant, the language of titles, and the ways to the database and to room for an answer. */
export interface RequestContext {
  /** The active organisation; a user who belongs to none is refused. */
  readonly organization: ActiveOrganization;
  /** The language in which to answer. */
  readonly language: Language;
  /** Runs queries in one transaction that sees the active organisation's rows only. */
  inOrganization<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /**
   * Waits until this process has room for an answer made of so many values; the room is given back
   * when the answer has been sent.
   *
   * @throws FieldError for too many values, BusyError when too many requests wait
   */
  reserve(cells: number): Promise<void>;
}
