import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { demoManager } from '../support/users.js';

const WIDTHS = [320, 768, 1440];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

async function checkWidths(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await findings(page)]).toEqual([width, []]);
  }
}

for (const language of ['en', 'fi']) {
  for (const theme of ['light', 'dark']) {
    test.describe(`${language}, ${theme}`, () => {
      test.use({ locale: language, reducedMotion: 'reduce' } as object);

      test('the sign-in page has no problem that axe finds', async ({ page }) => {
        await page.goto(`/login?theme=${theme}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('form')).toBeVisible();
        await checkWidths(page);
      });

      test('the strategy screen has no problem that axe finds', async ({ page }) => {
        await page.route('**/api/user/get_user_details/', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, json: { ...(await response.json()), language } });
        });
        await openAs(page, demoManager(), `/?theme=${theme}`);
        await expect(page.getByRole('meter').first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await checkWidths(page);
      });
    });
  }
}
