import { plainLowerCase } from '../slug/slug.js';

/**
 * The name of a data map's CSV file: the organisation's name in lower case, ä/ö/å as a/o/a, every
 * other character that is no letter a–z or digit an underscore. `datamap.csv` without a name.
 */
export function csvFileName(organizationName: string | null | undefined): string {
  const name = plainLowerCase((organizationName ?? '').trim()).replace(/[^a-z0-9]/gu, '_');
  return `${name || 'datamap'}.csv`;
}
