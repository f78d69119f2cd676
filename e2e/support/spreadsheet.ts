import { strFromU8, unzipSync } from 'fflate';

const textOf = (xml: string): string =>
  [...xml.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>|<v>([^<]*)<\/v>/g)]
    .map(([, text, value]) => text ?? value ?? '')
    .join('');

/** The cells of the first sheet of an XLSX file, as texts by rows. */
export function rowsOf(file: Buffer): string[][] {
  const sheet = unzipSync(file)['xl/worksheets/sheet1.xml'];
  if (!sheet) throw new Error('The file has no first sheet.');
  return [...strFromU8(sheet).matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, cells = '']) =>
    [...cells.matchAll(/<c[^>]*>(.*?)<\/c>/gs)].map(([, cell = '']) => textOf(cell)),
  );
}
