import { Breather } from '../series/breather.js';

/** Characters of JSON that become bytes in one go. */
const SLICE_CHARACTERS = 64 * 1024;

/** JSON being written in pieces: text becomes bytes slice by slice, never all of it at once. */
export class JsonBytes {
  private readonly slices: Buffer[] = [];
  private text = '';

  push(text: string): void {
    this.text += text;
    if (this.text.length < SLICE_CHARACTERS) return;
    this.slices.push(Buffer.from(this.text));
    this.text = '';
  }

  bytes(): Buffer {
    this.slices.push(Buffer.from(this.text));
    this.text = '';
    return Buffer.concat(this.slices);
  }
}

/** A number, or null for a missing value. */
export function jsonNumber(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? 'null' : `${value}`;
}

/** Values as an array of numbers and nulls. */
export function jsonNumbers(values: Float64Array): string {
  let text = '[';
  for (let i = 0; i < values.length; i += 1) {
    if (i > 0) text += ',';
    text += jsonNumber(values[i]);
  }
  return `${text}]`;
}

/** Flags as an array of true and false. */
export function jsonFlags(flags: ArrayLike<number>): string {
  let text = '[';
  for (let i = 0; i < flags.length; i += 1) {
    if (i > 0) text += ',';
    text += flags[i] === 1 ? 'true' : 'false';
  }
  return `${text}]`;
}

/** The list envelope around items that are described one by one, giving way to other requests. */
export async function jsonList<T>(
  items: readonly T[],
  describe: (item: T) => object,
): Promise<Buffer> {
  const json = new JsonBytes();
  const breather = new Breather();
  json.push(`{"count":${items.length},"next":null,"previous":null,"results":[`);
  for (const [i, item] of items.entries()) {
    if (breather.due) await breather.rest();
    json.push(`${i === 0 ? '' : ','}${JSON.stringify(describe(item))}`);
  }
  json.push(']}');
  return json.bytes();
}
