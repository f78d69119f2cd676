import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = 'virtual:language';
/** Stories, and what they share. */
const FILES = /\/packages\/(?:ui|charts)\/(?:src\/.+\.stories|test\/.+)\.tsx$/;

/**
 * Lets the elements that stories write say their texts in the language of the toolbar, however deep
 * in a story they are.
 */
export const language = (): Plugin => ({
  name: 'language-of-stories',
  enforce: 'pre',
  resolveId: (id) =>
    id.startsWith(`${SOURCE}/`)
      ? fileURLToPath(new URL(`./${id.slice(SOURCE.length + 1)}.ts`, import.meta.url))
      : undefined,
  transform(code, id) {
    const [file = ''] = id.split('?');
    if (!FILES.test(file)) return undefined;
    return { code: `/** @jsxImportSource ${SOURCE} */ ${code}`, map: null };
  },
});
