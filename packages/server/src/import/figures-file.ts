import { open } from 'node:fs/promises';
import type { MonthNumber } from '@tavoite/model';
import { type GivenData, readData, type SingleFile } from './data-file.js';
import { Problems } from './problems.js';

/** More than any header has. */
const HEAD_BYTES = 64 * 1024;

/** Spreadsheet programs in Finnish put semicolons between the cells, and commas into the numbers. */
async function separatorOf(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const [line = ''] = buffer.toString('utf8', 0, bytesRead).split(/[\r\n]/, 1);
    return [';', '\t'].find((separator) => line.includes(separator)) ?? ',';
  } finally {
    await handle.close();
  }
}

export interface FiguresFile {
  readonly data: GivenData;
  /** Whether the file says which figures are verified. */
  readonly saysVerified: boolean;
  readonly problems: Problems;
}

/**
 * Reads a file of figures of one organisation, with the checks of the import folder.
 *
 * @param currentMonth what relative months count from
 */
export async function readFiguresFile(
  path: string,
  { file, organization }: Pick<SingleFile, 'file' | 'organization'>,
  currentMonth: MonthNumber,
): Promise<FiguresFile> {
  const problems = new Problems();
  const separator = await separatorOf(path);
  const context = { currentMonth, decimalComma: separator !== ',', writtenMonths: true };
  const read = await readData(path, context, problems, { file, organization, separator });
  return { ...read, problems };
}
