import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

/** More stops than the page has: the way must be found by then. */
const MAX_STOPS = 60;

test('from the sign-in page to a target by the keyboard alone', async ({ page }) => {
  const { email, password } = fixtureUser('north');
  const focused = () => page.locator(':focus');
  const tabTo = async (name: RegExp) => {
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      const label = await focused().evaluate(
        (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
      );
      if (!name.test(label)) continue;
      // The focused element must be visible and not be fully covered.
      await expect(focused()).toBeInViewport();
      const covered = await focused().evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return at === null || !(element.contains(at) || at.contains(element));
      });
      expect(covered).toBe(false);
      return;
    }
    throw new Error(`Nothing called ${name} can be reached by the keyboard`);
  };

  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('meter').first()).toBeVisible();

  await tabTo(/^Show the groups under Lower costs$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Cheaper freight' })).toBeVisible();

  await tabTo(/^Freight costs$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Freight costs' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await tabTo(/^Close$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Freight costs', exact: true })).toBeFocused();
});
