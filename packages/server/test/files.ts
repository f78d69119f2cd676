import { crc32 } from './crc32.js';

/** Small files of the kinds that may be attached. */
export const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const GIF = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAAC', 'base64');
export const JPEG = Buffer.from('/9j/4AAQSkZJRgABAQEASABIAAD/2Q==', 'base64');
export const WEBP = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** A ZIP archive of parts with a few bytes each, stored without packing. */
export function archiveOf(names: readonly string[]): Buffer {
  const content = Buffer.from('<xml/>');
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const text of names) {
    const name = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    files.push(Buffer.from('PK\x03\x04', 'latin1'), common, name, content);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, where, name);
    offset += 4 + common.length + name.length + content.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, list, end]);
}

export const DOCUMENT = archiveOf(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
export const WORKBOOK = archiveOf(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml']);
export const MACRO_DOCUMENT = archiveOf([
  '[Content_Types].xml',
  'word/document.xml',
  'word/vbaProject.bin',
]);

export interface SentFile {
  readonly name: string;
  readonly content: Buffer | string;
  readonly field?: string;
}

const BOUNDARY = '----tavoite-test';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** What stands before a file in a form, as browsers write it. */
export function partHead(name: string, field = 'files[]'): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
}
export const FORM_END = `--${BOUNDARY}--\r\n`;

/** A form with files, as a browser sends it. */
export function formOf(files: readonly SentFile[]): Buffer {
  const parts = files.flatMap(({ name, content, field }) => [
    Buffer.from(partHead(name, field)),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(FORM_END)]);
}
