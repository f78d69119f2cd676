import { tenths } from './path.js';

/**
 * Marks that tell series apart without colour. Paths relative to their centre, all about equally
 * heavy to the eye, so that many fit into one path element; all clockwise, so that what is under them in it
 * fills with them.
 */
const GLYPHS = [
  'm-3.5,0a3.5,3.5 0 1,1 7,0a3.5,3.5 0 1,1 -7,0z',
  'm-3.2,-3.2h6.4v6.4h-6.4z',
  'm0,-4.6l4.6,4.6l-4.6,4.6l-4.6,-4.6z',
  'm0,-4.4l4.4,7.4h-8.8z',
  'm0,-4.8l1.2,3.2l3.4,.1l-2.7,2.1l.9,3.3l-2.8,-1.9l-2.8,1.9l.9,-3.3l-2.7,-2.1l3.4,-.1z',
  'm-1.4,-4.2h2.8v2.8h2.8v2.8h-2.8v2.8h-2.8v-2.8h-2.8v-2.8h2.8z',
  'm-2.2,-4h4.4l2.2,4l-2.2,4h-4.4l-2.2,-4z',
] as const;

/** How many different marks there are; series after the last start over, in another colour. */
export const GLYPH_COUNT = GLYPHS.length;

/** The number of the mark of the series at a place: a target has that of what it is a target of. */
export function glyphOf(
  series: readonly { readonly key: string; readonly targetOf?: string | undefined }[],
  index: number,
): number {
  const { targetOf } = series[index] ?? {};
  const owner = targetOf === undefined ? -1 : series.findIndex(({ key }) => key === targetOf);
  return (owner < 0 ? index : owner) % GLYPH_COUNT;
}

/** The mark of the series at `index`, centred on a pixel. */
export function glyphPath(index: number, x: number, y: number): string {
  return `M${tenths(x)},${tenths(y)}${GLYPHS[index % GLYPH_COUNT]}`;
}

/** The stroke through the mark of a target; it leaves the path where it began, in its middle. */
const POST = 'm-.8,-6h1.6v12h-1.6zm.8,6';

/**
 * The mark of the target of the series at `index`: that of the series, on an upright stroke, so that it is
 * taken for no figure.
 */
export function targetGlyphPath(index: number, x: number, y: number): string {
  return `M${tenths(x)},${tenths(y)}${POST}${GLYPHS[index % GLYPH_COUNT]}`;
}
