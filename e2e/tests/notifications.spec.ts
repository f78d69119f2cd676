import type { Page } from '@playwright/test';
import { axeFindings, overflow } from '../support/accessibility.js';
import { openAs, tokenOf } from '../support/actions.js';
import {
  addFiles,
  card,
  choose,
  csv,
  dialog,
  mailsTo,
  POLLS_MS,
  pdf,
} from '../support/notifications.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

const write = (page: Page) => page.getByRole('button', { name: 'Write a notification' }).click();
const dot = (page: Page) => page.getByRole('link', { name: /unread notifications/ });

async function fill(page: Page, title: string, text: string): Promise<void> {
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog(page).getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type(text);
}

test('a message goes out with its files and is read', async ({ page, context }) => {
  test.slow();
  const reader = fixtureUser('addressee');
  await openAs(page, fixtureUser('writer'), '/notifications');
  await expect(page.getByText('No notifications', { exact: true })).toBeVisible();
  await write(page);
  await fill(page, 'October results', 'Net sales grew. See https://example.com/report for more.');
  await dialog(page).getByRole('checkbox', { name: 'Send notification' }).check();
  await dialog(page).getByRole('combobox', { name: 'Recipients' }).fill('Aatu');
  await page.getByRole('option', { name: /Aatu Addressee/ }).click();
  // Escape in the open list closes the list only.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await addFiles(page, [pdf('October.pdf'), csv('Sales.csv'), csv('Täydennys ä.csv')]);
  await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The notification has been published.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const published = card(page, 'October results');
  await expect(published.getByRole('link', { name: 'Täydennys ä.csv' })).toBeVisible();
  await expect(published.getByRole('link', { name: 'https://example.com/report' })).toBeVisible();
  await expect(published.getByRole('button', { name: /^Read by 0 of/ })).toBeVisible();
  await expect.poll(() => mailsTo(reader.email).length, { timeout: POLLS_MS }).toBe(1);

  // Two tabs of the other user show the dot; reading in one takes it away in both.
  const token = await tokenOf(page.request, reader);
  const other = await context.newPage();
  const third = await context.newPage();
  for (const tab of [other, third]) {
    await tab.goto(`/?api-token=${token}`);
    await expect(dot(tab)).toBeVisible();
  }
  await other.getByRole('link', { name: /^Notifications/ }).click();
  await expect(card(other, 'October results').getByText('New')).toBeVisible();
  await expect(other.getByRole('button', { name: /^(Actions|Write)/ })).toHaveCount(0);
  await expect(dot(other)).toBeHidden();
  // The badge stays for this visit.
  await expect(card(other, 'October results').getByText('New')).toBeVisible();
  await expect(dot(third)).toBeHidden({ timeout: POLLS_MS });
  await other.getByText(/^New/).first().click();
  await expect(other.getByRole('radio', { name: 'New (1)' })).toBeChecked();
  await expect(other).toHaveURL(/show=unread/);
  await expect(card(other, 'October results')).toBeVisible();
  await other.getByRole('searchbox', { name: 'Search notifications' }).fill('november');
  await expect(other.getByText('Nothing found', { exact: true }).last()).toBeVisible();
  await other.getByRole('button', { name: 'Show all' }).click();
  await expect(card(other, 'October results')).toBeVisible();
  const download = other.waitForEvent('download');
  await card(other, 'October results').getByRole('link', { name: 'Sales.csv' }).click();
  expect((await download).suggestedFilename()).toBe('Sales.csv');

  await page.reload();
  await published.getByRole('button', { name: 'Read by 1 of 1' }).click();
  await expect(published.getByText('Aatu Addressee').first()).toBeVisible();
});

test('a message is changed, linked to and deleted by those who may', async ({ page, context }) => {
  test.slow();
  await openAs(page, fixtureUser('editor'), '/notifications');
  await write(page);
  await fill(page, 'Plans', 'As of today.');
  await addFiles(page, [csv('old.csv'), csv('kept.csv')]);
  await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog(page)).toBeHidden();

  await choose(page, 'Plans', 'Edit');
  await dialog(page).getByRole('button', { name: 'Remove old.csv' }).click();
  await addFiles(page, [pdf('new.pdf')]);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The notification has been changed.')).toBeVisible();
  const plans = card(page, 'Plans');
  await expect(plans.getByRole('link')).toHaveText(['kept.csv', 'new.pdf']);

  // A link from a mail opens its message; without the flag there is nothing to change it with.
  const token = await tokenOf(page.request, fixtureUser('onlooker'));
  const list = await page.request.get('/api/notification/', {
    headers: { Authorization: `Token ${token}` },
  });
  const [{ id }] = ((await list.json()) as { results: [{ id: number }] }).results;
  const other = await context.newPage();
  await other.goto(
    `/notifications?notification=${id}&start-date=2020-01-01&end-date=2020-12-31&api-token=${token}`,
  );
  await expect(card(other, 'Plans')).toBeFocused();
  await expect(other.getByRole('button', { name: /^(Actions|Write)/ })).toHaveCount(0);
  const refused = await page.request.delete(`/api/notification/${id}/`, {
    headers: { Authorization: `Token ${token}` },
  });
  expect(refused.status()).toBe(403);

  await choose(page, 'Plans', 'Delete');
  await page.getByRole('button', { name: 'No, keep it' }).click();
  await expect(plans).toBeVisible();
  await choose(page, 'Plans', 'Delete');
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(plans).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeFocused();
});

test('bad input is named at its field, and nothing typed is lost', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, fixtureUser('drafter'), '/notifications');
  await write(page);
  const title = dialog(page).getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  // Enter in the title publishes nothing.
  await page.keyboard.press('Enter');
  const publish = dialog(page).getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await expect(title).toHaveAccessibleDescription('Enter a title.');
  await expect(title).toBeFocused();
  await title.fill('Kept');
  await publish.click();
  await expect(dialog(page).getByText('Write a text.')).toBeVisible();
  await expect(dialog(page).getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await fill(page, 'Kept', 'Half a thought');
  await addFiles(page, [
    csv('fine.csv'),
    { ...csv('program.exe') },
    { ...csv('empty.csv'), buffer: Buffer.alloc(0) },
  ]);
  await expect(dialog(page).getByRole('alert')).toContainText('2 of 3 files cannot be sent.');
  await expect(
    dialog(page).getByText('Files of this kind cannot be attached.', { exact: true }),
  ).toBeVisible();
  await expect(dialog(page).getByText('The file is empty.', { exact: true })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep as a draft' }).click();
  await expect(page.getByText(/“Kept” has not been sent/)).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Go on writing' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Kept');
  await expect(dialog(page).getByText('Half a thought')).toBeVisible();
  // After a reload the browser no longer has the files.
  await expect(
    dialog(page)
      .getByRole('listitem')
      .getByText(/Choose this file again/),
  ).toHaveCount(3);
  await dialog(page).getByRole('button', { name: 'Publish without files' }).click();
  await expect(page.getByText('The notification has been published.')).toBeVisible();
  await expect(card(page, 'Kept')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
