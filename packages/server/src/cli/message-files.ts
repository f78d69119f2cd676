import type { Config } from '../config/config.js';
import { type Connection, openDatabase } from '../db/database.js';
import { createFiles, type Files } from '../files/files.js';

/** Runs work that takes files of messages in, where no server runs. */
export async function withMessageFiles<T>(
  connection: Connection,
  config: Config,
  work: (files: Files) => Promise<T>,
): Promise<T> {
  const database = openDatabase(connection, { max: 1 });
  try {
    return await work(createFiles(config, database));
  } finally {
    await database.close();
  }
}
