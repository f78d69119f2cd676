import { Resvg } from '@resvg/resvg-js';
import { encodePng } from './encode-png.js';

/** Pixels of a file for each pixel of its picture: sharp on dense screens, larger for what is drawn small. */
const SCALE = 1.5;
export const SMALL_SCALE = 2.25;
/** More would take too much memory at once, and no list or mail needs them. */
const MAX_PIXELS = 16_000_000;

/** A picture as an SVG document without texts: no font is read for it. */
export interface Drawing {
  readonly svg: string;
  readonly size: { readonly width: number; readonly height: number };
}

/** A picture as a file. */
export interface Picture {
  readonly png: Uint8Array;
  /** In pixels of the file. */
  readonly width: number;
  readonly height: number;
}

/** A drawing as a PNG, smaller where it would be too many pixels. @throws when it is no SVG */
export function drawingAsPng({ svg, size }: Drawing, scale = SCALE): Picture {
  const value = Math.min(scale, Math.sqrt(MAX_PIXELS / (size.width * size.height)));
  const options = { font: { loadSystemFonts: false }, fitTo: { mode: 'zoom', value } } as const;
  const image = new Resvg(svg, options).render();
  const { width, height } = image;
  return { png: encodePng(image.pixels, width, height), width, height };
}
