import type { Page } from '@playwright/test';
import { expect } from './test.js';
import type { wordsOf } from './words.js';

const LAST_MONTH = (() => {
  const day = new Date();
  day.setUTCDate(0);
  return day.toISOString().slice(0, 7);
})();

/** From the front page of an organisation without anything, signed in as its manager, to a target that is not reached. */
export async function reachRedTarget(page: Page, word: ReturnType<typeof wordsOf>): Promise<void> {
  // Of the server whose page is open.
  const goHome = () => page.goto(new URL('/', page.url()).href);
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: word('save') });
  const steps = page.getByRole('region', { name: word('first-steps') });
  const done = steps.getByText(word('first-step-done'), { exact: true });
  await steps.getByRole('link', { name: word('new-term') }).click();
  await dialog.getByLabel(word('term-title-en')).fill('Orders');
  await dialog.getByRole('textbox', { name: word('term-key') }).fill('orders');
  await save.click();
  await expect(dialog).toBeHidden();

  await goHome();
  await expect(done).toHaveCount(1);
  await steps.getByRole('link', { name: word('monthly-figures') }).click();
  await page.getByRole('button', { name: word('from-file') }).click();
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'orders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`term,month,value,verified\norders,${LAST_MONTH},12,true\n`),
  });
  const preview = page.getByRole('dialog', { name: word('save-figures') });
  await preview.getByRole('button', { name: word('save') }).click();
  await expect(preview).toBeHidden();

  await goHome();
  await expect(done).toHaveCount(2);
  await steps.getByRole('link', { name: word('targets') }).click();
  await page.getByRole('button', { name: word('new-group') }).click();
  await dialog.getByLabel(word('term-title-en')).fill('Growth');
  await save.click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `${word('new-target')}: Growth` }).click();
  await dialog.getByLabel(word('term-title-en')).fill('Forty orders');
  await dialog.getByRole('textbox', { name: word('target-formula') }).fill('orders');
  await dialog.getByRole('textbox', { name: word('target-target-formula') }).fill('40');
  await expect(dialog.getByRole('meter')).toHaveAttribute('aria-valuetext', /30/);
  await save.click();
  await expect(dialog).toBeHidden();

  await goHome();
  await expect(steps).toBeHidden();
  // Also named among those that are furthest behind.
  await expect(page.getByRole('button', { name: 'Forty orders', exact: true })).toBeVisible();
  await expect(page.getByRole('meter', { name: /Forty orders/ })).toHaveAttribute(
    'aria-valuetext',
    /30/,
  );
}
