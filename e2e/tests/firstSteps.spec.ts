import { openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

const LAST_MONTH = (() => {
  const day = new Date();
  day.setUTCDate(0);
  return day.toISOString().slice(0, 7);
})();

test('an empty organisation comes to a red target in the browser alone', async ({ page }) => {
  await openAs(page, fixtureUser('first-keeper'), '/');
  const dialog = page.getByRole('dialog');
  const steps = page.getByRole('region', { name: 'Three steps to begin' });
  const done = steps.getByText('Done', { exact: true });
  await steps.getByRole('link', { name: 'New term' }).click();
  await dialog.getByLabel('Title in English').fill('Orders');
  await dialog.getByRole('textbox', { name: 'Key' }).fill('orders');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/');
  await expect(done).toHaveCount(1);
  await steps.getByRole('link', { name: 'Monthly figures' }).click();
  await page.getByRole('button', { name: 'From a file' }).click();
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'orders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`term,month,value,verified\norders,${LAST_MONTH},12,true\n`),
  });
  const preview = page.getByRole('dialog', { name: 'Save figures' });
  await preview.getByRole('button', { name: 'Save' }).click();
  await expect(preview).toBeHidden();

  await page.goto('/');
  await expect(done).toHaveCount(2);
  await steps.getByRole('link', { name: 'Targets' }).click();
  await page.getByRole('button', { name: 'New group' }).click();
  await dialog.getByLabel('Title in English').fill('Growth');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'New target: Growth' }).click();
  await dialog.getByLabel('Title in English').fill('Forty orders');
  await dialog.getByRole('textbox', { name: 'Measured by' }).fill('orders');
  await dialog.getByRole('textbox', { name: 'Target value' }).fill('40');
  await expect(dialog.getByRole('meter')).toHaveAttribute('aria-valuetext', /30/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/');
  await expect(steps).toBeHidden();
  await expect(page.getByText('Forty orders')).toBeVisible();
  await expect(page.getByRole('meter', { name: /Forty orders/ })).toHaveAttribute(
    'aria-valuetext',
    /30/,
  );
});
