import { readFileSync } from 'node:fs';

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');

/** Of this program. */
export const VERSION = (JSON.parse(manifest) as { version: string }).version;
