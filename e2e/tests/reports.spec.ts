import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { axeFindings, overflow } from '../support/accessibility.js';
import { openAs } from '../support/actions.js';
import { mailsTo, POLLS_MS } from '../support/notifications.js';
import { expect, test } from '../support/test.js';
import { demoManager, fixtureUser } from '../support/users.js';

const dialog = (page: Page): Locator => page.getByRole('dialog').first();

function hasProgram(name: string): boolean {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The PDF that goes with a mail. */
function pdfOf(mail: string): Buffer {
  const part = /Content-Type: application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(mail);
  if (!part?.[1]) throw new Error('The mail has no PDF.');
  return Buffer.from(part[1], 'base64');
}

/** The words of a PDF, if the program that reads them is installed. */
function wordsOf(pdf: Buffer): string | null {
  if (!hasProgram('pdftotext')) return null;
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  try {
    const path = join(folder, 'report.pdf');
    writeFileSync(path, pdf);
    return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a graph is kept, put into a report, and arrives by mail with its figures', async ({
  page,
}) => {
  test.slow();
  await openAs(page, fixtureUser('reporter'), '/income');
  await page.getByRole('button', { name: 'Save for a report' }).click();
  await expect(page.getByText('The graph is saved for reports.')).toBeVisible();
  await page.getByRole('button', { name: 'Name it' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Income');
  await page.goBack();
  // Nothing is saved twice.
  await page.getByRole('button', { name: 'Save for a report' }).click();
  const known = page.getByText('This has already been saved for reports.');
  await expect(known).toBeVisible();
  await page.getByRole('button', { name: 'Open reports' }).last().click();
  await expect(page).toHaveURL(/\/reports/);

  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  const tile = page.getByRole('group', { name: 'Income' });
  await expect(tile).toHaveAttribute('data-state', 'ready', { timeout: 2 * POLLS_MS });

  await page.getByRole('button', { name: 'Create report' }).first().click();
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Income of the year');
  await dialog(page)
    .getByRole('checkbox', { name: /^Income/ })
    .check();
  // The pages are there, from the real PDF.
  await expect(
    dialog(page)
      .getByRole('img', { name: /Income of the year/ })
      .first(),
  ).toBeVisible({
    timeout: POLLS_MS,
  });
  expect(await axeFindings(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Create report' }).click();
  await expect(page.getByText('The report is created.')).toBeVisible();

  const report = page.getByRole('article', { name: 'Income of the year' });
  await report.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog(page).getByRole('combobox', { name: 'Recipients' }).fill('bank@outside.example');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('textbox', { name: 'Subject' }).fill('Income for the board');
  await dialog(page).getByRole('textbox', { name: 'Message' }).fill('Dear board,\n\nthe year.');
  expect(await axeFindings(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Send to 1 recipient' }).click();
  await expect(page.getByText('The report is being sent to 1 recipient.')).toBeVisible({
    timeout: POLLS_MS,
  });
  await page.getByRole('button', { name: 'Show deliveries' }).click();
  await expect(dialog(page).getByRole('link', { name: 'Open the PDF that was sent' })).toBeVisible({
    timeout: POLLS_MS,
  });
  await expect.poll(() => mailsTo('bank@outside.example').length, { timeout: POLLS_MS }).toBe(1);

  const mail = mailsTo('bank@outside.example')[0] ?? '';
  expect(mail).toContain('Subject: Income for the board');
  expect(mail).toContain('Dear board,');
  const pdf = pdfOf(mail);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto('/reports');
  for (const [name, ending] of [
    ['Workbook (XLSX)', '.xlsx'],
    ['Slides (PPTX)', '.pptx'],
  ] as const) {
    const download = page.waitForEvent('download');
    await report.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`Income of the year${ending}`);
    const parts = Object.values(unzipSync(readFileSync(await file.path()))).map((part) =>
      strFromU8(part),
    );
    const figures = ending === '.xlsx' ? ['<v>4321</v>', '<v>5432</v>'] : ['4 321', '5 432'];
    const all = parts.join('').replaceAll('\u00a0', ' ');
    for (const figure of figures) expect(all.includes(figure)).toBe(true);
  }
  const words = wordsOf(pdf)?.replaceAll('\u00a0', ' ');
  if (words === undefined) return;
  expect(words).toContain('Income of the year');
  for (const figure of ['4 321', '5 432']) expect(words).toContain(figure);
  // They are those on the screen.
  const now = new Date();
  const day = (months: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
      .toISOString()
      .slice(0, 10);
  await page.goto(`/data-map?start-date=${day(-2)}&end-date=${day(1)}`);
  for (const figure of ['4 321', '5 432'])
    await expect(page.getByRole('row', { name: /Income/ })).toContainText(figure);
});

test('a report that is being written outlives the session, on a phone as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAs(page, fixtureUser('author'), '/reports?open=new-report');
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Half a report');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.reload();
  await expect(dialog(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Half a report');
});

test('reports have two thirds of a page, and the first saved graph is in sight beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, demoManager(), '/reports');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const [reports, saved] = [part('Reports'), part('Saved graphs and data maps')];
  await expect(reports.getByRole('article').nth(2)).toBeInViewport({ ratio: 1 });
  await expect(saved.getByRole('group').first()).toBeInViewport({ ratio: 1 });
  const [left, right] = [await reports.boundingBox(), await saved.boundingBox()];
  expect(left?.width).toBeGreaterThanOrEqual(2 * (right?.width ?? Number.NaN));
  // A heading beside it starts the graphs at the height of the reports.
  const tops = await Promise.all(
    [reports.getByRole('article'), saved.getByRole('group')].map((cards) =>
      cards.first().boundingBox(),
    ),
  );
  expect(tops[1]?.y).toBe(tops[0]?.y);
});

test('reports are for report managers only', async ({ page }) => {
  await openAs(page, fixtureUser('north'), '/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeHidden();
  await page.goto('/result-and-revenue');
  await expect(page.getByRole('heading', { level: 1, name: 'Result and revenue' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save for a report' })).toBeHidden();
});
