import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { writePalettePng } from './palette-png.mjs';

/** How far apart two colours may be, 0–1, before a pixel counts as changed. */
const COLOUR_DISTANCE = 0.1;
/**
 * So many pixels may change. Pixels on the smoothed edge of a shape do not count at all, so a label
 * that has moved by one pixel still changes many more than these.
 */
const ALLOWED_PIXELS = 6;

/** The image on a sheet of the given size; what lies outside of it is transparent. */
function onSheet(image, width, height) {
  if (image.width === width && image.height === height) return image;
  const sheet = new PNG({ width, height });
  PNG.bitblt(image, sheet, 0, 0, image.width, image.height, 0, 0);
  return sheet;
}

/**
 * Compares two pictures.
 *
 * @param {Buffer} before PNG
 * @param {Buffer} after PNG
 * @returns {{ same: boolean, changed: number, size?: string, difference?: Buffer }} number of
 *   changed pixels, both sizes when they differ, and a PNG of the changes unless it is the same
 */
export function compare(before, after) {
  if (before.equals(after)) return { same: true, changed: 0 };
  const old = PNG.sync.read(before);
  const now = PNG.sync.read(after);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const drawing = new PNG({ width, height });
  const changed = pixelmatch(
    onSheet(old, width, height).data,
    onSheet(now, width, height).data,
    drawing.data,
    width,
    height,
    { threshold: COLOUR_DISTANCE },
  );
  const sameSize = old.width === now.width && old.height === now.height;
  if (sameSize && changed <= ALLOWED_PIXELS) return { same: true, changed };
  return {
    same: false,
    changed,
    ...(sameSize ? {} : { size: `${old.width} × ${old.height} → ${now.width} × ${now.height}` }),
    difference: PNG.sync.write(drawing),
  };
}

/** Colours are kept in steps of so many levels, a fraction of `COLOUR_DISTANCE`. */
const LEVELS = 8;
/** How far a rare colour may be from the one that stands for it, when there are too many: as few as do. */
const REACHES = [0, LEVELS, 12, 16];

/** The same picture to the eye and to `compare`, in about a third of the bytes. */
export function compress(picture) {
  const image = PNG.sync.read(picture);
  for (let i = 0; i < image.data.length; i += 1) {
    image.data[i] = Math.min(255, Math.round(image.data[i] / LEVELS) * LEVELS);
  }
  return (
    writePalettePng(image, REACHES) ??
    PNG.sync.write(image, {
      colorType: 2,
      inputHasAlpha: true,
      deflateLevel: 9,
      deflateStrategy: 0,
      filterType: 0,
    })
  );
}
