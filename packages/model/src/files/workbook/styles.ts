import type { FileNumber, FileText } from './table.js';
import { MAIN, XML_HEAD } from './xml.js';

/** How a cell looks: a place in `FONTS`, a number format of Excel, and where it stands in the cell. */
type Format = readonly [font: number, numberFormat: number, alignment?: string];

/** Actual figures are bold and estimates italic, as on screen. */
const FONTS = [
  ['', 'FF000000'],
  ['<b/>', 'FF000000'],
  ['<i/>', 'FF595959'],
] as const;
const FONT_OF = { actual: 1, estimate: 2 } as const;

const AS_TEXT = 49;
/** `#,##0` and `#,##0.00`. */
const WHOLE = 3;
const HUNDREDTHS = 4;
const MAX_INDENT = 15;
/** The first number of a format of one's own, and what it is. */
const AS_MONTH = 164;
const MONTH_CODE = 'mm/yyyy';

const TEXTS: readonly Format[] = FONTS.map((_, font) => [font, AS_TEXT]);
const NUMBERS: readonly Format[] = FONTS.flatMap((_, font): Format[] => [
  [font, WHOLE],
  [font, HUNDREDTHS],
]);
const INDENTED: readonly Format[] = Array.from({ length: MAX_INDENT }, (_, level) => [
  0,
  AS_TEXT,
  `horizontal="left" indent="${level + 1}"`,
]);
const MONTHS: readonly Format[] = [
  [0, AS_MONTH],
  [1, AS_MONTH],
];
const OVER_NUMBERS: Format = [1, AS_TEXT, 'horizontal="right" wrapText="1"'];
/** A cell names its format by its place in this list. */
const FORMATS = [...TEXTS, ...NUMBERS, ...INDENTED, ...MONTHS, OVER_NUMBERS];

export const TEXT = 0;
export const HEADING = 1;
export const NUMERIC_HEADING = FORMATS.length - 1;
export const MONTH = NUMERIC_HEADING - MONTHS.length;
export const MONTH_HEADING = MONTH + 1;

export function numberFormat({ kind, decimals }: FileNumber): number {
  const font = kind ? FONT_OF[kind] : 0;
  return TEXTS.length + font * 2 + (decimals === 0 ? 0 : 1);
}

export function textFormat({ indent = 0, kind }: FileText): number {
  if (kind) return FONT_OF[kind];
  return indent === 0 ? TEXT : TEXTS.length + NUMBERS.length + Math.min(MAX_INDENT, indent) - 1;
}

function formatXml([font, number, alignment]: Format): string {
  const own = `numFmtId="${number}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"`;
  return alignment === undefined
    ? `<xf ${own}/>`
    : `<xf ${own} applyAlignment="1"><alignment ${alignment}/></xf>`;
}

const fontXml = ([mark, colour]: (typeof FONTS)[number]): string =>
  `<font>${mark}<sz val="11"/><color rgb="${colour}"/><name val="Calibri"/><family val="2"/></font>`;

/** The part with all formats. Two fills, a border and a named style have to be there. */
export const stylesPart = (): string =>
  [
    `${XML_HEAD}<styleSheet xmlns="${MAIN}">`,
    `<numFmts count="1"><numFmt numFmtId="${AS_MONTH}" formatCode="${MONTH_CODE}"/></numFmts>`,
    `<fonts count="${FONTS.length}">${FONTS.map(fontXml).join('')}</fonts>`,
    '<fills count="2"><fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${FORMATS.length}">${FORMATS.map(formatXml).join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
