import type { Language } from '@tavoite/model';
import type { Audit } from '../../auth/audit.js';
import type { Caller } from '../../auth/caller.js';
import type { OwnSession, SessionStore } from '../../auth/session-store.js';
import type { Database } from '../../db/database.js';
import { NotFoundError } from '../../messages/errors.js';
import { updateLanguage, updateName } from './queries.js';

export interface UserFoundation {
  readonly audit: Audit;
  readonly database: Database;
  readonly sessions: SessionStore;
}

export function createUserService({ audit, database, sessions }: UserFoundation) {
  return {
    /** Keeps the language in which the user wants to be answered. */
    async setLanguage(userId: number, language: Language): Promise<void> {
      await updateLanguage(database.global, userId, language);
    },

    /** Keeps the name by which the user is addressed; an empty one gives way to the full name. */
    async setName(userId: number, name: string): Promise<void> {
      await database.transaction(async (tx) => {
        await updateName(tx, userId, name);
        await audit.record('name_changed', { userId }, tx);
      });
    },

    listSessions: ({ userId, tokenHash }: Caller): Promise<OwnSession[]> =>
      sessions.list(userId, tokenHash),

    /** Signs the user out in one place; answers the sessions that go on. */
    async endSession({ userId, tokenHash }: Caller, id: number): Promise<OwnSession[]> {
      await database.transaction(async (tx) => {
        if (!(await sessions.revokeOne(tx, userId, id))) throw new NotFoundError();
        await audit.record('session_ended', { userId, detail: { session: id } }, tx);
      });
      return sessions.list(userId, tokenHash);
    },

    /** Signs the user out everywhere else; sign-ins that wait for their second step end, too. */
    async endOtherSessions({ userId, tokenHash }: Caller): Promise<OwnSession[]> {
      await database.transaction(async (tx) => {
        await sessions.revokeAll(tx, userId, tokenHash);
        await audit.record('other_sessions_ended', { userId }, tx);
      });
      return sessions.list(userId, tokenHash);
    },
  };
}

export type UserService = ReturnType<typeof createUserService>;
