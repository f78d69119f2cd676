import type { FontFace } from '../../fonts.js';
import { outlineOf, type PlacedGlyph, type Shaped, shape } from '../../text/shape.js';
import { type Glyph, loadTypefaces } from '../../text/typeface.js';
import type { EmbeddedFont, PdfFile, PdfPage, Reference } from './pdfkit.js';

/*
 * Paints on the current page of a file, in points from its upper left corner. Writes the operators
 * itself: pdfkit's texts and colours take a multiple of the time and space.
 */

export interface TextLook {
  readonly face: FontFace;
  /** In points. */
  readonly size: number;
  /** `#rrggbb`. */
  readonly color: string;
  /** Whether figures are equally wide. */
  readonly even?: boolean | undefined;
}

/** A texture of slanted lines, in points. */
export interface Hatching {
  readonly distance: number;
  readonly width: number;
}

interface Shown {
  font: string;
  fill: string;
  stroke: string;
  pen: string;
}

const UNKNOWN: Shown = { font: '', fill: '', stroke: '', pen: '' };
const PLAIN_PEN = '0 J 0 j [] 0 d';
const HUNDREDTHS = 100;
/** Of a hatching. */
const LINES_PER_TILE = 16;

/** A length as the file has it. */
export const written = (value: number): string => {
  const rounded = Math.round(value * HUNDREDTHS) / HUNDREDTHS;
  return Object.is(rounded, -0) ? '0' : String(rounded);
};

const channels = new Map<string, string>();

/** `#rrggbb`, also with an opacity that is left out, as three numbers from 0 to 1. */
function rgb(color: string): string {
  const known = channels.get(color);
  if (known !== undefined) return known;
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(color);
  const value = hex
    ? hex
        .slice(1)
        .map((part) => String(Math.round((Number.parseInt(part, 16) / 255) * 1000) / 1000))
        .join(' ')
    : '0 0 0';
  if (channels.size < MAX_COLORS) channels.set(color, value);
  return value;
}
const MAX_COLORS = 500;

export class Painter {
  readonly #fonts: Record<FontFace, GlyphNames>;
  readonly #typefaces = loadTypefaces();
  readonly #hatchings = new Map<string, Reference>();
  #page: PdfPage | null = null;
  #shown: Shown = { ...UNKNOWN };
  readonly #saved: Shown[] = [];

  constructor(readonly file: PdfFile) {
    const embed = (face: FontFace): GlyphNames => {
      file.font(this.#typefaces[face].font, face);
      return new GlyphNames(file._font);
    };
    this.#fonts = {
      regular: embed('regular'),
      medium: embed('medium'),
      semibold: embed('semibold'),
      italic: embed('italic'),
      semiboldItalic: embed('semiboldItalic'),
    };
  }

  save(): void {
    this.#current();
    this.#saved.push({ ...this.#shown });
    this.file.save();
  }

  restore(): void {
    this.file.restore();
    this.#shown = this.#saved.pop() ?? { ...UNKNOWN };
  }

  fill(color: string): void {
    const shown = this.#current();
    if (shown.fill === color) return;
    shown.fill = color;
    this.file.addContent(`${rgb(color)} rg`);
  }

  stroke(color: string): void {
    const shown = this.#current();
    if (shown.stroke === color) return;
    shown.stroke = color;
    this.file.addContent(`${rgb(color)} RG`);
  }

  /** @param style the operators of ends, corners and dashes */
  pen(width: number, style = PLAIN_PEN): void {
    const shown = this.#current();
    const pen = `${written(width)} w ${style}`;
    if (shown.pen === pen) return;
    shown.pen = pen;
    this.file.addContent(pen);
  }

  /** Paints strokes or faces that let through what is below; all of it without an opacity. */
  withOpacity(
    of: 'fill' | 'stroke',
    opacity: string | number | undefined,
    paint: () => void,
  ): void {
    if (opacity === undefined) {
      paint();
      return;
    }
    this.save();
    if (of === 'fill') this.file.fillOpacity(Number(opacity));
    else this.file.strokeOpacity(Number(opacity));
    paint();
    this.restore();
  }

  rect(x: number, y: number, width: number, height: number, color: string): void {
    this.fill(color);
    this.file.addContent(`${written(x)} ${written(y)} ${written(width)} ${written(height)} re f`);
  }

  /** A straight line. */
  line(
    from: readonly [number, number],
    to: readonly [number, number],
    color: string,
    width: number,
  ): void {
    this.stroke(color);
    this.pen(width);
    this.file.addContent(`${from.map(written).join(' ')} m ${to.map(written).join(' ')} l S`);
  }

  /** Fills with slanted lines until the next colour. */
  fillHatching({ distance, width }: Hatching, color: string): void {
    const { page } = this.file;
    const key = `${written(distance)} ${written(width)}`;
    const pattern = this.#hatchings.get(key) ?? this.#newHatching(distance, width);
    this.#hatchings.set(key, pattern);
    const name = `H${pattern.id}`;
    page.patterns[name] = pattern;
    page.colorSpaces.CsP = ['Pattern', 'DeviceRGB'];
    this.#current().fill = '';
    this.file.addContent(`/CsP cs ${rgb(color)} /${name} scn`);
  }

  #newHatching(distance: number, width: number): Reference {
    // Lines at 45 degrees that are `distance` apart repeat in a square of this side. A tile holds many
    // of them: viewers show the seams between tiles.
    const step = distance * Math.SQRT2;
    const side = step * LINES_PER_TILE;
    const lines = Array.from({ length: 2 * LINES_PER_TILE + 1 }, (_, line) => {
      const x = step * (line - LINES_PER_TILE);
      return `${written(x - step)} ${written(-step)} m ${written(x + side + step)} ${written(side + step)} l`;
    });
    const pattern = this.file.ref({
      Type: 'Pattern',
      PatternType: 1,
      PaintType: 2,
      TilingType: 1,
      BBox: [0, 0, side, side],
      XStep: side,
      YStep: side,
      Resources: {},
    });
    pattern.end(`${written(width)} w ${lines.join(' ')} S`);
    return pattern;
  }

  shape(text: string, look: Pick<TextLook, 'face' | 'even'>): Shaped {
    return shape(this.#typefaces[look.face], text, look.even);
  }

  /** A text's letters as data of an SVG path, upwards, and how much larger it is than the text. */
  outline(shaped: Shaped, { face, size }: TextLook): { d: string; times: number } {
    const typeface = this.#typefaces[face];
    return { d: outlineOf(typeface, shaped), times: typeface.unitsPerEm / size };
  }

  /** Width of a text in points. */
  widthOf(text: string, look: Pick<TextLook, 'face' | 'even' | 'size'>): number {
    return this.shape(text, look).width * look.size;
  }

  /** @param y of the baseline */
  text(text: string, x: number, y: number, look: TextLook): void {
    this.shaped(this.shape(text, look), x, y, look);
  }

  /** The same for a text whose right end is known. */
  textTo(text: string, right: number, y: number, look: TextLook): void {
    const shaped = this.shape(text, look);
    this.shaped(shaped, right - shaped.width * look.size, y, look);
  }

  shaped(shaped: Shaped, x: number, y: number, look: TextLook): void {
    if (shaped.glyphs.length === 0) return;
    this.fill(look.color);
    const names = this.#fonts[look.face];
    const { font } = names;
    this.file.page.fonts[font.id] = font.ref();
    const shown = this.#current();
    const chosen = `/${font.id} ${written(look.size)} Tf`;
    const choose = shown.font === chosen ? '' : `${chosen} `;
    shown.font = chosen;
    // The page is turned upside down, so that lengths count from its top; letters are turned back.
    this.file.addContent(
      `BT ${choose}1 0 0 -1 ${written(x)} ${written(y)} Tm ${showing(shaped, names)} ET`,
    );
  }

  /** What holds on the current page; nothing is known of a new one. */
  #current(): Shown {
    if (this.#page !== this.file.page) {
      this.#page = this.file.page;
      this.#shown = { ...UNKNOWN };
    }
    return this.#shown;
  }
}

const toHex = (value: number, length = 4): string => value.toString(16).padStart(length, '0');

/** The text as UTF-16 in the form of the file. */
const utf16 = (text: string): string =>
  `<feff${Array.from({ length: text.length }, (_, at) => toHex(text.charCodeAt(at))).join('')}>`;

/** How a document's font names the glyphs that it holds. */
class GlyphNames {
  readonly #names = new Map<number, string>();

  constructor(readonly font: EmbeddedFont) {}

  of({ id: original, advance, codePoints }: Glyph): string {
    const known = this.#names.get(original);
    if (known !== undefined) return known;
    const { subset, widths, unicode } = this.font;
    const id = subset.includeGlyph(original);
    widths[id] ??= advance * 1000;
    unicode[id] ??= codePoints;
    const name = toHex(id);
    this.#names.set(original, name);
    return name;
  }
}

/** The operators that show a text. */
function showing({ glyphs, hasStandIns }: Shaped, names: GlyphNames): string {
  if (!hasStandIns) return showingPart(glyphs, names);
  const parts: string[] = [];
  let begin = 0;
  while (begin < glyphs.length) {
    const replaced = glyphs[begin]?.actual != null;
    let end = begin;
    while (end < glyphs.length && (glyphs[end]?.actual != null) === replaced) end++;
    const part = glyphs.slice(begin, end);
    const shown = showingPart(part, names);
    const actual = part.map((one) => one.actual ?? '').join('');
    // The stand-in is seen; what is copied and read aloud is the text itself.
    parts.push(replaced ? `/Span<</ActualText${utf16(actual)}>>BDC ${shown} EMC` : shown);
    begin = end;
  }
  return parts.join(' ');
}

function showingPart(glyphs: readonly PlacedGlyph[], names: GlyphNames): string {
  let text = '';
  let adjusted = false;
  for (const [index, placed] of glyphs.entries()) {
    text += names.of(placed.glyph);
    const shift = placed.glyph.advance - placed.advance;
    if (shift !== 0 && index + 1 < glyphs.length) {
      text += `>${written(shift * 1000)}<`;
      adjusted = true;
    }
  }
  return adjusted ? `[<${text}>]TJ` : `<${text}>Tj`;
}
