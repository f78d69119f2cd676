import type { Database } from '../db/database.js';

/** What all processes on one database share. */
export interface Installation {
  /** Names this installation's part of a storage, which others may use as well. */
  readonly id: string;
  /** Signs the addresses of files. */
  readonly signingKey: Buffer;
}

const NIGHT_ENDS_HOUR = 5;

export function createInstallation(database: Database) {
  let known: Promise<Installation> | undefined;

  async function load(): Promise<Installation> {
    const { rows } = await database.query<{ id: string; signing_key: Buffer }>(
      'SELECT id, signing_key FROM installation',
    );
    const [row] = rows;
    if (!row) throw new Error('The database has no row in the table installation');
    return { id: row.id, signingKey: row.signing_key };
  }

  return {
    /** The same at every call. */
    read(): Promise<Installation> {
      known ??= load().catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      return known;
    },
    /** Whether the storage is to be looked through now, by this process: in the small hours, once a day. */
    async claimSweep(now = new Date()): Promise<boolean> {
      const hours = now.getHours() < NIGHT_ENDS_HOUR ? 12 : 36;
      const { rowCount } = await database.query(
        `UPDATE installation SET files_swept_at = now()
         WHERE files_swept_at < now() - make_interval(hours => $1)`,
        [hours],
      );
      return rowCount === 1;
    },
  };
}
