import { type Locale, type RawBlock, type RawContent, readContent, runsOf } from '@tavoite/model';
import { BOTTOM, lookOf, TOP } from './layout.js';
import type { TextPiece } from './pptxgenjs.js';

const POINTS_PER_INCH = 72;
/** Width of a character of running text, in text sizes. */
const CHARACTER_EM = 0.54;
const LINE_EM = 1.35;
export const WORDS_SIZE = 14;
const LEAST_WORDS_SIZE = 9;

interface WordsLook {
  readonly language: Locale;
  readonly color: string;
}

/** What one slide has of a text. */
export interface WordsPage {
  readonly pieces: TextPiece[];
  /** About as many inches as it takes. */
  readonly height: number;
}

/** A text of the editor, cut where a slide is full. */
export function pagesOfWords(stored: string, width: number, look: WordsLook): WordsPage[] {
  const content = readContent(stored);
  const pages: { pieces: TextPiece[]; height: number }[] = [{ pieces: [], height: 0 }];
  const perLine = (width * POINTS_PER_INCH) / (WORDS_SIZE * CHARACTER_EM);
  const most = ((BOTTOM - TOP) * POINTS_PER_INCH) / (WORDS_SIZE * LINE_EM) - 1;
  let used = 0;
  for (const block of content.blocks) {
    if (block.text.trim() === '') continue;
    const lines = Math.ceil(block.text.length / perLine) + 0.5;
    if (used > 0 && used + lines > most) {
      pages.push({ pieces: [], height: 0 });
      used = 0;
    }
    used += lines;
    const page = pages.at(-1);
    if (!page) continue;
    page.pieces.push(...piecesOf(content, block, Math.min(1, most / lines), look));
    page.height = (used * WORDS_SIZE * LINE_EM) / POINTS_PER_INCH;
  }
  return pages.filter(({ pieces }) => pieces.length > 0);
}

/** A paragraph; one that fills more than a slide is written smaller. */
function piecesOf(
  content: RawContent,
  block: RawBlock,
  share: number,
  { language, color }: WordsLook,
): TextPiece[] {
  const isHeading = block.type.startsWith('header');
  const size = Math.max(LEAST_WORDS_SIZE, Math.floor(WORDS_SIZE * Math.sqrt(share)));
  const ordered = block.type === 'ordered-list-item';
  const isItem = ordered || block.type === 'unordered-list-item';
  const runs = runsOf(content, block).filter(({ text }) => text !== '');
  return runs.map(
    ({ text, styles, url }, at): TextPiece => ({
      text,
      options: {
        ...lookOf(language, isHeading ? size + 2 : size, color),
        bold: isHeading || styles.includes('BOLD'),
        italic: styles.includes('ITALIC'),
        ...(styles.includes('UNDERLINE') && { underline: { style: 'sng' } }),
        ...(styles.includes('STRIKETHROUGH') && { strike: 'sngStrike' }),
        ...(url !== null && { hyperlink: { url } }),
        ...(at === 0 && isItem && { bullet: ordered ? { type: 'number' } : true }),
        ...(at === 0 && isItem && { indentLevel: block.depth }),
        paraSpaceAfter: 6,
        breakLine: at === runs.length - 1,
      },
    }),
  );
}
