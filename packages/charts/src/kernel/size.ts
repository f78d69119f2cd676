import { MIN_HEIGHT_PX, MIN_WIDTH_PX } from '../constants.js';
import type { Size } from '../types.js';

const atLeast = (least: number, value: number): number =>
  Number.isFinite(value) ? Math.max(least, value) : least;

/** Keeps a size within what can be laid out. */
export const clampSize = ({ width, height }: Size): Size => ({
  width: atLeast(MIN_WIDTH_PX, width),
  height: atLeast(MIN_HEIGHT_PX, height),
});
