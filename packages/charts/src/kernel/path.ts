import { area, line } from 'd3-shape';

/** Tenths of a pixel: finer cannot be seen, and shorter paths are read faster. */
const DIGITS = 1;

const pixel = (value: number): number => Math.round(value * 10) / 10;

type Pixel = (position: number) => number;

/** A stroke through positions; empty without any. */
export function linePath(positions: readonly number[], x: Pixel, y: Pixel): string {
  return line<number>().x(x).y(y).digits(DIGITS)(positions) ?? '';
}

/** The face between two strokes over the same positions; empty without any. */
export function areaPath(positions: readonly number[], x: Pixel, start: Pixel, end: Pixel): string {
  return area<number>().x(x).y0(start).y1(end).digits(DIGITS)(positions) ?? '';
}

/** A bar from its foot to its tip; the tip's corners are rounded by up to `radius`. */
export function barPath(
  x: number,
  width: number,
  foot: number,
  tip: number,
  radius: number,
): string {
  const left = pixel(x);
  const right = pixel(x + width);
  const r = pixel(Math.min(radius, (right - left) / 2, Math.abs(tip - foot)));
  const [from, to] = [pixel(foot), pixel(tip)];
  if (r <= 0) return `M${left},${from}V${to}H${right}V${from}Z`;
  const shoulder = pixel(tip < foot ? tip + r : tip - r);
  return (
    `M${left},${from}V${shoulder}Q${left},${to} ${pixel(left + r)},${to}` +
    `H${pixel(right - r)}Q${right},${to} ${right},${shoulder}V${from}Z`
  );
}

/** A full circle as a path, so that many fit into one element. */
export function dotPath(x: number, y: number, radius: number): string {
  const r = pixel(radius);
  return `M${pixel(x - r)},${pixel(y)}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`;
}
