import { relative, sep } from 'node:path';

/**
 * A plugin of Vite: a module that looks for files beside itself finds them from where it is bundled.
 *
 * @param {string} output folder of the bundles
 */
export const ownPlaces = (output) => ({
  name: 'own-places',
  transform(code, id) {
    if (!code.includes('import.meta.url') || id.includes('/node_modules/')) return null;
    const place = relative(output, id).split(sep).join('/');
    return {
      code: code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`),
      map: null,
    };
  },
});
