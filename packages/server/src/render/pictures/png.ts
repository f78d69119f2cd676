import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { fontFiles } from '../fonts.js';

/** Pixels of a file for each pixel of its picture: sharp on dense screens. */
const SCALE = 1.5;
/** More would take too much memory at once, and no list or mail needs them. */
const MAX_PIXELS = 16_000_000;

const FAMILY = 'Inter';

/** A picture as a file. */
export interface Picture {
  readonly png: Uint8Array;
  /** In pixels of the file. */
  readonly width: number;
  readonly height: number;
}

const font: NonNullable<ResvgRenderOptions['font']> = {
  fontFiles: Object.values(fontFiles()),
  loadSystemFonts: false,
  defaultFontFamily: FAMILY,
  sansSerifFamily: FAMILY,
};

/** An SVG document as a PNG, smaller where it would be too many pixels. @throws when it is no SVG */
export function svgAsPng(svg: string): Picture {
  const { width, height } = new Resvg(svg, { font });
  const zoom = Math.min(SCALE, Math.sqrt(MAX_PIXELS / (width * height)));
  const image = new Resvg(svg, { font, fitTo: { mode: 'zoom', value: zoom } }).render();
  return { png: image.asPng(), width: image.width, height: image.height };
}
