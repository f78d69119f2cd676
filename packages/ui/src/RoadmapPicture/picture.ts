import { textWidth, wrapText } from '@tavoite/model';
import { themeValues } from '@tavoite/tokens';
import type { RoadmapMainTask } from '../Roadmap/types.js';
import { drawGrid, drawHead, drawToday, headHeight, zoomFor } from './pictureHead.js';
import { drawNotes, inPages, MAX_NOTES_SHARE, type Page } from './pictureNotes.js';
import { drawArrows, drawGroup, earlyTasks } from './pictureRows.js';
import {
  type Drawing,
  FONT_PX,
  HEAD_ROW_PX,
  LINE_PX,
  PADDING_PX,
  ROW_PX,
  type RoadmapPictureOptions,
  TITLE_PX,
} from './pictureTypes.js';
import { element, fitted, text } from './svgParts.js';

/** One page of a plan. */
export interface RoadmapPicture {
  /** A whole SVG document. */
  svg: string;
  /** Width in px. */
  width: number;
  /** Height in px. */
  height: number;
}

/** A4 and A3 on their side inside margins of 12 mm, in px of CSS. */
export const ROADMAP_PAGES = {
  a4: { width: 1032, pageHeight: 703 },
  a3: { width: 1497, pageHeight: 1032 },
} as const;

const MARGIN_PX = 16;
const HEADLINE_PX = 36;
const HEADLINE_FONT_PX = 18;
const MONTH_PX = 48;

function drawPage(
  { groups, notes, notesHeight }: Page,
  drawing: Drawing,
  page: number,
  pages: number,
) {
  const { values, title, timeline } = drawing;
  const width = TITLE_PX + timeline + 2 * MARGIN_PX;
  const head = headHeight(drawing);
  const rows = groups.reduce((sum, { height }) => sum + height, 0);
  const bottom = head + Math.max(rows, ROW_PX);
  const height = HEADLINE_PX + bottom + notesHeight + 2 * MARGIN_PX;
  const arrows = drawArrows(groups, drawing);
  const early = earlyTasks(drawing);
  const headline = pages > 1 ? `${title} (${page + 1}/${pages})` : title;
  const room = width - 2 * MARGIN_PX - textWidth(headline, HEADLINE_FONT_PX) - MARGIN_PX;
  const body = [
    drawGrid(drawing, HEAD_ROW_PX, bottom),
    drawToday(drawing, HEAD_ROW_PX, bottom),
    drawHead(drawing),
    element('path', {
      d: `M${-TITLE_PX} ${head}H${timeline}M0 0V${bottom}`,
      stroke: values['color-border-strong'],
      fill: 'none',
    }),
    arrows.lines,
    ...groups.map((group) => drawGroup(group, drawing, early)),
    arrows.tips,
    drawNotes(notes, bottom, drawing),
    groups.length === 0 &&
      text(drawing.labels.empty, {
        x: -TITLE_PX + 12,
        y: head + 20,
        fill: values['color-text-muted'],
      }),
  ]
    .filter(Boolean)
    .join('');
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${width} ${height}" font-family="'Inter Variable', Inter, 'Segoe UI', system-ui, sans-serif" font-size="${FONT_PX}" role="img">`,
    element('title', {}, headline),
    element('rect', { width, height, fill: values['color-surface'] }),
    text(headline, {
      x: MARGIN_PX,
      y: MARGIN_PX + 16,
      fill: values['color-text'],
      'font-size': HEADLINE_FONT_PX,
      'font-weight': 600,
    }),
    text(fitted(drawing.subtitle ?? '', room, FONT_PX), {
      x: width - MARGIN_PX,
      y: MARGIN_PX + 16,
      fill: values['color-text-muted'],
      'text-anchor': 'end',
    }),
    `<g transform="translate(${MARGIN_PX + TITLE_PX} ${MARGIN_PX + HEADLINE_PX})">${body}</g></svg>`,
  ].join('');
  return { svg, width, height };
}

/** Of so many rows of bars, in px. */
const heightOf = (rows: number): number => rows * ROW_PX + 2 * PADDING_PX;

/** A main task that is higher than a page, in parts of at most so many rows, each with its title. */
function parts(mainTask: RoadmapMainTask, mostRows: number): RoadmapMainTask[] {
  const rows = Math.max(1, mostRows);
  const count = Math.ceil(mainTask.rowCount / rows);
  return Array.from({ length: count }, (_, part) => {
    const first = part * rows;
    return {
      ...mainTask,
      title: `${mainTask.title} (${part + 1}/${count})`,
      rowCount: Math.min(rows, mainTask.rowCount - first),
      tasks: mainTask.tasks
        .filter(({ rowIndex }) => rowIndex >= first && rowIndex < first + rows)
        .map((task) => ({ ...task, rowIndex: task.rowIndex - first })),
    };
  });
}

/**
 * A whole plan as pictures, whatever is in view on screen: one, or as many as its pages are, each
 * with the months at its top. A function of the plan alone, for SVG, PNG and print.
 */
export function roadmapPictures(options: RoadmapPictureOptions): RoadmapPicture[] {
  const { firstMonth, lastMonth, mainTasks, theme, width, pageHeight = Infinity } = options;
  const months = lastMonth - firstMonth + 1;
  const month = width ? (width - TITLE_PX - 2 * MARGIN_PX) / months : MONTH_PX;
  const drawing: Drawing = {
    ...options,
    month,
    zoom: zoomFor(options, month),
    values: themeValues[theme],
    timeline: months * month,
  };
  const head = headHeight(drawing);
  const room = pageHeight - HEADLINE_PX - head - 2 * MARGIN_PX;
  const mostRows = Math.floor((room * (1 - MAX_NOTES_SHARE) - 2 * PADDING_PX) / ROW_PX);
  const groups = mainTasks
    .flatMap((mainTask) =>
      heightOf(mainTask.rowCount) > room ? parts(mainTask, mostRows) : mainTask,
    )
    .map((mainTask) => {
      const title = wrapText(mainTask.title.replace(/\s+/g, ' ').trim(), TITLE_PX - 20, FONT_PX);
      const height = Math.max(heightOf(mainTask.rowCount), title.length * LINE_PX + 2 * PADDING_PX);
      return { mainTask, title, top: 0, height };
    });
  const pages = inPages(groups, room, options, TITLE_PX + drawing.timeline);
  return pages.map((page, index) => {
    let top = head;
    const placed = page.groups.map((group) => {
      const at = { ...group, top };
      top += group.height;
      return at;
    });
    return drawPage({ ...page, groups: placed }, drawing, index, pages.length);
  });
}
