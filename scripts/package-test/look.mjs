import { chromium } from '@playwright/test';
import { LAUNCH_ARGS } from '../browser.mjs';

/** What each start must show: roles with names, as a reader finds them. */
const SHOWN = {
  ui: [
    ['button', 'Choose a period'],
    ['meter', 'Delivery reliability'],
  ],
  charts: [['figure', 'Sales']],
};
const SHOWN_MS = 30_000;

/**
 * Opens the page of a start and looks for what it must show.
 *
 * @returns {Promise<string[]>} what is wrong
 */
export async function lookAt(browserPath, url, title) {
  const browser = await chromium.launch({ executablePath: browserPath, args: LAUNCH_ARGS });
  const problems = [];
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (line) => {
      if (line.type() === 'error') problems.push(line.text());
    });
    await page.goto(`${url}/${title}.html`);
    for (const [role, name] of SHOWN[title]) {
      const part = page.getByRole(role, { name }).first();
      await part.waitFor({ state: 'visible', timeout: SHOWN_MS });
      const box = await part.boundingBox();
      if (!box || box.width < 20 || box.height < 8)
        problems.push(`the ${role} "${name}" has no size`);
    }
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--tavoite-color-accent').trim(),
    );
    if (accent === '') problems.push('the design tokens are not there');
    if (title === 'ui') {
      await page.getByRole('button', { name: 'Choose a period' }).click();
      await page.getByRole('gridcell').first().waitFor({ state: 'visible', timeout: SHOWN_MS });
    }
    if (title === 'charts' && (await page.locator('figure svg path').count()) === 0) {
      problems.push('the chart has no marks');
    }
  } catch (error) {
    problems.push(error.message);
  } finally {
    await browser.close();
  }
  return problems;
}
