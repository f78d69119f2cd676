import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readCompleteness } from './read.ts';

const ID = 'virtual:completeness';

/** Gives the page of all components what `readCompleteness` finds in the sources. */
export const completeness = (): Plugin => ({
  name: 'completeness',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined;
    const rows = readCompleteness(fileURLToPath(new URL('../..', import.meta.url)));
    return `export default ${JSON.stringify(rows.map(({ code: _code, ...row }) => row))}`;
  },
});
