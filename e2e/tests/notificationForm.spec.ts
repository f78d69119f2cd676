import type { Page } from '@playwright/test';
import { axeFindings, overflow } from '../support/accessibility.js';
import { openAs, tokenOf } from '../support/actions.js';
import { runSql } from '../support/database.js';
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

const MEGABYTE = 1_000_000;
const FIVE_MINUTES_MS = 5 * 60_000;

const notes = (count: number) =>
  Array.from({ length: count }, (_, index) => csv(`Muistio ${index + 1}.csv`));

/** Drops a file onto the dialog, as from the desktop. */
const drop = (page: Page, name: string) =>
  dialog(page).evaluate((ground, fileName) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['month,sales\n'], fileName, { type: 'text/csv' }));
    for (const type of ['dragover', 'drop'])
      ground.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  }, name);

test('on a phone, in Finnish: too many and too large files, the mail, and 20 files that go out', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, fixtureUser('filer'), '/notifications');
  await page.getByRole('button', { name: 'Kirjoita ilmoitus' }).click();
  const form = dialog(page);
  await form.getByRole('textbox', { name: 'Otsikko' }).fill('Lokakuun muistiot');
  await form.getByRole('textbox', { name: 'Teksti', exact: true }).click();
  await page.keyboard.type('Kaikki muistiot ovat liitteinä.');

  // One that is too large is named where it was chosen, and can be taken away there.
  await addFiles(page, [{ ...pdf('Iso.pdf'), buffer: Buffer.alloc(21 * MEGABYTE, 'x') }]);
  const problem = form.getByRole('alert');
  await expect(problem).toContainText('Iso.pdf: Tiedosto on suurempi kuin 20 Mt.');
  await expect(problem).toBeInViewport();
  await form.getByRole('button', { name: 'Poista se' }).click();
  await expect(problem).toBeHidden();
  await expect(form.getByRole('button', { name: 'Lisää tiedosto' })).toBeFocused();

  // The 21st is refused in sight, although the list is longer than the screen.
  await addFiles(page, notes(20));
  await drop(page, 'Muistio 21.csv');
  await expect(problem).toContainText('Yhtä 21 tiedostosta ei voi lähettää.');
  await expect(problem).toContainText('Muistio 21.csv');
  await expect(problem).toBeInViewport();
  await form.getByRole('button', { name: 'Julkaise', exact: true }).click();
  await expect(form.getByRole('button', { name: 'Poista se' })).toBeFocused();
  // A button that is half under the foot of the dialog would be too small a target.
  await page.setViewportSize({ width: 360, height: 3000 });
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  // The mail is what the server would send; its styles stand under the page's policy.
  await form.getByRole('checkbox', { name: 'Lähetä ilmoitus sähköpostilla' }).check();
  await form.getByRole('button', { name: 'Kaikki jäsenet', exact: true }).click();
  await form.getByRole('button', { name: 'Esikatsele sähköpostia' }).click();
  const preview = page.getByRole('dialog', { name: 'Esikatsele sähköpostia' });
  const opens = preview.getByRole('link', { name: 'Avaa Tavoitteessa' });
  await expect(opens).toHaveCSS('background-color', 'rgb(11, 100, 112)');
  await expect(preview.getByText('Lokakuun muistiot – Liitteet Oy')).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await preview.getByText('Pelkkä teksti').click();
  await expect(preview.getByText('- Muistio 20.csv')).toBeVisible();
  await preview.getByText('Englanti').click();
  await expect(preview.getByText('Files:')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await form.getByRole('checkbox', { name: 'Lähetä ilmoitus sähköpostilla' }).uncheck();

  await form.getByRole('button', { name: 'Julkaise mukana 20/21 tiedostoa' }).click();
  await expect(page.getByText('Ilmoitus on julkaistu.')).toBeVisible();
  await expect(form).toBeHidden();
  const published = card(page, 'Lokakuun muistiot');
  await expect(published.getByRole('link')).toHaveCount(20);
  await expect(published.getByRole('link', { name: 'Muistio 21.csv' })).toHaveCount(0);

  // After five minutes the addresses of files have run out; the middle button gets a fresh one, too.
  await page.clock.setFixedTime(Date.now() + FIVE_MINUTES_MS);
  const asked = page.waitForRequest(/\/api\/notification\/\d+\/$/);
  const download = page.waitForEvent('download');
  await published.getByRole('link', { name: 'Muistio 7.csv' }).click({ button: 'middle' });
  await asked;
  expect((await download).suggestedFilename()).toBe('Muistio 7.csv');
});

test('a message is planned by keyboard, seen by managers only, and published at last', async ({
  page,
  context,
}) => {
  test.slow();
  await openAs(page, fixtureUser('planner'), '/notifications');
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await page.getByRole('button', { name: 'Write a notification' }).focus();
  await press('Enter');
  const form = dialog(page);
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Next year');
  // Over the toolbar, which is one stop, into the text, and out of it by the same key.
  await press('Tab', 'Tab');
  await expect(form.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await page.keyboard.type('The plans are open for comments.');
  await press('Tab');
  await expect(form.getByRole('button', { name: 'Add a file' })).toBeFocused();
  await press('Tab');
  await expect(form.getByRole('checkbox', { name: 'Send notification' })).toBeFocused();
  await press('Space', 'Tab', 'Enter');
  await expect(form.getByText('1 of 1 members chosen')).toBeVisible();
  await expect(form.getByRole('button', { name: 'All members', exact: true })).toBeFocused();
  await form.getByRole('checkbox', { name: 'Publish later' }).focus();
  await press('Space', 'Tab');
  const day = form.getByRole('textbox', { name: 'Publish at', exact: true });
  await expect(day).toBeFocused();
  await page.keyboard.type('01/01/2026');
  await press('Tab', 'Tab');
  await page.keyboard.type('10:00');
  await expect(form.getByText(/This time has gone by/)).toBeVisible();
  const someDay = `31/12/${new Date().getFullYear() + 1}`;
  await day.fill(someDay);
  await expect(form.getByText(/This time has gone by/)).toBeHidden();
  await form.getByRole('button', { name: 'Schedule', exact: true }).focus();
  await press('Enter');
  await expect(form).toBeHidden();
  const planned = card(page, 'Next year');
  await expect(
    planned.getByText(`Published on ${someDay} at 10:00; one mail goes out`),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const other = await context.newPage();
  await openAs(other, fixtureUser('waiter'), '/notifications');
  await expect(other.getByText('No notifications', { exact: true })).toBeVisible();
  expect(mailsTo('waiter@e2e.example')).toEqual([]);

  await choose(page, 'Next year', 'Edit');
  await form.getByRole('checkbox', { name: 'Publish later' }).uncheck();
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(form).toBeHidden();
  await other.reload();
  await expect(card(other, 'Next year').getByText('New')).toBeVisible();
  await expect.poll(() => mailsTo('waiter@e2e.example').length, { timeout: POLLS_MS }).toBe(1);
});

test('a planned message appears by itself when its time has come', async ({ page, context }) => {
  test.slow();
  const SOON_MS = 5000;
  const manager = fixtureUser('scheduler');
  const watcher = fixtureUser('watcher');
  await openAs(page, manager, '/notifications');
  await page.getByRole('button', { name: 'Write a notification' }).click();
  const form = dialog(page);
  await form.getByRole('textbox', { name: 'Title' }).fill('In its time');
  await form.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('Nobody has to press anything.');
  await form.getByRole('checkbox', { name: 'Send notification' }).check();
  await form.getByRole('button', { name: 'All members', exact: true }).click();
  await form.getByRole('checkbox', { name: 'Publish later' }).check();
  await form
    .getByRole('textbox', { name: 'Publish at', exact: true })
    .fill(`31/12/${new Date().getFullYear() + 1}`);
  await form.getByRole('textbox', { name: 'Publish at: time' }).fill('10:00');
  await form.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(form).toBeHidden();
  const planned = card(page, 'In its time');
  await expect(planned.getByText(/one mail goes out/)).toBeVisible();

  const other = await context.newPage();
  await openAs(other, watcher, '/notifications');
  await expect(other.getByText('No notifications', { exact: true })).toBeVisible();
  expect(mailsTo(watcher.email)).toEqual([]);

  // Its time is brought nearer; then both pages are only looked at.
  const headers = { Authorization: `Token ${await tokenOf(page.request, manager)}` };
  const list = await page.request.get('/api/notification/', { headers });
  const [{ id }] = ((await list.json()) as { results: [{ id: number }] }).results;
  const moved = await page.request.patch(`/api/notification/${id}/`, {
    headers,
    data: { published: new Date(Date.now() + SOON_MS).toISOString() },
  });
  expect(moved.status(), await moved.text()).toBe(200);
  await expect(card(other, 'In its time').getByText('New')).toBeVisible({ timeout: 2 * POLLS_MS });
  await expect(planned.getByText(/^Read by/)).toBeVisible({ timeout: 2 * POLLS_MS });
  await expect.poll(() => mailsTo(watcher.email).length, { timeout: POLLS_MS }).toBe(1);
});

test('mails that failed are sent again from the page', async ({ page }) => {
  test.slow();
  const address = fixtureUser('mailed').email;
  await openAs(page, fixtureUser('resender'), '/notifications');
  await page.getByRole('button', { name: 'Write a notification' }).click();
  const form = dialog(page);
  await form.getByRole('textbox', { name: 'Title' }).fill('By mail');
  await form.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('For your box.');
  await form.getByRole('checkbox', { name: 'Send notification' }).check();
  await form.getByRole('combobox', { name: 'Recipients' }).fill('Mauno');
  await page.getByRole('option', { name: /Mauno Mailed/ }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(form).toBeHidden();
  await expect.poll(() => mailsTo(address).length, { timeout: POLLS_MS }).toBe(1);

  await runSql(
    `UPDATE notification_recipient SET status = 'failed', error = '552 5.2.2 The box is full'
     WHERE user_id = (SELECT id FROM "user" WHERE email = $1)`,
    [address],
  );
  await page.reload();
  const sent = card(page, 'By mail');
  await sent.getByRole('button', { name: /1 failed/ }).click();
  await expect(sent.getByText('552 5.2.2 The box is full')).toBeVisible();
  await sent.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('The mails are being sent again.')).toBeVisible();
  await expect.poll(() => mailsTo(address).length, { timeout: POLLS_MS }).toBe(2);
  await expect(sent.getByRole('button', { name: /: 1 of 1$/ })).toBeVisible({ timeout: POLLS_MS });
});

test('on a phone the bar at the bottom shows the dot, and all that is unread is marked, page after page', async ({
  page,
}) => {
  const UNREAD = 60;
  // Nothing is left of a try before this one.
  await runSql(
    `DELETE FROM notification
     WHERE organization_id = (SELECT id FROM organization WHERE key = 'e2e-many')`,
    [],
  );
  await runSql(
    `INSERT INTO notification (organization_id, title, text_value, published_at)
     SELECT id, 'News ' || n, '{"blocks":[{"text":"Short"}],"entityMap":{}}', now() - n * interval '1 second'
     FROM organization, generate_series(1, $1::integer) n WHERE key = 'e2e-many'`,
    [UNREAD],
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, fixtureUser('flooded'));
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await bar.getByRole('link', { name: /unread notifications/ }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(50);
  await expect(bar.getByRole('link', { name: 'Notifications' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('button', { name: 'Show more', exact: true }).last().click();
  await expect(cards).toHaveCount(UNREAD);
  await expect(cards.getByText('New', { exact: true })).toHaveCount(UNREAD);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
