import type { Language } from '@tavoite/model';
import type { ActiveOrganization } from '../auth/signed-in.js';
import type { Queries } from '../db/database.js';

/** Whose request it is: whose data to use, the language of titles, and access to the database and to memory for a response. */
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
