import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const markup = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const STYLE = `
body { margin: 2rem; font: 1rem/1.5 system-ui; color: #1b2a30; background: #f4f6f6 }
section { margin-block: 2rem; padding: 1rem; background: #fff; border-radius: 8px }
.pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem }
figure { margin: 0 } img { max-width: 100%; border: 1px solid #ccd5d8 }`;

/**
 * Writes a page with before, after and difference of every picture that is not as it was.
 *
 * @param {string} folder emptied first
 * @param {readonly { key: string, title: string, status: string, note?: string, before?: Buffer,
 *   after?: Buffer, difference?: Buffer }[]} results
 * @returns {string} path of the page
 */
export function writeReport(folder, results) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections = results
    .filter(({ status }) => status !== 'same')
    .map((result) => {
      const figures = ['before', 'after', 'difference']
        .filter((kind) => result[kind])
        .map((kind) => {
          const name = `${result.key}.${kind}.png`;
          writeFileSync(join(folder, name), result[kind]);
          return `<figure><figcaption>${kind}</figcaption><a href="${name}"><img src="${name}" alt="${kind}"></a></figure>`;
        });
      return `<section><h2>${markup(result.title)}</h2><p>${markup(result.status)}${
        result.note ? `: ${markup(result.note)}` : ''
      }</p><div class="pictures">${figures.join('')}</div></section>`;
    });
  const page = join(folder, 'index.html');
  const same = results.length - sections.length;
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of stories</title>
<style>${STYLE}</style><h1>Pictures of stories</h1>
<p>${same} of ${results.length} are as they were.</p>
${sections.join('\n')}</html>
`,
  );
  return page;
}
