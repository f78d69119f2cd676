import { isBlankContent, readContent } from '@tavoite/model';
import type { ReactElement } from 'react';
import { alternativeOf } from '../../items/alternative.js';
import type { DataMapItem, GraphItem } from '../../items/types.js';
import type { ReportDocument, ReportSection } from '../document.js';
import type { Flow, Orientation } from '../flow.js';
import { BODY_SIZE, LEADING, look } from '../look.js';
import { artifact, type Tag } from '../output/tags.js';
import { writeRichText } from '../richText.js';
import { drawPicture, readPicture, type SvgPicture } from '../svg/draw.js';
import { pdfTexts } from '../texts.js';
import type { Entry } from './contents.js';
import { dataMapOrientation, dataMapTables } from './dataMap.js';
import { figureTables } from './figures.js';
import type { Table } from './table.js';

const HEADING_SIZE = 17;
const HEADING_LEADING = 1.22;
const CAPTION_SIZE = 9;
const GAP = 12;
const BETWEEN_SECTIONS = 34;
/** Room that the charts leave around what they draw, in their pixels: the page has its own. */
const PICTURE_PADDING = 16;
/** Width of a character of running text, in text sizes, rather too wide than too narrow. */
const CHARACTER_EM = 0.56;

/** Draws a graph as an SVG element in the report's theme. */
export type DrawGraph = (item: GraphItem) => ReactElement;

interface Context {
  readonly flow: Flow;
  readonly root: Tag;
  readonly document: ReportDocument;
  readonly drawGraph: DrawGraph;
}

/** A section of the report: its heading and what is below it. Answers where the heading stands. */
export function paintSection(context: Context, section: ReportSection): Entry {
  const { content } = section;
  if (content.kind === 'graph') return paintGraph(context, section, content);
  if (content.kind === 'data-map') return paintMap(context, section, content);
  return paintFailure(context, section, content.reason);
}

function headingLines(flow: Flow, text: string) {
  return flow.lines([{ text, look: look('semibold', HEADING_SIZE, flow.colors.text) }]);
}

function paintHeading({ flow, root }: Context, { heading }: ReportSection, period: string): Entry {
  const entry = { title: heading, page: flow.pageNumber, y: flow.y };
  flow.paintLines(root.add(flow.headingType(2)), headingLines(flow, heading), {
    left: 0,
    width: flow.width,
    leading: HEADING_LEADING,
  });
  if (period !== '') {
    const text = { text: period, look: look('regular', CAPTION_SIZE, flow.colors.muted, true) };
    flow.y += 1;
    flow.paragraph(root.add('P'), [text], { leading: 1.4 });
  }
  flow.y += GAP * 0.8;
  return entry;
}

const headingHeight = (flow: Flow, { heading }: ReportSection): number =>
  flow.heightOf(headingLines(flow, heading), HEADING_LEADING) + CAPTION_SIZE * 1.4 + GAP;

/** Begins a page of this form, unless the current one is it and has this much room. */
function begin(flow: Flow, orientation: Orientation, height: number): void {
  if (flow.orientation !== orientation) flow.newPage(orientation);
  else if (!flow.isAtTop) {
    flow.space(BETWEEN_SECTIONS);
    if (flow.room < height) flow.newPage();
  }
}

function paintGraph(context: Context, section: ReportSection, item: GraphItem): Entry {
  const { flow, root, document, drawGraph } = context;
  if (item.isEmpty) return paintEmpty(context, section, item);
  const picture = pictureOf(drawGraph, item);
  // One graph that cannot be drawn does not keep the others from being read.
  if (picture === null) return paintFailure(context, section, '');
  // Its width is needed before its place is known.
  if (flow.orientation !== 'upright') flow.newPage('upright');
  const graphHeight = headingHeight(flow, section) + placeOf(flow, picture).height;
  const tables = document.options.tables ? figureTables(flow, item.table, section.heading) : [];
  const tablesHeight = tables.reduce((sum, table) => sum + table.height + GAP, 0);
  // A graph with its figures stays on one page where a page holds both.
  const whole = graphHeight + wordsHeight(flow, section) + tablesHeight;
  const onePage = flow.file.page.height - flow.margin.top - flow.margin.bottom;
  begin(flow, 'upright', whole <= onePage ? whole : graphHeight + 40);

  const entry = paintHeading(context, section, item.period);
  paintFigure(flow, root, picture, alternativeOf(item));
  paintWords(context, section);
  paintMissing(flow, root, item.missingTerms);
  paintTables(flow, root, tables);
  return entry;
}

function pictureOf(drawGraph: DrawGraph, item: GraphItem): SvgPicture | null {
  try {
    return readPicture(drawGraph(item));
  } catch (error) {
    process.emitWarning(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return null;
  }
}

/** A graph without values is a sentence: an empty picture says nothing. */
function paintEmpty(context: Context, section: ReportSection, item: GraphItem): Entry {
  const { flow, root } = context;
  begin(flow, 'upright', headingHeight(flow, section) + 60);
  const entry = paintHeading(context, section, item.period);
  const text = { text: item.empty, look: look('regular', 10, flow.colors.muted) };
  flow.paragraph(root.add('P'), [text]);
  flow.space(GAP);
  paintWords(context, section);
  paintMissing(flow, root, item.missingTerms);
  return entry;
}

/** A picture as wide as the text, without the room around it. */
function placeOf({ width }: Flow, picture: SvgPicture) {
  const scale = width / (picture.width - 2 * PICTURE_PADDING);
  return { scale, height: (picture.height - 2 * PICTURE_PADDING) * scale };
}

function paintFigure(flow: Flow, root: Tag, picture: SvgPicture, alternative: string): void {
  const { left, width, y, file } = flow;
  const { scale, height } = placeOf(flow, picture);
  const pageHeight = file.page.height;
  const tag = root.add('Figure', {
    alternative,
    attributes: {
      O: 'Layout',
      Placement: 'Block',
      BBox: [left, pageHeight - y - height, left + width, pageHeight - y],
    },
  });
  const room = PICTURE_PADDING * scale;
  tag.mark(() => drawPicture(flow.painter, picture, { x: left - room, y: y - room, scale }));
  flow.y += height + GAP;
}

function paintWords({ flow, root }: Context, { text, notes }: ReportSection): void {
  if (text !== '' && !isBlankContent(text)) {
    flow.space(4);
    writeRichText(flow, root, text, { level: 2 });
    flow.space(6);
  }
  if (notes.length === 0) return;
  const { colors, painter } = flow;
  flow.space(4);
  flow.ensure(48);
  flow.paragraph(root.add(flow.headingType(3)), [
    { text: pdfTexts[flow.language].notes, look: look('semibold', 10, colors.text) },
  ]);
  flow.y += 2;
  const list = root.add('L', { attributes: { O: 'List', ListNumbering: 'Decimal' } });
  for (const [index, note] of notes.entries()) {
    const element = list.add('LI');
    const label = element.add('Lbl');
    const number = look('semibold', 9, colors.accentText, true);
    flow.paragraph(
      element.add('LBody').add('P'),
      [{ text: note, look: look('regular', 9, colors.text) }],
      {
        left: 18,
        mark: (baseline) =>
          label.mark(() => painter.textTo(`${index + 1}.`, flow.left + 13, baseline, number)),
      },
    );
    flow.y += 2;
  }
  flow.space(6);
}

/** About the height of the words to an item: enough to see whether a page holds them. */
function wordsHeight(flow: Flow, { text, notes }: ReportSection): number {
  const lineHeight = BODY_SIZE * LEADING;
  const perLine = flow.width / (BODY_SIZE * CHARACTER_EM);
  const heightOf = (words: string) =>
    Math.max(1, Math.ceil(words.length / perLine)) * lineHeight + 6;
  const blocks = text === '' || isBlankContent(text) ? [] : readContent(text).blocks;
  return [...blocks.map((block) => block.text), ...notes].reduce(
    (sum, words) => sum + heightOf(words),
    blocks.length + notes.length > 0 ? 2 * GAP : 0,
  );
}

function paintMissing(flow: Flow, root: Tag, terms: readonly string[]): void {
  if (terms.length === 0) return;
  const text = pdfTexts[flow.language].missing(terms.join(', '));
  flow.paragraph(root.add('P'), [{ text, look: look('italic', CAPTION_SIZE, flow.colors.muted) }]);
  flow.space(6);
}

function paintTables(flow: Flow, root: Tag, tables: readonly Table[]): void {
  for (const table of tables) {
    flow.space(GAP);
    if (table.height > flow.room && table.height < flow.bottom - flow.margin.top)
      flow.ensure(table.height);
    table.paint(root);
  }
}

function paintMap(context: Context, section: ReportSection, item: DataMapItem): Entry {
  const { flow, root } = context;
  const texts = pdfTexts[flow.language];
  const orientation = dataMapOrientation(item);
  if (!flow.isAtTop || flow.orientation !== orientation) flow.newPage(orientation);
  const entry = paintHeading(context, section, item.period);
  paintWords(context, section);
  paintMissing(flow, root, item.missingTerms);
  const tables = dataMapTables(flow, item, section.heading, orientation);
  if (tables.length === 0 || item.rows.length === 0) {
    flow.paragraph(root.add('P'), [
      { text: texts.empty, look: look('regular', 10, flow.colors.muted) },
    ]);
    return entry;
  }
  paintTables(flow, root, tables);
  return entry;
}

function paintFailure(context: Context, section: ReportSection, reason: string): Entry {
  const { flow, root } = context;
  const texts = pdfTexts[flow.language];
  begin(flow, 'upright', headingHeight(flow, section) + 70);
  const entry = paintHeading(context, section, '');
  const { colors } = flow;
  const pieces = [
    { text: `${texts.failed} `, look: look('semibold', 10, colors.danger) },
    { text: reason, look: look('regular', 10, colors.text) },
  ];
  const lines = flow.lines(pieces, flow.width - 32);
  const height = flow.heightOf(lines) + 20;
  const top = flow.y;
  if (height < flow.room)
    artifact(flow.file, 'Layout', () =>
      flow.painter.rect(flow.left, top, flow.width, height, colors.dangerGround),
    );
  flow.y += 10;
  flow.paintLines(root.add('P'), lines, { left: 16, width: flow.width - 32 });
  flow.y += 10 + GAP;
  paintWords(context, section);
  return entry;
}
