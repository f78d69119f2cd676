import { formatDate, parseDate } from '@tavoite/model';
import type { ReportDocument } from '../document.js';
import type { Flow } from '../flow.js';
import { look } from '../look.js';
import { artifact, type Tag } from '../output/tags.js';
import { pdfTexts } from '../texts.js';

/** Sizes of the title: the largest with which it takes no more than these lines. */
const TITLE_SIZES = [36, 30, 25, 20, 16, 13] as const;
const MAX_TITLE_LINES = 4;
const TITLE_TOP = 268;
const BAND = 10;
const LEFT = 72;
const TITLE_LEADING = 1.16;

/** The day as it is read: `22.11.2026` in Finnish, `22/11/2026` in English. */
export function readableDate(date: string, language: ReportDocument['language']): string {
  const day = parseDate(date);
  if (day === null) return date;
  return language === 'fi'
    ? formatDate(day, 'DD.MM.YYYY').replace(/^0/, '').replace('.0', '.')
    : formatDate(day, 'DD/MM/YYYY');
}

/** The first page: whose report it is, about what, of which months and day, and by whom. */
export function paintCover(flow: Flow, root: Tag, { cover, language }: ReportDocument): void {
  flow.newPage('upright');
  const { painter, colors, file } = flow;
  const { height } = file.page;
  artifact(file, 'Layout', () => painter.rect(0, 0, BAND, height, colors.accent));

  const left = LEFT - flow.left;
  const width = flow.width - left;
  flow.y = 72;
  if (cover.organization !== '') {
    const text = { text: cover.organization, look: look('semibold', 13, colors.accentText) };
    flow.paragraph(root.add('P'), [text], { left, width });
  }

  const title = cover.title.trim() === '' ? pdfTexts[language].report : cover.title;
  const laidOut = TITLE_SIZES.map((size) =>
    flow.lines([{ text: title, look: look('semibold', size, colors.text) }], width),
  );
  const lines = laidOut.find((one) => one.length <= MAX_TITLE_LINES) ?? laidOut.at(-1) ?? [];
  flow.y = Math.max(flow.y + 40, TITLE_TOP);
  artifact(file, 'Layout', () => painter.rect(LEFT, flow.y - 22, 44, 3, colors.accent));
  flow.paintLines(root.add(flow.headingType(1)), lines, { left, width, leading: TITLE_LEADING });
  flow.y += 14;
  if (cover.period !== '') {
    const text = { text: cover.period, look: look('regular', 14, colors.muted, true) };
    flow.paragraph(root.add('P'), [text], { left, width });
  }

  const foot = [readableDate(cover.date, language), cover.author].filter((text) => text !== '');
  const footLines = foot.map((text, index) =>
    flow.lines(
      [
        {
          text,
          look: look(
            index === 0 ? 'semibold' : 'regular',
            10.5,
            index === 0 ? colors.text : colors.muted,
            true,
          ),
        },
      ],
      width,
    ),
  );
  const footHeight = footLines.reduce((sum, one) => sum + flow.heightOf(one), 0);
  flow.y = Math.max(flow.y + 24, height - 76 - footHeight);
  const rule = flow.y - 14;
  artifact(file, 'Layout', () =>
    painter.line([LEFT, rule], [flow.left + flow.width, rule], colors.border, 0.75),
  );
  for (const one of footLines) flow.paintLines(root.add('P'), one, { left, width });
}
