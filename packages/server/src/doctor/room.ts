import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Finding, ok, problem, warning } from './finding.js';

const MEGABYTE = 1024 ** 2;
const LITTLE_BYTES = 2 * 1024 * MEGABYTE;
/** PostgreSQL stops when it cannot write its log. */
const TOO_LITTLE_BYTES = 200 * MEGABYTE;

/** The folder, or the nearest one above it that there is. */
async function existing(folder: string): Promise<string> {
  if (await stat(folder).catch(() => null)) return folder;
  return dirname(folder) === folder ? folder : existing(dirname(folder));
}

/** Whether there is room on the disk of the data folder. */
export async function checkRoom(dataFolder: string, little = LITTLE_BYTES): Promise<Finding[]> {
  const folder = await existing(dataFolder);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const says = `${Math.floor(free / MEGABYTE)} MB are free on the disk of ${dataFolder}.`;
  const advice = 'Make room on it, or move the data folder to another disk and set TAVOITE_DATA.';
  if (free < TOO_LITTLE_BYTES) return [problem(says, advice)];
  return [free < little ? warning(says, advice) : ok(says)];
}

/** Whether this user is the one to whom the data folder belongs; else what is found out is not what the server finds. */
export async function checkUser(dataFolder: string): Promise<Finding[]> {
  const found = await stat(dataFolder).catch(() => null);
  const own = process.getuid?.();
  if (!found || own === undefined || own === found.uid || own === 0) return [];
  return [
    warning(
      `The data folder ${dataFolder} belongs to another user (${found.uid}, this one is ${own}).`,
      'Run tavoite doctor as the user as whom Tavoite runs.',
    ),
  ];
}
