import { textWidth } from '@tavoite/model';
import { dayAt, leftOf } from '../Roadmap/geometry.js';
import {
  besideFlag,
  FLAG_EM,
  flagAt,
  type HeadUnit,
  headUnits,
  marksFrom,
} from '../Roadmap/head.js';
import { diamondLeft, isPassed } from '../Roadmap/milestones.js';
import type { RoadmapZoom } from '../Roadmap/types.js';
import {
  type Drawing,
  FONT_PX,
  HEAD_ROW_PX,
  LINE_PX,
  type RoadmapPictureOptions,
  SMALL_FONT_PX,
} from './pictureTypes.js';
import { element, fitted, outlined, text } from './svgParts.js';

/** Height of years, months and milestones, in px. */
export const headHeight = (drawing: Drawing) =>
  2 * HEAD_ROW_PX + (drawing.milestones.length > 0 ? milestoneLanes(drawing) * LINE_PX + 8 : 0);

/** A milestone's diamond with the air around it, in px. */
const DIAMOND_PX = 16;

/** Milestones in lanes, so that no title prints over another one; titles stay on the timeline. */
function placedMilestones({ milestones, firstMonth, lastMonth, month, timeline }: Drawing) {
  const ends: number[] = [];
  return [...milestones]
    .filter((one) => one.month >= firstMonth && one.month <= lastMonth)
    .sort((a, b) => a.month - b.month)
    .map((one) => {
      const x = diamondLeft(one.month, firstMonth, { month }, DIAMOND_PX) + DIAMOND_PX / 2;
      const fullWidth = 20 + textWidth(one.title, FONT_PX);
      // At the end of the timeline there is more room before the mark.
      const isBefore = fullWidth > timeline - x && x > timeline - x;
      const width = Math.min(fullWidth, isBefore ? x : timeline - x);
      const start = isBefore ? x - width : x;
      let lane = ends.findIndex((end) => end <= start);
      if (lane === -1) lane = ends.length;
      ends[lane] = isBefore ? x + 10 : x + width;
      return { ...one, x, lane, isBefore, title: fitted(one.title, width - 12, FONT_PX) };
    });
}

const milestoneLanes = (drawing: Drawing): number =>
  Math.max(1, ...placedMilestones(drawing).map(({ lane }) => lane + 1));

/** On either side of a name in the head, in px. */
const NAME_GAP_PX = 2.5;
const MONTHS_OF = { month: 1, quarter: 3, year: 12 } as const satisfies Record<RoadmapZoom, number>;

const unitsOf = (options: RoadmapPictureOptions, zoom: RoadmapZoom) =>
  headUnits({
    ...options,
    zoom,
    fiscalStart: options.fiscalStart ?? 1,
    quarter: options.labels.quarter,
  });

/** Whether whole months, quarters or years have room for their names. */
function hasRoom(options: RoadmapPictureOptions, zoom: RoadmapZoom, month: number, font: number) {
  const room = MONTHS_OF[zoom] * month - 2 * NAME_GAP_PX;
  return unitsOf(options, zoom).parts.every(({ text: name }) => textWidth(name, font) <= room);
}

/** The finest parts that can be named where a month has so many px. */
export const zoomFor = (options: RoadmapPictureOptions, month: number): RoadmapZoom =>
  (['month', 'quarter'] as const).find((zoom) => hasRoom(options, zoom, month, SMALL_FONT_PX)) ??
  'year';

/** Where the line of today is, in px of the timeline; null when it is not on it. */
export function todayOf(drawing: Drawing): number | null {
  const { currentMonth, currentDay, firstMonth, lastMonth, month } = drawing;
  return currentMonth < firstMonth || currentMonth > lastMonth
    ? null
    : dayAt(currentMonth, currentDay, firstMonth, { month });
}

const flagOf = (drawing: Drawing) => {
  const today = todayOf(drawing);
  return today === null ? null : flagAt(today, drawing.timeline, drawing.labels.today, FONT_PX);
};

const FLAG_HEIGHT_PX = 16;

function drawFlag(drawing: Drawing): string {
  const flag = flagOf(drawing);
  if (!flag) return '';
  const { values, labels } = drawing;
  const y = HEAD_ROW_PX - FLAG_HEIGHT_PX;
  return (
    element('rect', {
      x: flag.start,
      y,
      width: flag.end - flag.start,
      height: FLAG_HEIGHT_PX,
      rx: 4,
      fill: values['color-accent'],
    }) +
    text(labels.today, {
      x: flag.middle,
      y: y + 11.5,
      fill: values['color-on-accent'],
      'font-size': FONT_PX * FLAG_EM,
      'font-weight': 600,
      'text-anchor': 'middle',
    })
  );
}

export function drawHead(drawing: Drawing): string {
  const { firstMonth, zoom, month, values, currentMonth } = drawing;
  const flag = flagOf(drawing);
  const { years, parts } = unitsOf(drawing, zoom);
  const isCurrent = ({ start, months }: HeadUnit) =>
    currentMonth >= start && currentMonth < start + months;
  const font = hasRoom(drawing, zoom, month, FONT_PX) ? FONT_PX : SMALL_FONT_PX;
  const cells = [years, parts].flatMap((units, line) =>
    units.map((unit) => {
      const x = leftOf(unit.start, firstMonth, { month });
      const width = unit.months * month;
      const size = line === 0 ? FONT_PX : font;
      const start = x + NAME_GAP_PX;
      const moved = line === 0 ? besideFlag({ start, width: textWidth(unit.text, size) }, flag) : 0;
      return text(fitted(unit.text, width - 2 * NAME_GAP_PX - moved, size), {
        x: start + moved,
        'font-size': size,
        y: line * HEAD_ROW_PX + 16,
        fill: values[
          line === 0 ? 'color-text' : isCurrent(unit) ? 'color-accent-text' : 'color-text-muted'
        ],
        'font-weight': line === 0 ? 600 : 400,
        ...(line === 0 ? {} : outlined(values)),
      });
    }),
  );
  const marks = placedMilestones(drawing).map(({ month: end, x, lane, title, isBefore }) => {
    const y = 2 * HEAD_ROW_PX + 4 + lane * LINE_PX;
    const diamond = element('path', {
      d: `M${x} ${y + 2}l6 6l-6 6l-6 -6Z`,
      fill: values[isPassed(end, drawing.currentMonth) ? 'color-accent' : 'color-surface'],
      stroke: values['color-accent'],
      'stroke-width': 1.5,
    });
    return (
      diamond +
      text(title, {
        x: isBefore ? x - 10 : x + 10,
        y: y + 12,
        fill: values['color-text'],
        'text-anchor': isBefore ? 'end' : 'start',
        ...outlined(values),
      })
    );
  });
  return cells.join('') + drawFlag(drawing) + marks.join('');
}

/** The line of today, behind bars: each draws its part of it below its words. */
export function drawToday(drawing: Drawing, top: number, bottom: number): string {
  const today = todayOf(drawing);
  return today === null
    ? ''
    : element('path', {
        d: `M${today} ${top}V${bottom}`,
        stroke: drawing.values['color-accent'],
        'stroke-width': 2,
      });
}

/** Lines of months, quarters and fiscal years, each stronger than the one before. */
export function drawGrid(drawing: Drawing, top: number, bottom: number): string {
  const { firstMonth, lastMonth, month, fiscalStart = 1, values, zoom } = drawing;
  const from = marksFrom(firstMonth, fiscalStart);
  const lines: string[] = [];
  for (let index = 0; firstMonth + index <= lastMonth + 1; index += 1) {
    const isQuarter = (index - from.quarter) % 3 === 0;
    if (zoom !== 'month' && !isQuarter) continue;
    const isYear = (index - from.year) % 12 === 0;
    lines.push(
      element('path', {
        d: `M${index * month} ${top}V${bottom}`,
        stroke: values[isYear ? 'color-border-strong' : 'color-border'],
        'stroke-opacity': isYear ? 0.6 : isQuarter ? 1 : 0.6,
      }),
    );
  }
  return lines.join('');
}
