import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const DATED = /^tavoite-\d{4}-\d\d-\d\d-\d{4}\.zip$/;

/** What a backup is called whose folder alone was said; in UTC, so that names are in order all year. */
export function datedName(at = new Date()): string {
  const [day = '', time = ''] = at.toISOString().split('T');
  return `tavoite-${day}-${time.slice(0, 5).replace(':', '')}.zip`;
}

/**
 * Removes the oldest of the backups with dated names, so that `keep` are left. It counts and does not
 * reckon: a clock that was wrong must not take them all.
 *
 * @param newest is kept in any case
 * @returns the names of those removed
 */
export async function removeOldest(
  folder: string,
  { keep, newest }: { readonly keep: number; readonly newest: string },
): Promise<string[]> {
  const others = (await readdir(folder)).filter((name) => DATED.test(name) && name !== newest);
  const old = others.sort().slice(0, Math.max(0, others.length - (keep - 1)));
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}
