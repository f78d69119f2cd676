import { promisify } from 'node:util';
import { type Entry, fromFd, type ZipFile } from 'yauzl';

/** Far more parts than a document has. */
const MAX_PARTS = 20_000;

/** The folder of a document's own parts, by the ending of its name. */
const FOLDERS: Readonly<Record<string, string>> = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' };
/** Programs in a document: of Visual Basic, and of Excel 4. */
const MACROS = /(?:^|\/)(?:vba(?:project|data)[^/]*|macrosheets\/.*)$/i;

const open = promisify<number, { lazyEntries: boolean; autoClose: boolean }, ZipFile>(fromFd);

export type OfficeContent = 'document' | 'macros' | 'other';

/**
 * Whether the file is an Office document of the kind, without macros. Reads the list of the archive's
 * parts only and unpacks none of them.
 */
export async function officeContent(fd: number, extension: string): Promise<OfficeContent> {
  const folder = FOLDERS[extension];
  if (folder === undefined) return 'other';
  let archive: ZipFile;
  try {
    archive = await open(fd, { lazyEntries: true, autoClose: false });
  } catch {
    return 'other';
  }
  if (archive.entryCount > MAX_PARTS) return 'other';
  return new Promise((resolve) => {
    let hasTypes = false;
    let hasParts = false;
    archive.on('error', () => resolve('other'));
    archive.on('end', () => resolve(hasTypes && hasParts ? 'document' : 'other'));
    archive.on('entry', ({ fileName }: Entry) => {
      if (MACROS.test(fileName)) return resolve('macros');
      hasTypes ||= fileName === '[Content_Types].xml';
      hasParts ||= fileName.startsWith(folder);
      archive.readEntry();
    });
    archive.readEntry();
  });
}
