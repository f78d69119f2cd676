import { isBlankContent } from '@tavoite/model';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DataMapItem, GraphItem } from '../items/types.js';
import type { ReportDocument, ReportSection } from '../pdf/document.js';
import { drawGraphs } from '../pdf/graphs.js';
import { type Palette, palette } from '../pdf/look.js';
import { readableDate } from '../pdf/parts/cover.js';
import { pdfTexts } from '../pdf/texts.js';
import { outlinedSvg } from '../svg/outlined.js';
import {
  BOTTOM,
  FACE,
  HEIGHT,
  LEFT,
  lookOf,
  partsOf,
  ROOM,
  TABLE_BOTTOM,
  TOP,
  WIDTH,
} from './layout.js';
import { defineMasters } from './masters.js';
import { Presentation, type Slide, type TextPiece } from './pptxgenjs.js';
import { sizeOfSvg, withPreviews } from './previews.js';
import { addTables, type FigureTable, heightOnFirstSlide } from './tables.js';
import { pagesOfWords, WORDS_SIZE, type WordsPage } from './words.js';

/*
 * Graphs are the pictures of the PDF, as vectors: charts of PowerPoint's own cannot tell estimates, partial
 * periods and targets apart as the product does. Figures are tables that can be edited.
 */

const COLUMNS_PER_SLIDE = 8;
const MONTHS_PER_SLIDE = 12;
const NOTES_PER_SLIDE = 8;
/** More or longer comments than these have slides of their own. */
const MOST_NOTES_BELOW = 4;
const MOST_NOTE_BELOW = 110;
/** Of the room, which a picture takes beside words. */
const PICTURE_SHARE = 0.68;
const WORDS_WIDTH = ROOM * (1 - PICTURE_SHARE) - 0.3;

/** A report as the bytes of slides for PowerPoint and programs that read its files. */
export async function reportSlides(document: ReportDocument): Promise<Uint8Array> {
  const deck = new Deck(document);
  deck.cover();
  deck.introduction();
  for (const section of document.items) deck.section(section);
  return deck.bytes();
}

class Deck {
  readonly #document: ReportDocument;
  readonly #colors: Palette;
  readonly #file = new Presentation();
  readonly #title: string;
  /** The vectors that were drawn, and each as one that needs no font. */
  readonly #outlined = new Map<string, string>();

  constructor(document: ReportDocument) {
    this.#document = document;
    this.#colors = palette(document.theme);
    const { cover, language } = document;
    this.#title = cover.title.trim() === '' ? pdfTexts[language].report : cover.title;
    const file = this.#file;
    file.defineLayout({ name: 'WIDE', width: WIDTH, height: HEIGHT });
    file.layout = 'WIDE';
    file.title = this.#title;
    file.author = cover.author;
    file.company = cover.organization;
    file.theme = { headFontFace: FACE, bodyFontFace: FACE };
    defineMasters(file, document, this.#title);
  }

  cover(): void {
    const { cover, language } = this.#document;
    const { accentText, muted } = this.#colors;
    const slide = this.#file.addSlide({ masterName: 'COVER' });
    slide.addText(this.#title, { placeholder: 'title' });
    const line = (text: string, y: number, size: number, color: string, bold = false) => {
      if (text === '') return;
      const place = { x: 1, y, w: ROOM - 1, h: 0.4, margin: 0 };
      slide.addText(text, { ...place, ...this.#look(size, color), bold });
    };
    line(cover.organization, 0.9, 16, accentText, true);
    line(cover.period, 4.3, 18, muted);
    const foot = [readableDate(cover.date, language), cover.author];
    line(foot.filter((text) => text !== '').join('  ·  '), 6.4, 13, muted);
  }

  introduction(): void {
    const { introduction, language } = this.#document;
    if (introduction === '' || isBlankContent(introduction)) return;
    for (const { pieces } of this.#words(introduction, ROOM)) {
      const slide = this.#slide(pdfTexts[language].introduction, '');
      slide.addText(pieces, this.#wordsAt(LEFT, ROOM));
    }
  }

  section(section: ReportSection): void {
    const { content } = section;
    if (content.kind === 'graph') this.#graph(section, content);
    else if (content.kind === 'data-map') this.#dataMap(section, content);
    else this.#said(section, `${this.#texts.failed} ${content.reason}`.trim(), '');
  }

  /** The file, with pictures for programs that read no vectors. */
  async bytes(): Promise<Uint8Array> {
    const output = await this.#file.write({ outputType: 'uint8array' });
    if (!(output instanceof Uint8Array)) throw new Error('The slides are no bytes');
    return withPreviews(output, this.#outlined);
  }

  get #texts() {
    return pdfTexts[this.#document.language];
  }

  #look(size: number, color: string) {
    return lookOf(this.#document.language, size, color);
  }

  #words(stored: string, width: number): WordsPage[] {
    if (stored === '' || isBlankContent(stored)) return [];
    const { language } = this.#document;
    return pagesOfWords(stored, width, { language, color: this.#colors.text });
  }

  #slide(title: string, period: string): Slide {
    const slide = this.#file.addSlide({ masterName: 'ITEM' });
    slide.addText(title, { placeholder: 'title' });
    if (period !== '')
      slide.addText(period, {
        ...this.#look(12, this.#colors.muted),
        x: LEFT,
        y: 0.95,
        w: ROOM,
        h: 0.3,
        margin: 0,
      });
    return slide;
  }

  /** An item that is a sentence. */
  #said(section: ReportSection, sentence: string, period: string): void {
    const slide = this.#slide(section.heading, period);
    const place = { x: LEFT, y: TOP, w: ROOM, h: 0.6, margin: 0 };
    slide.addText(sentence, { ...place, ...this.#look(14, this.#colors.muted) });
    this.#further(section, period);
  }

  #graph(section: ReportSection, item: GraphItem): void {
    if (item.isEmpty) {
      this.#said(section, item.empty, item.period);
      return;
    }
    const picture = drawGraphs(this.#document)(item);
    const svg = renderToStaticMarkup(picture);
    this.#outlined.set(svg, outlinedSvg(picture));
    const { width, height } = sizeOfSvg(svg);
    const ratio = height / width;
    const [beside, ...further] = this.#words(section.text, WORDS_WIDTH);
    const areNotesBelow =
      section.notes.length <= MOST_NOTES_BELOW &&
      section.notes.every(({ length }) => length <= MOST_NOTE_BELOW);
    const isAlone = beside === undefined && (section.notes.length === 0 || !areNotesBelow);
    const most = isAlone ? ROOM : ROOM * PICTURE_SHARE;
    const w = Math.min(most, (BOTTOM - TOP) / ratio);
    const slide = this.#slide(section.heading, item.period);
    slide.addImage({
      data: `image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
      x: isAlone ? (WIDTH - w) / 2 : LEFT,
      y: TOP,
      w,
      h: w * ratio,
      altText: item.summary,
    });
    if (beside)
      slide.addText(beside.pieces, this.#wordsAt(LEFT + ROOM * PICTURE_SHARE + 0.3, WORDS_WIDTH));
    slide.addNotes(
      [item.summary, ...section.notes.map((note, at) => `${at + 1}. ${note}`)].join('\n'),
    );
    for (const { pieces } of further)
      this.#slide(section.heading, item.period).addText(pieces, this.#wordsAt(LEFT, ROOM));
    if (!areNotesBelow) this.#notes(section, item.period);
    else if (section.notes.length > 0) this.#notesBelow(slide, section, TOP + w * ratio);
    this.#missing(section, item);
    if (this.#document.options.tables) this.#figures(section, item);
  }

  /** Words and comments of an item that has no picture. */
  #further(section: ReportSection, period: string): void {
    for (const { pieces } of this.#words(section.text, ROOM))
      this.#slide(section.heading, period).addText(pieces, this.#wordsAt(LEFT, ROOM));
    this.#notes(section, period);
  }

  #notesBelow(slide: Slide, { notes }: ReportSection, top: number): void {
    const pieces = notes.map(
      (note, at): TextPiece => ({ text: `${at + 1}. ${note}`, options: { breakLine: true } }),
    );
    const place = { x: LEFT, y: top + 0.05, w: ROOM * PICTURE_SHARE, h: BOTTOM - top - 0.05 };
    const look = this.#look(11, this.#colors.text);
    slide.addText(pieces, { ...place, ...look, margin: 0, valign: 'top', fit: 'shrink' });
  }

  #notes({ heading, notes }: ReportSection, period: string): void {
    for (let first = 0; first < notes.length; first += NOTES_PER_SLIDE) {
      const slide = this.#slide(`${heading}: ${this.#texts.notes}`, period);
      const pieces = notes.slice(first, first + NOTES_PER_SLIDE).map(
        (note, at): TextPiece => ({
          text: `${first + at + 1}. ${note}`,
          options: { breakLine: true, paraSpaceAfter: 6 },
        }),
      );
      slide.addText(pieces, this.#wordsAt(LEFT, ROOM));
    }
  }

  #missing({ heading }: ReportSection, { missingTerms, period }: GraphItem | DataMapItem): void {
    if (missingTerms.length === 0) return;
    const place = { x: LEFT, y: TOP, w: ROOM, h: 1.2, margin: 0, valign: 'top' } as const;
    const text = this.#texts.missing(missingTerms.join(', '));
    this.#slide(heading, period).addText(text, { ...place, ...this.#look(14, this.#colors.muted) });
  }

  #figures({ heading }: ReportSection, { table, period }: GraphItem): void {
    const { columns, rows, rowHeading } = table;
    for (const group of partsOf(columns.length, COLUMNS_PER_SLIDE)) {
      const head = columns
        .slice(...group)
        .map(({ title, unit }) => (unit === '' ? title : `${title} (${unit})`));
      const body = rows.map(({ title, note, cells }) => ({
        title: note === null ? title : `${title} ${note}`,
        level: 0,
        cells: cells
          .slice(...group)
          .map((cell, at) =>
            columns[group[0] + at]?.isFixed ? { ...cell, kind: 'fixed' as const } : cell,
          ),
      }));
      this.#tables(this.#texts.figures(heading), period, {
        head: [rowHeading, ...head],
        rows: body,
        isMap: false,
      });
    }
  }

  #dataMap(section: ReportSection, item: DataMapItem): void {
    const { rows, months, fiscalYears } = item;
    if (rows.length === 0 || months.length === 0) {
      this.#said(section, this.#texts.empty, item.period);
      return;
    }
    const groups = fiscalYears.flatMap(({ first, count }) =>
      partsOf(count, MONTHS_PER_SLIDE).map(([from, to]) => [first + from, first + to] as const),
    );
    const tables = groups.map((group): FigureTable => {
      const head = months.slice(...group).map(({ title }) => title);
      const body = rows.map(({ title, unit, level, cells }) => ({
        title: unit === '' ? title : `${title} (${unit})`,
        level,
        cells: cells.slice(...group),
      }));
      return { head: [this.#texts.term, ...head], rows: body, isMap: true };
    });
    const above = this.#wordsAbove(section, tables[0]);
    if (above) this.#notes(section, item.period);
    else this.#further(section, item.period);
    this.#missing(section, item);
    for (const [at, table] of tables.entries())
      this.#tables(section.heading, item.period, table, at === 0 ? above : undefined);
  }

  /** Few words stand over the first table where both fit on its slide. */
  #wordsAbove({ text }: ReportSection, table: FigureTable | undefined): WordsPage | undefined {
    const [page, ...more] = this.#words(text, ROOM);
    if (!page || !table || more.length > 0) return undefined;
    return page.height + heightOnFirstSlide(table) <= TABLE_BOTTOM - TOP ? page : undefined;
  }

  /** @param above words over the table on its first slide */
  #tables(title: string, period: string, table: FigureTable, above?: WordsPage): void {
    const { language } = this.#document;
    let words = above;
    const next = () => {
      const slide = this.#slide(title, period);
      const height = words?.height ?? 0;
      if (words) slide.addText(words.pieces, { ...this.#wordsAt(LEFT, ROOM), h: height });
      words = undefined;
      return { slide, top: TOP + height };
    };
    addTables(next, table, { language, colors: this.#colors });
  }

  #wordsAt(x: number, w: number) {
    return {
      ...this.#look(WORDS_SIZE, this.#colors.text),
      x,
      y: TOP,
      w,
      h: BOTTOM - TOP,
      margin: 0,
      valign: 'top',
      fit: 'shrink',
    } as const;
  }
}
