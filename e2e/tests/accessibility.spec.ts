import { axeFindings, nameOf, useView, viewsOf } from '../support/accessibility.js';
import { openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { demoManager } from '../support/users.js';

for (const view of viewsOf([320, 768, 1440])) {
  const { language, theme } = view;
  test.describe(nameOf(view), () => {
    test.use({ locale: language });

    test('axe finds nothing on the sign-in page and the strategy screen', async ({ page }) => {
      await useView(page, view);
      await page.goto(`/login?theme=${theme}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('form')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      await openAs(page, demoManager(), `/?theme=${theme}`);
      await expect(page.getByRole('meter').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
