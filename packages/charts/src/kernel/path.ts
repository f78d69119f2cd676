import { pathRound } from 'd3-path';

/** Texts of tenths of pixels, written once each: a chart's update writes the same ones over and over. */
const TEXTS: string[] = [];
/** As far as any screen reaches. */
const MAX_TEXTS = 40_000;

/** A pixel to a tenth as text: finer cannot be seen, and shorter paths are read faster. */
export function tenths(value: number): string {
  // Slightly more, so that halves round the same way despite floating-point noise.
  const count = Math.round(value * 10 + 1e-6);
  if (!(count >= 0 && count < MAX_TEXTS)) return String(count / 10);
  const known = TEXTS[count];
  if (known !== undefined) return known;
  const text = String(count / 10);
  TEXTS[count] = text;
  return text;
}

const pixel = (value: number): number => Math.round(value * 10) / 10;

type Pixel = (position: number) => number;

/**
 * A stroke through positions; empty without any. The same path as d3's `line`, which took a fifth
 * longer to update a chart of long series: see ADR 0011.
 */
export function linePath(positions: readonly number[], x: Pixel, y: Pixel): string {
  let d = '';
  for (const position of positions) {
    d += `${d === '' ? 'M' : 'L'}${tenths(x(position))},${tenths(y(position))}`;
  }
  return d;
}

/** The face between two strokes over the same positions, as d3's `area`; empty without any. */
export function areaPath(positions: readonly number[], x: Pixel, start: Pixel, end: Pixel): string {
  let d = linePath(positions, x, end);
  for (let i = positions.length - 1; i >= 0; i -= 1) {
    const position = positions[i] ?? 0;
    d += `L${tenths(x(position))},${tenths(start(position))}`;
  }
  return d === '' ? '' : `${d}Z`;
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
  const [from, to] = [tenths(foot), tenths(tip)];
  const [start, end] = [tenths(left), tenths(right)];
  if (r <= 0) return `M${start},${from}V${to}H${end}V${from}Z`;
  const shoulder = tenths(tip < foot ? pixel(tip) + r : pixel(tip) - r);
  return (
    `M${start},${from}V${shoulder}Q${start},${to} ${tenths(left + r)},${to}` +
    `H${tenths(right - r)}Q${end},${to} ${end},${shoulder}V${from}Z`
  );
}

/** A full circle as a path, so that many fit into one element. */
export function dotPath(x: number, y: number, radius: number): string {
  const path = pathRound(1);
  path.arc(x, y, radius, 0, 2 * Math.PI);
  path.closePath();
  return path.toString();
}
