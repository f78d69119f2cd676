// Writes pictures of at most 256 colours as PNG, in half of the bytes that full colours take.
import { constants, crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_COLOURS = 256;
/** So many of the most frequent colours, grounds and lines among them, are kept as they are. */
const KEPT_COLOURS = 128;
const DEFLATE = { level: 9, memLevel: 9 };
const STRATEGIES = [constants.Z_DEFAULT_STRATEGY, constants.Z_FILTERED, constants.Z_RLE];

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

const red = (colour) => colour >>> 16;
const green = (colour) => (colour >>> 8) & 255;
const blue = (colour) => colour & 255;
const apart = (a, b) =>
  Math.max(Math.abs(red(a) - red(b)), Math.abs(green(a) - green(b)), Math.abs(blue(a) - blue(b)));

/**
 * Finds a palette: the most frequent colours as they are, and of the rare ones those that stand for
 * others at most `reach` levels from them.
 *
 * @param {Map<number, number>} counts how often each colour (0xRRGGBB) is in the picture
 * @param {number} reach 0–255
 * @returns {{ palette: number[], index: Map<number, number> } | undefined} undefined when 256
 *   colours cannot stand for all
 */
export function findPalette(counts, reach) {
  const colours = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const palette = colours.slice(0, KEPT_COLOURS);
  const index = new Map(palette.map((colour, at) => [colour, at]));
  for (const colour of colours.slice(KEPT_COLOURS)) {
    let nearest = -1;
    let least = reach;
    for (const [at, chosen] of palette.entries()) {
      const distance = apart(chosen, colour);
      if (distance > least || (distance === least && nearest !== -1)) continue;
      nearest = at;
      least = distance;
    }
    if (nearest === -1) nearest = palette.push(colour) - 1;
    if (palette.length > MAX_COLOURS) return undefined;
    index.set(colour, nearest);
  }
  return { palette, index };
}

/**
 * @param {{ width: number, height: number, data: Buffer }} image RGBA, opaque
 * @param {readonly number[]} reaches tried in turn
 * @returns {Buffer | undefined} undefined when it has too many colours
 */
export function writePalettePng({ width, height, data }, reaches) {
  const colourAt = (pixel) => data.readUInt32BE(pixel * 4) >>> 8;
  const counts = new Map();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = colourAt(pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  let found;
  for (const reach of reaches) found ??= findPalette(counts, reach);
  if (!found) return undefined;

  // Each row begins with its filter, which is none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = found.index.get(colourAt(y * width + x));
    }
  }
  const packed = STRATEGIES.map((strategy) => deflateSync(rows, { ...DEFLATE, strategy }));
  const smallest = packed.reduce((best, next) => (next.length < best.length ? next : best));

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(
    found.palette.flatMap((colour) => [red(colour), green(colour), blue(colour)]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', smallest),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
