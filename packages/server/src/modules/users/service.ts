import type { Language } from '@tavoite/model';
import type { Database } from '../../db/database.js';
import { updateLanguage } from './queries.js';

export function createUserService(database: Database) {
  return {
    /** Keeps the language in which the user wants to be answered. */
    async setLanguage(userId: number, language: Language): Promise<void> {
      await updateLanguage(database.global, userId, language);
    },
  };
}

export type UserService = ReturnType<typeof createUserService>;
