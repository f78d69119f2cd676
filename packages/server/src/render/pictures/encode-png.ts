import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits for each of red, green, blue and alpha; deflate; no interlacing. */
const TRUE_COLOR = Buffer.from([8, 6, 0, 0, 0]);
const BYTES_PER_PIXEL = 4;
/** Large plain areas are packed well by the fastest level, too. */
const LEVEL = 1;

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/**
 * The lines of a picture, each after a byte that says that it is written as it is. All four bytes of a
 * pixel: leaving one out takes longer than packing it, and saves a tenth of the size.
 */
function linesOf(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const length = width * BYTES_PER_PIXEL;
  const lines = new Uint8Array((length + 1) * height);
  for (let y = 0; y < height; y += 1)
    lines.set(pixels.subarray(y * length, (y + 1) * length), y * (length + 1) + 1);
  return lines;
}

/**
 * Pixels as a PNG, in a fraction of the time that resvg takes for it.
 * @param pixels four bytes each: red, green, blue, alpha
 */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, TRUE_COLOR])),
    chunk('IDAT', deflateSync(linesOf(pixels, width, height), { level: LEVEL })),
    chunk('IEND', new Uint8Array()),
  ]);
}
