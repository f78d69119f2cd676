import { isBlankContent } from '@tavoite/model';
import type { ReportDocument } from './document.js';
import { Flow } from './flow.js';
import { drawGraphs } from './graphs.js';
import { look, palette } from './look.js';
import { writeMetadata } from './output/metadata.js';
import { packObjects } from './output/pack.js';
import { openFile } from './output/pdfkit.js';
import { artifact, documentTag, type Tag } from './output/tags.js';
import { Contents, type Entry } from './parts/contents.js';
import { paintCover } from './parts/cover.js';
import { type DrawGraph, paintSection } from './parts/section.js';
import { writeRichText } from './richText.js';
import { pdfTexts } from './texts.js';

const FOOT_SIZE = 8;
const FOOT_ABOVE_EDGE = 26;
/** Of the footer, which the report's title may take. */
const FOOT_TITLE_SHARE = 0.7;

/**
 * A report as the bytes of a PDF: real text, lines and faces, tagged for screen readers (PDF/UA-1). It
 * takes a moment of one core, so it is called in a worker thread.
 */
export function reportPdf(
  document: ReportDocument,
  drawGraph: DrawGraph = drawGraphs(document),
): Uint8Array {
  const { language, theme, cover } = document;
  const title = cover.title.trim() === '' ? pdfTexts[language].report : cover.title;
  const file = openFile({
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    autoFirstPage: false,
    font: '',
  });
  const finish = packObjects(file);
  writeMetadata(file, { title, author: cover.author, organization: cover.organization });
  const flow = new Flow(file, palette(theme), language, theme === 'dark');
  const root = documentTag(file);

  paintCover(flow, root, document);
  paintBody(flow, root, document, drawGraph);
  paintFooters(flow, title, document);
  root.end();
  return finish();
}

function paintBody(flow: Flow, root: Tag, document: ReportDocument, drawGraph: DrawGraph): void {
  const { items, introduction, language } = document;
  const texts = pdfTexts[language];
  const hasIntroduction = introduction !== '' && !isBlankContent(introduction);
  const titles = items.map(({ heading }) => heading);
  if (hasIntroduction) titles.unshift(texts.introduction);
  if (titles.length === 0) {
    flow.newPage('upright');
    const text = { text: texts.noItems, look: look('regular', 11, flow.colors.muted) };
    flow.paragraph(root.add('P'), [text]);
    return;
  }
  // Its place among the elements is before the sections, though it is painted after them.
  const contentsTag = root.add('Sect');
  flow.headingType(2);
  const contents = new Contents(flow, contentsTag, titles);
  const entries: Entry[] = [];
  if (hasIntroduction) {
    entries.push({ title: texts.introduction, page: flow.pageNumber, y: flow.y });
    const heading = { text: texts.introduction, look: look('semibold', 20, flow.colors.text) };
    flow.paragraph(root.add(flow.headingType(2)), [heading], { leading: 1.22 });
    flow.y += 10;
    writeRichText(flow, root, introduction, { level: 2 });
  }
  for (const section of items)
    entries.push(paintSection({ flow, root, document, drawGraph }, section));
  contents.paint(entries);
  addBookmarks(flow, entries);
}

function addBookmarks({ file }: Flow, entries: readonly Entry[]): void {
  const { length } = entries;
  if (length === 0) return;
  for (const { title, page, y } of entries) {
    const kept = file.page;
    file.switchToPage(page - 1);
    // pdfkit counts from the right edge.
    const place = { fit: false, top: Math.max(0, y - 12), left: file.page.width };
    file.outline.addItem(title, place);
    file.page = kept;
  }
}

/** Each page but the cover says whose report it is and how many pages there are. */
function paintFooters(flow: Flow, title: string, { cover, language }: ReportDocument): void {
  const { file, painter, colors } = flow;
  const { count } = file.bufferedPageRange();
  const texts = pdfTexts[language];
  for (let page = 2; page <= count; page++) {
    flow.onPage(page, ({ width, height }) => {
      const margin = width > height ? 40 : 54;
      const y = height - FOOT_ABOVE_EDGE;
      const textLook = look('regular', FOOT_SIZE, colors.subtle, true);
      const words = [cover.organization, title].filter((text) => text !== '').join('  ·  ');
      const room = (width - 2 * margin) * FOOT_TITLE_SHARE;
      artifact(file, 'Pagination', () => {
        painter.text(shortened(flow, words, room), margin, y, textLook);
        painter.textTo(texts.page(page, count), width - margin, y, textLook);
      });
    });
  }
}

/** A text that fits, which the cover has whole. */
function shortened({ painter }: Flow, text: string, width: number): string {
  const textLook = { face: 'regular', size: FOOT_SIZE, even: true } as const;
  if (painter.widthOf(text, textLook) <= width) return text;
  const characters = [...text];
  while (characters.length > 1 && painter.widthOf(`${characters.join('')}…`, textLook) > width)
    characters.length -= Math.max(1, Math.floor(characters.length / 20));
  return `${characters.join('').trimEnd()}…`;
}
