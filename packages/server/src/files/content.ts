import { type FileHandle, open } from 'node:fs/promises';
import type { FileType } from '@tavoite/model';
import { fileTypeFromBuffer } from 'file-type/core';
import { officeContent } from './office.js';
import { createTextCheck } from './text-check.js';

/** As much of a file as its type is told from. */
export const HEAD_BYTES = 4100;

/** The two beginnings of an archive: with entries, and empty. */
const ARCHIVE = ['PK\u0003\u0004', 'PK\u0005\u0006'];

/** Why a file's content does not fit its name. */
export type ContentProblem = 'macros' | 'other_content' | 'not_text';

export interface FileContent {
  readonly handle: FileHandle;
  /** The first bytes, {@link HEAD_BYTES} at most. */
  readonly head: Buffer;
  /** Of the whole file, read as a text. */
  readonly isText: boolean;
}

/** The ending that the first bytes stand for; undefined for what is not known. */
async function magicOf(head: Buffer): Promise<string | undefined> {
  // An archive is not looked into: what it says about itself can be made to hurt.
  if (ARCHIVE.includes(head.toString('latin1', 0, 4))) return 'zip';
  return (await fileTypeFromBuffer(head))?.ext;
}

/** What is wrong with the content of a file that has a name of the type; null if nothing is. */
export async function contentProblem(
  { extensions, content }: FileType,
  file: FileContent,
): Promise<ContentProblem | null> {
  // A text can begin like anything: a column called BMW would make it a picture.
  if (content === 'text') return file.isText ? null : 'not_text';
  const magic = await magicOf(file.head);
  if (content === 'magic')
    return magic !== undefined && extensions.includes(magic) ? null : 'other_content';
  if (magic !== 'zip') return 'other_content';
  const found = await officeContent(file.handle.fd, extensions[0]);
  if (found === 'document') return null;
  return found === 'macros' ? 'macros' : 'other_content';
}

/** The same for a file on this machine. */
export async function contentProblemAt(
  path: string,
  type: FileType,
): Promise<ContentProblem | null> {
  const handle = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const text = createTextCheck();
    if (type.content === 'text')
      for await (const piece of handle.createReadStream({ start: 0, autoClose: false }))
        text.update(piece as Buffer);
    const head = buffer.subarray(0, bytesRead);
    return await contentProblem(type, { handle, head, isText: text.isText() });
  } finally {
    await handle.close();
  }
}
