import { strToU8, unzipSync, zipSync } from 'fflate';
import { drawingAsPng } from '../pictures/png.js';
import { FACE } from './layout.js';

const LEVEL = 6;
const VECTOR = /^(ppt\/media\/.*-)(\d+)\.svg$/;

/** Size of a picture, in its pixels. */
export function sizeOfSvg(svg: string): { width: number; height: number } {
  const [, width, height] = /<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width ?? 1), height: Number(height ?? 1) };
}

/**
 * Slides with a picture beside each vector, for programs that read no vectors: the library cannot draw
 * them without a browser, and puts a placeholder there, one number before the vector.
 * @param outlined each vector as one that needs no font
 */
export function withPreviews(
  slides: Uint8Array,
  outlined: ReadonlyMap<string, string>,
): Uint8Array {
  const parts = unzipSync(slides);
  for (const [path, content] of Object.entries(parts)) {
    const [, place, number] = VECTOR.exec(path) ?? [];
    if (place === undefined) continue;
    const svg = new TextDecoder().decode(content);
    const drawing = { svg: outlined.get(svg) ?? svg, size: sizeOfSvg(svg) };
    parts[`${place}${Number(number) - 1}.png`] = new Uint8Array(drawingAsPng(drawing).png);
    parts[path] = strToU8(svg.replace(/font-family="[^"]*"/g, `font-family="${FACE}"`));
  }
  return zipSync(parts, { level: LEVEL });
}
