import { expect, test } from '@playwright/test';
import { problemsOfLargeText } from './largeText.js';

const rem = (rest: string) => `font: 1rem/1.4 sans-serif; ${rest}`;

const BAD: Record<string, [html: string, problem: RegExp]> = {
  'text in pixels': [`<p style="font-size: 14px">Net sales</p>`, /"Net sales" does not grow/],
  'text in a drawing': [
    `<svg viewBox="0 0 200 40" width="200"><text y="20" font-size="12">2026</text></svg>`,
    /"2026" does not grow/,
  ],
  'a figure that is cut at the side': [
    `<p style="${rem('width: 90px; overflow: hidden; white-space: nowrap')}">1 240 k€</p>`,
    /"1 240 k€" is cut/,
  ],
  'a figure in a card of a fixed height': [
    `<div style="${rem('height: 60px; overflow: hidden')}">Net sales<br><b>1 240 k€</b></div>`,
    /"1 240 k€" is cut/,
  ],
  'a shortened text that is said nowhere': [
    `<p style="${rem('width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis')}">
      Net sales</p>`,
    /"Net sales" is cut/,
  ],
  'a label that sticks out of its button': [
    `<button style="${rem('width: 90px; height: 24px; white-space: nowrap')}">Save all</button>`,
    /"Save all" sticks out/,
  ],
  'texts over each other': [
    `<div style="${rem('position: relative')}"><span style="position: absolute; left: 0">Tammikuu</span>
      <span style="position: absolute; left: 80px">Helmikuu</span></div>`,
    /"Tammikuu" and "Helmikuu" lie over each other/,
  ],
  'a row that is wider than the screen': [
    `<p style="${rem('white-space: nowrap; width: max-content')}">${'Liikevaihto '.repeat(9)}</p>`,
    /wider than the screen/,
  ],
};

for (const [title, [html, problem]] of Object.entries(BAD)) {
  test(`twice the text size finds ${title}`, async ({ page }) => {
    await page.setContent(html);
    expect((await problemsOfLargeText(page)).join('\n')).toMatch(problem);
    // It has left the page as it was.
    expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('');
  });
}

test('twice the text size lets pass what grows, wraps, scrolls or says itself in full', async ({
  page,
}) => {
  await page.setContent(`
    <p style="${rem('width: 100px')}">Net sales of machines</p>
    <button style="${rem('width: 140px; padding: 4px')}">Save all</button>
    <div style="${rem('height: 40px; overflow: auto')}"><p>Net sales</p><p>1 240 k€</p></div>
    <p title="Net sales" style="${rem('width: 90px; overflow: hidden; white-space: nowrap')}">Net sales</p>
    <span style="${rem('position: absolute; width: 1px; height: 1px; overflow: hidden')}">Estimate</span>
    <div style="${rem('height: 30px; overflow: auto')}">Tammikuu<br>Helmikuu</div><b>Maaliskuu</b>
    <svg viewBox="0 0 200 60" width="200"><text y="40" style="font-size: 0.75rem">2026</text></svg>`);
  expect(await problemsOfLargeText(page)).toEqual([]);
});
