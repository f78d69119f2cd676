import { timingSafeEqual } from 'node:crypto';
import type { Contract, EndpointRequest } from '@tavoite/model';
import { createAttempts, EXTERNAL_LIMITS } from '../../auth/attempts.js';
import type { Audit } from '../../auth/audit.js';
import { passwordProblems } from '../../auth/password-rules.js';
import { hashPassword } from '../../auth/passwords.js';
import type { RateLimits } from '../../auth/rate-limits.js';
import type { Database } from '../../db/database.js';
import { freeKey } from '../../domain/free-key.js';
import { createInstallation } from '../../files/installation.js';
import { FieldError } from '../../messages/errors.js';
import { setUpCode } from './code.js';

type SetUp = EndpointRequest<Contract['setUp']>['body'];

export interface SetUpFoundation {
  readonly audit: Audit;
  readonly database: Database;
  readonly rateLimits: RateLimits;
}

/** The first organisation and its manager, by whoever sees what the start prints. */
export function createSetUpService({ audit, database, rateLimits }: SetUpFoundation) {
  const installation = createInstallation(database);
  // The code cannot be guessed: what is limited is the work of trying.
  const attempts = createAttempts(rateLimits, 'set_up', EXTERNAL_LIMITS);

  async function isOpen(code: string): Promise<boolean> {
    const { rows } = await database.query<{ empty: boolean }>('SELECT is_empty() AS empty');
    if (rows[0]?.empty !== true) return false;
    const expected = Buffer.from(setUpCode((await installation.read()).signingKey));
    const given = Buffer.from(code);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  return {
    /** Whether the code makes the first organisation; once there is anything, none does. */
    async isOpen(network: string, code: string): Promise<boolean> {
      await attempts.count('set-up', { network, known: 'network' });
      return isOpen(code);
    },

    async setUp(network: string, input: SetUp): Promise<void> {
      await attempts.count('set-up', { network, known: 'network' });
      const { code, email, full_name, organization_name: name, new_password1: password } = input;
      if (!(await isOpen(code))) throw new FieldError({ code: ['set_up_over'] });
      const owner = { email, username: email, fullName: full_name, organizations: [name] };
      const problems = await passwordProblems(password, owner);
      if (password !== input.new_password2) problems.unshift('password_mismatch');
      if (problems.length > 0) throw new FieldError({ new_password2: problems });
      const passwordHash = await hashPassword(password);
      await database.transaction(async (tx, client) => {
        const { rows } = await client.query<{ made: boolean }>(
          'SELECT set_up($1, $2, $3, $4, $5, $6, $7) AS made',
          [
            freeKey('', name, new Set(), 'organization'),
            name,
            input.time_zone,
            email,
            full_name,
            input.language,
            passwordHash,
          ],
        );
        if (rows[0]?.made !== true) throw new FieldError({ code: ['set_up_over'] });
        await audit.record('set_up', { detail: { network } }, tx);
      });
    },
  };
}

export type SetUpService = ReturnType<typeof createSetUpService>;
