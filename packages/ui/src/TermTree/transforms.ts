import { textScale } from '@tavoite/tokens';
import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import { NODE_WIDTH_PX, PANEL_PADDING_PX, type Rectangle } from './geometry.js';

// Positions of the tree in its frame, as d3-zoom writes them: screen = tree × k + (x, y), in pixels.

const MIN_SCALE = 0.02;
/** Below this a card's title has too little room: a tree whose names can be listed is no smaller. */
export const LEAST_CARD_SCALE = 0.3;
const MAX_SCALE = 2;
const FIT_MARGIN_PX = 24;
/** Above the root where the tree begins: what is below it needs the room. */
const TOP_MARGIN_PX = 12;
/** On a narrow screen every pixel is for the cards. */
const NARROW_PX = 480;
const NARROW_MARGIN_PX = 8;
export const marginOf = ({ width }: Size) => (width < NARROW_PX ? NARROW_MARGIN_PX : FIT_MARGIN_PX);
/** Of the tree at least this much stays in sight, across and down. */
const KEPT_PX = 120;

/** The size of the frame. */
export interface Size {
  width: number;
  height: number;
}

/** The part of the tree in the frame, and as much of a frame more on each side. */
export function areaOf(transform: ZoomTransform, size: Size, overscan: number): Rectangle {
  const { x, y, k } = transform;
  return {
    left: (-x - size.width * overscan) / k,
    top: (-y - size.height * overscan) / k,
    right: (size.width * (1 + overscan) - x) / k,
    bottom: (size.height * (1 + overscan) - y) / k,
  };
}

export const contains = (outer: Rectangle, inner: Rectangle) =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom;

export function fitTransform(bounds: Rectangle, size: Size, least = MIN_SCALE): ZoomTransform {
  const full = textScale();
  const margin = marginOf(size);
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const scale = Math.max(
    least,
    Math.min(full, (size.width - 2 * margin) / width, (size.height - 2 * margin) / height),
  );
  return zoomIdentity
    .translate(size.width / 2 - (bounds.left + width / 2) * scale, margin - bounds.top * scale)
    .scale(scale);
}

/** How far one can zoom out: cards of a tree that has a list stay readable. */
export const leastScale = (isListable: boolean): number =>
  isListable ? LEAST_CARD_SCALE : MIN_SCALE;

/** How far one can zoom out and in. */
export const scaleExtent = (isListable: boolean): [least: number, most: number] => [
  leastScale(isListable),
  MAX_SCALE * textScale(),
];

/** The position with the same middle after the place became wider, or narrower. */
export const widened = (transform: ZoomTransform, by: number): ZoomTransform =>
  transform.translate(by / 2 / transform.k, 0);

/** Whether all of the rectangle is in sight from left to right. */
export function isAcross(
  { left, right }: Rectangle,
  { x, k }: ZoomTransform,
  width: number,
): boolean {
  return left * k + x >= 0 && right * k + x <= width;
}

/** The position with the rectangle in the middle. */
export const centered = (
  target: Rectangle,
  { width, height }: Size,
  scale: number,
): ZoomTransform =>
  zoomIdentity
    .translate(
      width / 2 - ((target.left + target.right) / 2) * scale,
      height / 2 - ((target.top + target.bottom) / 2) * scale,
    )
    .scale(scale);

/** The position with the same middle after everything has grown. */
export const grown = (
  { x, y, k }: ZoomTransform,
  { width, height }: Size,
  by: number,
): ZoomTransform =>
  zoomIdentity
    .translate(width / 2 - (width / 2 - x) * by, height / 2 - (height / 2 - y) * by)
    .scale(k * by);

/** Full size, or what lets a narrow screen show a card on its panel. */
export function readingScale(bounds: Rectangle, size: Size): number {
  const least = Math.min(bounds.right - bounds.left, NODE_WIDTH_PX + 2 * PANEL_PADDING_PX);
  return Math.min(textScale(), (size.width - 2 * marginOf(size)) / least);
}

/**
 * Where the tree begins, at a scale: as wide as the place has room for it is in the middle, with the root in
 * the very middle where that leaves the rest in sight. Of a wider tree the left edge, or what is shown first
 * where that would be out of sight.
 */
export function beginTransform(
  bounds: Rectangle,
  { top, first }: { top: Rectangle; first: Rectangle },
  size: Size,
  scale: number,
): ZoomTransform {
  const margin = marginOf(size);
  const fromLeft = margin - bounds.left * scale;
  const middleOf = ({ left, right }: Rectangle) => (size.width - (left + right) * scale) / 2;
  const isInSight = ({ left, right }: Rectangle, x: number) =>
    left * scale + x >= margin - 1 && right * scale + x <= size.width - margin + 1;
  const inMiddle = [top, bounds].map(middleOf).find((x) => isInSight(bounds, x));
  const x = inMiddle ?? (isInSight(first, fromLeft) ? fromLeft : middleOf(first));
  return zoomIdentity
    .translate(x, Math.min(margin, TOP_MARGIN_PX) - first.top * scale)
    .scale(scale);
}

/** The whole tree where it can be read then, else, at full size, where it begins. */
export function startTransform(
  bounds: Rectangle,
  shown: { top: Rectangle; first: Rectangle },
  size: Size,
): ZoomTransform {
  const reading = readingScale(bounds, size);
  const whole = fitTransform(bounds, size);
  return whole.k >= reading ? whole : beginTransform(bounds, shown, size, reading);
}

/** The position moved back as far as part of the tree stays in sight. */
export function keptInSight(
  transform: ZoomTransform,
  { left, top, right, bottom }: Rectangle,
  { width, height }: Size,
): ZoomTransform {
  const { x, y, k } = transform;
  const back = (offset: number, low: number, high: number, length: number) => {
    const kept = Math.min(KEPT_PX, length / 2, ((high - low) * k) / 2);
    return Math.min(Math.max(offset, kept - high * k), length - kept - low * k) - offset;
  };
  return transform.translate(back(x, left, right, width) / k, back(y, top, bottom, height) / k);
}
