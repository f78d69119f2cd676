import { pathRound } from 'd3-path';
import { area, line } from 'd3-shape';

/** Texts of tenths of pixels, written once each: a chart's update writes the same ones over and over. */
const TEXTS: string[] = [];
/** As far as any screen reaches. */
const MAX_TEXTS = 40_000;

/** A pixel in whole tenths; a hair more, so that halves round alike whatever noise their sums carry. */
const inTenths = (pixel: number): number => Math.round(pixel * 10 + 1e-6);

function textOf(count: number): string {
  if (!(count >= 0 && count < MAX_TEXTS)) return String(count / 10);
  const known = TEXTS[count];
  if (known !== undefined) return known;
  const text = String(count / 10);
  TEXTS[count] = text;
  return text;
}

/** A pixel to a tenth as text: finer cannot be seen, and shorter paths are read faster. */
export const tenths = (pixel: number): string => textOf(inTenths(pixel));

const pixel = (value: number): number => Math.round(value * 10) / 10;

/**
 * What d3's shapes draw strokes and faces with, in whole tenths of a pixel. d3's own path makes the
 * text of every number again, which takes several times as long: see ADR 0011.
 */
class Pen {
  text = '';

  moveTo(x: number, y: number): void {
    this.text += `M${textOf(x)},${textOf(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.text += `L${textOf(x)},${textOf(y)}`;
  }

  closePath(): void {
    this.text += 'Z';
  }
}

/** All that shapes with straight edges need of a canvas; the types of d3 ask for a whole one. */
const canvasOf = (pen: Pen) => pen as unknown as CanvasRenderingContext2D;

type Pixel = (position: number) => number;

/** A stroke through positions; empty without any. */
export function linePath(positions: readonly number[], x: Pixel, y: Pixel): string {
  const pen = new Pen();
  line<number>(
    (position) => inTenths(x(position)),
    (position) => inTenths(y(position)),
  ).context(canvasOf(pen))(positions);
  return pen.text;
}

/** The face between two strokes over the same positions; empty without any. */
export function areaPath(positions: readonly number[], x: Pixel, start: Pixel, end: Pixel): string {
  const pen = new Pen();
  area<number>(
    (position) => inTenths(x(position)),
    (position) => inTenths(start(position)),
    (position) => inTenths(end(position)),
  ).context(canvasOf(pen))(positions);
  return pen.text;
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
