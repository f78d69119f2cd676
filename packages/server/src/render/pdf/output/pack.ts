import { deflateSync } from 'node:zlib';
import type { PdfFile, Reference } from './pdfkit.js';

/*
 * Object streams: pdfkit writes each object by itself, and a tagged document has one for each cell of
 * its tables. Packed in compressed streams, they take a tenth of the space.
 */

/** Objects of one stream: readers unpack a whole stream for any of them. */
const OBJECTS_PER_STREAM = 400;
/** Bytes of a place in the table of objects: up to 4 GB. */
const PLACE_BYTES = 4;
const ENTRY_BYTES = 1 + PLACE_BYTES + 2;
const FREE = 0;
const AT_OFFSET = 1;
const IN_STREAM = 2;

interface Place {
  readonly stream: number;
  readonly index: number;
}

/**
 * Makes a document write its objects packed. To be called before it has pages.
 * @returns ends the document and gives its bytes
 */
export function packObjects(file: PdfFile): () => Uint8Array {
  const places = new Map<number, Place>();
  let packed: { id: number; text: string }[] = [];
  let captured: string[] | null = null;

  // What pdfkit has begun with.
  const written: Uint8Array[] = [file.read()];

  const { ref, _refEnd: refEnd } = file;

  function write(data: Uint8Array | string): void {
    const bytes = typeof data === 'string' ? Buffer.from(`${data}\n`, 'latin1') : data;
    written.push(bytes);
    file._offset += bytes.length;
  }

  file._write = (data) => {
    if (captured === null) write(data);
    else captured.push(String(data));
  };
  file.ref = (data) => {
    const reference = ref.call(file, data);
    const { write: writeBytes, finalize } = reference;
    let text = '';
    // pdfkit makes bytes of each operator by itself.
    reference.write = (chunk) => {
      if (typeof chunk === 'string') text += `${chunk}\n`;
      else writeBytes.call(reference, chunk);
    };
    reference.finalize = () => {
      if (text !== '') writeBytes.call(reference, Buffer.from(text, 'latin1'));
      // Only what is no stream itself may be in one.
      captured = reference.buffer.length === 0 ? [] : null;
      finalize.call(reference);
      captured = null;
    };
    return reference;
  };
  file._refEnd = (reference) => {
    if (captured !== null) {
      packed.push({ id: reference.id, text: captured.slice(1, -1).join('\n') });
      captured = null;
      if (packed.length === OBJECTS_PER_STREAM) writeStream();
    }
    refEnd.call(file, reference);
  };

  function writeObject(id: number, dictionary: string, bytes: Uint8Array): number {
    const offset = file._offset;
    write(`${id} 0 obj`);
    write(`<<${dictionary}/Filter/FlateDecode/Length ${bytes.length}>>\nstream`);
    write(bytes);
    write('\nendstream\nendobj');
    return offset;
  }

  function writeStream(): void {
    if (packed.length === 0) return;
    const objects = packed;
    packed = [];
    let at = 0;
    const heads = objects.map(({ id, text }) => {
      const head = `${id} ${at}`;
      at += text.length + 1;
      return head;
    });
    const head = `${heads.join(' ')}\n`;
    const body = Buffer.from(`${head}${objects.map(({ text }) => text).join('\n')}\n`, 'latin1');
    const stream = file._offsets.push(null);
    const dictionary = `/Type/ObjStm/N ${objects.length}/First ${head.length}`;
    file._offsets[stream - 1] = writeObject(stream, dictionary, deflateSync(body));
    for (const [index, { id }] of objects.entries()) places.set(id, { stream, index });
  }

  file._finalize = () => {
    writeStream();
    const id = file._offsets.push(file._offset);
    const table = Buffer.alloc((id + 1) * ENTRY_BYTES);
    table.writeUInt16BE(0xffff, ENTRY_BYTES - 2);
    table.writeUInt8(FREE, 0);
    for (const [index, offset] of file._offsets.entries()) {
      const at = (index + 1) * ENTRY_BYTES;
      const place = places.get(index + 1);
      table.writeUInt8(place ? IN_STREAM : AT_OFFSET, at);
      table.writeUInt32BE(place ? place.stream : (offset ?? 0), at + 1);
      table.writeUInt16BE(place ? place.index : 0, at + 1 + PLACE_BYTES);
    }
    const fileId = `<${Buffer.from(file._id as Uint8Array).toString('hex')}>`;
    const dictionary =
      `/Type/XRef/Size ${id + 1}/W[1 ${PLACE_BYTES} 2]` +
      `/Root ${referenceText(file._root)}/Info ${referenceText(file._info)}/ID[${fileId}${fileId}]`;
    const offset = writeObject(id, dictionary, deflateSync(table));
    write(`startxref\n${offset}\n%%EOF`);
  };

  return () => {
    file.end();
    return Buffer.concat(written);
  };
}

const referenceText = ({ id }: Reference): string => `${id} 0 R`;
