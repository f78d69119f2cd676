import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { suite } from './suite.js';

/** Two polls of the organisation, which brings the counts. */
export const POLLS_MS = 35_000;

export interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const pdf = (name: string): UploadedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});
export const csv = (name: string): UploadedFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from('month,sales\n2026-10,1240\n'),
});

/** The form of a notification, or what covers it. */
export const dialog = (page: Page): Locator => page.getByRole('dialog').first();
export const card = (page: Page, title: string): Locator =>
  page.getByRole('article', { name: title });

/** Chooses from the menu of a notification. */
export async function choose(page: Page, title: string, action: 'Edit' | 'Delete'): Promise<void> {
  await page.getByRole('button', { name: `Actions: ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

export const addFiles = (page: Page, files: UploadedFile[]): Promise<void> =>
  dialog(page).locator('input[type="file"]').setInputFiles(files);

/** The mails to an address, as the server wrote them to its outbox. */
export function mailsTo(address: string): string[] {
  const folder = join(suite().dataFolder, 'outbox');
  // The first mail makes it.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => new RegExp(`^To: .*${address}`, 'mi').test(mail));
}
