import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chooseInUserMenu, openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

const received: { headers: IncomingHttpHeaders; body: string }[] = [];
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
  response.writeHead(204).end();
});

test.beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

test('a program is told in messages that it can verify, in both languages', async ({ page }) => {
  const { port } = receiver.address() as AddressInfo;
  await openAs(page, fixtureUser('hook-keeper'), '/manage/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ledger');
  await dialog.getByLabel('Address').fill('http://169.254.169.254/');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Nothing may be sent to this address')).toBeVisible();
  await dialog.getByLabel('Address').fill(`http://127.0.0.1:${port}/hooks`);
  await dialog.getByRole('button', { name: 'Create' }).click();
  const secret = (await dialog.getByRole('listitem').textContent()) ?? '';
  expect(secret).toMatch(/^whsec_/);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Messages: Ledger' }).click();
  await dialog.getByRole('button', { name: 'Send a test' }).click();
  await expect(dialog.getByText('delivered (204)')).toBeVisible();
  const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: '' }] = received;
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
  await dialog.getByRole('button', { name: 'Close' }).click();

  await chooseInUserMenu(page, 'FI');
  await page.getByRole('button', { name: 'Viestit: Ledger' }).click();
  await expect(dialog.getByText('perillä (204)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Lähetä uudelleen: kokeiluviesti' }).click();
  await expect.poll(() => received.length).toBe(2);
  await dialog.getByRole('button', { name: 'Sulje' }).click();
  await page.getByRole('button', { name: 'Poista: Ledger' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Poista' }).click();
  await expect(page.getByText('Ei vielä webhookeja')).toBeVisible();
});
