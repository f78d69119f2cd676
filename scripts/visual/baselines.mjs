// The pictures that are in the repository, and the browser that drew them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const major = (version) => version.split('.')[0];

/** @param {string} folder */
export function openBaselines(folder) {
  const file = (key) => join(folder, `${key}.png`);
  const drawnBy = join(folder, 'drawn-by.json');
  return {
    read: (key) => (existsSync(file(key)) ? readFileSync(file(key)) : undefined),

    write(key, picture) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file(key), picture);
    },

    remove: (key) => rmSync(file(key)),

    /** Keys of pictures for which there is no story any more. */
    orphans(keys) {
      const known = new Set(keys);
      const names = existsSync(folder) ? readdirSync(folder) : [];
      return names
        .filter((name) => name.endsWith('.png'))
        .map((name) => name.slice(0, -'.png'.length))
        .filter((key) => !known.has(key));
    },

    /** Remembers which browser drew the pictures. */
    sign({ version, platform }) {
      const text = JSON.stringify({ chromium: major(version), platform }, undefined, 2);
      writeFileSync(drawnBy, `${text}\n`);
    },

    /** Undefined when this browser draws as the one that drew the pictures, else why it may not. */
    foreign({ version, platform }) {
      if (!existsSync(drawnBy)) return undefined;
      const drawn = JSON.parse(readFileSync(drawnBy, 'utf8'));
      if (drawn.chromium === major(version) && drawn.platform === platform) return undefined;
      const here = `Chromium ${major(version)} on ${platform}`;
      return `drawn by Chromium ${drawn.chromium} on ${drawn.platform}, looked at by ${here}`;
    },
  };
}
