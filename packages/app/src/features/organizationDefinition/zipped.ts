import { strToU8, zipSync } from 'fflate';

/** Files as an archive, by their names. */
export function zipped(files: Readonly<Record<string, string>>): Blob {
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  const archive = zipSync(Object.fromEntries(bytes)) as Uint8Array<ArrayBuffer>;
  return new Blob([archive], { type: 'application/zip' });
}
