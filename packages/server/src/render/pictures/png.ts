import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { fontFiles } from '../fonts.js';
import { encodePng } from './encode-png.js';
import type { Drawing } from './svg.js';

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

/** The faces that a picture is written in: each file that is read takes its time. */
function fontFor({ svg }: Drawing): NonNullable<ResvgRenderOptions['font']> {
  const { regular, semibold, italic } = fontFiles();
  return {
    fontFiles: svg.includes('italic') ? [regular, semibold, italic] : [regular, semibold],
    loadSystemFonts: false,
    defaultFontFamily: FAMILY,
    sansSerifFamily: FAMILY,
  };
}

/** A drawing as a PNG, smaller where it would be too many pixels. @throws when it is no SVG */
export function drawingAsPng(drawing: Drawing): Picture {
  const { svg, size } = drawing;
  const value = Math.min(SCALE, Math.sqrt(MAX_PIXELS / (size.width * size.height)));
  const image = new Resvg(svg, { font: fontFor(drawing), fitTo: { mode: 'zoom', value } }).render();
  const { width, height } = image;
  return { png: encodePng(image.pixels, width, height), width, height };
}
