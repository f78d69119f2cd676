import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';

/** Saves what a click downloads. */
export async function download(
  page: Page,
  click: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** The rows of a CSV file, which has to begin with the mark of UTF-8. */
export function csvRows(bytes: Buffer): string[][] {
  const text = bytes.toString('utf8');
  if (!text.startsWith('\uFEFF')) throw new Error('The file does not say that it is UTF-8.');
  return parse(text, { bom: true }) as string[][];
}

/** A cell of a workbook: its text or number, and whether it is written in italics. */
export interface WorkbookCell {
  value: string | number | null;
  isItalic: boolean;
}

const match = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];

const decoded = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** A to 0, B to 1, AA to 26. */
const columnOf = (place: string): number =>
  [...(match(place, /^([A-Z]+)/) ?? '')].reduce(
    (index, letter) => index * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/** The rows of a workbook's first sheet, read without the code that writes them. */
export function workbookRows(bytes: Buffer): WorkbookCell[][] {
  const parts = unzipSync(new Uint8Array(bytes));
  const part = (path: string): string => {
    const found = parts[path];
    if (!found) throw new Error(`The workbook has no ${path}.`);
    return strFromU8(found);
  };
  const styles = part('xl/styles.xml');
  const fonts = (match(styles, /<fonts[^>]*>(.*)<\/fonts>/s) ?? '').match(/<font>.*?<\/font>/gs);
  const formats = (match(styles, /<cellXfs[^>]*>(.*)<\/cellXfs>/s) ?? '').match(/<xf [^>]*>/g);
  const isItalic = (style: number): boolean =>
    fonts?.[Number(match(formats?.[style] ?? '', /fontId="(\d+)"/))]?.includes('<i/>') ?? false;
  const rows = part('xl/worksheets/sheet1.xml').match(/<row .*?<\/row>/gs) ?? [];
  return rows.map((row) => {
    const cells: WorkbookCell[] = [];
    for (const [cell] of row.matchAll(/<c .*?<\/c>/gs)) {
      const text = match(cell, /<t[^>]*>(.*)<\/t>/s);
      const number = match(cell, /<v>(.*)<\/v>/);
      cells[columnOf(match(cell, /r="([A-Z]+\d+)"/) ?? '')] = {
        value: text !== undefined ? decoded(text) : number === undefined ? null : Number(number),
        isItalic: isItalic(Number(match(cell, /s="(\d+)"/))),
      };
    }
    return cells;
  });
}

/** Days from the first one of a workbook to 1 January 1970. */
const EPOCH_DAYS = 25_569;

/** The month of a date in a workbook, as 2026-01. */
export const monthOf = (days: string | number | null): string =>
  new Date((Number(days) - EPOCH_DAYS) * 86_400_000).toISOString().slice(0, 7);
