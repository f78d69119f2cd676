import type { Page } from '@playwright/test';
import { openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { demoManager } from '../support/users.js';

const PAGES = [
  '/',
  '/result',
  '/result?view=numbers',
  '/data-map',
  '/logic',
  '/roadmap',
  '/reports',
];

const hotLink = (page: Page) => page.getByRole('button', { name: 'Switch environment' });

/** Texts and controls of the page that the button lies over. */
const covered = (page: Page) =>
  hotLink(page).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
    const points = shares.flatMap((x) =>
      shares.map((y) => [left + x * width, top + y * height] as const),
    );
    const below = points.flatMap(([x, y]) => document.elementsFromPoint(x, y));
    return [...new Set(below)]
      .filter((element) => element.closest('main') && element.children.length === 0)
      .filter(
        (element) =>
          element.matches('button, a, input, text, path, rect') || element.textContent !== '',
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });

for (const path of PAGES) {
  test(`the plus lies over nothing, wherever the page is scrolled to: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openAs(page, demoManager(), path);
    await expect(hotLink(page)).toHaveAttribute('title', 'Switch environment');
    await page.waitForLoadState('networkidle');
    for (const share of [0, 0.3, 0.6, 1]) {
      await page.evaluate((to) => {
        window.scrollTo(0, to * document.documentElement.scrollHeight);
      }, share);
      expect(await covered(page)).toEqual([]);
    }
  });
}

test('on a phone it stands in a bar below the page, whose end can be read above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/result', '/result?view=numbers', '/data-map', '/reports']) {
    await openAs(page, demoManager(), path);
    await page.waitForLoadState('networkidle');
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          return covered(page);
        },
        { message: path },
      )
      .toEqual([]);
    const box = await hotLink(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }
});
