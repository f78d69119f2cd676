import { z } from 'zod';
import { OperatorError } from './operator-error.js';
import { url, wholeNumber, yesOrNo } from './readers.js';

const postgresUrl = url('postgres:', 'postgresql:');

/** The variables that say where PostgreSQL is and how it is used. */
export const databaseEnvironment = {
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((item) => item !== ''))
    .pipe(z.array(postgresUrl))
    .default([]),
  DATABASE_PREPARED: yesOrNo.optional(),
  DATABASE_CONNECTIONS: wholeNumber(2, 1_000).default(10),
} as const;

export interface DatabaseSettings {
  /** A PostgreSQL server, as the owner of the tables and without a pool between; null: the bundled one. */
  readonly ownerUrl: string | null;
  /**
   * Where requests are served, as the working role through a pool that lends connections for one
   * transaction, such as PgBouncer; null: at `ownerUrl`.
   */
  readonly pooledUrl: string | null;
  /** Streaming replicas of it, reached as the main address is: through a pool if that is. */
  readonly replicaUrls: readonly string[];
  /** Whether statements are planned once under a name. */
  readonly isPrepared: boolean;
  /** Connections of this process at most. */
  readonly connections: number;
}

export function databaseSettingsOf(
  values: z.infer<z.ZodObject<typeof databaseEnvironment>>,
): DatabaseSettings {
  const { DATABASE_URL: main = null, DATABASE_DIRECT_URL: direct = null } = values;
  if (direct !== null && main === null)
    throw new OperatorError(
      'Unreadable setting: DATABASE_DIRECT_URL is for migrations beside a DATABASE_URL that names PgBouncer. For a PostgreSQL server alone, set DATABASE_URL.',
    );
  if (values.DATABASE_REPLICA_URLS.length > 0 && main === null)
    throw new OperatorError('Unreadable setting: DATABASE_REPLICA_URLS needs a DATABASE_URL.');
  const pooledUrl = direct === null ? null : main;
  return {
    ownerUrl: direct ?? main,
    pooledUrl,
    replicaUrls: values.DATABASE_REPLICA_URLS,
    isPrepared: values.DATABASE_PREPARED ?? pooledUrl === null,
    connections: values.DATABASE_CONNECTIONS,
  };
}
