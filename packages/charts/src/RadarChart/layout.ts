import { formatWithUnit } from '@tavoite/model';
import { lineRadial, pointRadial } from 'd3-shape';
import { RADAR_LOCALE } from '../constants.js';
import { ACTUAL, ESTIMATE, MISSING } from '../kernel/columns.js';
import { GLYPH_COUNT, glyphPath } from '../kernel/glyphs.js';
import { valueScale } from '../kernel/scale.js';
import { clampSize } from '../kernel/size.js';
import { widestText, wrapText } from '../kernel/text.js';
import { decimalsOf } from '../kernel/ticks.js';
import { FONT_SIZE, LINE_HEIGHT } from '../theme/text.js';
import type { Size } from '../types.js';
import type { DrawnRadarSeries, RadarModel } from './model.js';
import type { SpokeValue } from './words.js';

/** A line of values below the name of a spoke. */
type SpokeValues = readonly SpokeValue[];

/** A spoke in pixels, from the centre, which is the origin. */
export interface SpokeLayout {
  readonly key: string;
  /** Clockwise from the top, in radians. */
  readonly angle: number;
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
  /** On lines of their own below the name; none where there is no room. */
  readonly values: readonly SpokeValues[];
  readonly textX: number;
  /** Baseline of the first line. */
  readonly textY: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A series in pixels from the centre; `solid` paths are actual, `open` ones estimates. */
export interface RadarSeriesLayout {
  readonly series: DrawnRadarSeries;
  readonly solidLine: string;
  readonly openLine: string;
  readonly solidFill: string;
  readonly openFill: string;
  readonly solidGlyphs: string;
  readonly openGlyphs: string;
  point(index: number): { readonly x: number; readonly y: number };
}

/** A radar in pixels. */
export interface RadarLayout {
  readonly size: Size;
  readonly center: { readonly x: number; readonly y: number };
  readonly radius: number;
  readonly rings: ReadonlyArray<{ readonly d: string; readonly y: number; readonly label: string }>;
  readonly spokes: readonly SpokeLayout[];
  readonly series: readonly RadarSeriesLayout[];
  /** The spoke nearest to a pixel of the chart, -1 outside. */
  indexAt(x: number, y: number): number;
}

/** Narrower charts need their room for the shape. */
const VALUES_FROM_PX = 480;
const LABEL_GAP_PX = 10;
/** Shares of the width at which labels break: between words, and inside a word. */
const LABEL_SHARE = 0.22;
const WORD_SHARE = 0.3;
const RING_ROOM_PX = 18;
const MIN_RADIUS_PX = 24;
const TURN = 2 * Math.PI;

/** Where the centre is and how long the spokes may get for all their labels to fit. */
function frame(size: Size, count: number, labels: ReadonlyArray<readonly string[]>) {
  const edge = (index: number) => pointRadial((index / count) * TURN, 1);
  let top = 0;
  let bottom = 0;
  let topLabel = 0;
  let bottomLabel = 0;
  let radius = Number.POSITIVE_INFINITY;
  labels.forEach((lines, index) => {
    const [x, y] = edge(index);
    const height = lines.length * LINE_HEIGHT + LABEL_GAP_PX;
    top = Math.max(top, -y);
    bottom = Math.max(bottom, y);
    if (y < -0.5) topLabel = Math.max(topLabel, height);
    if (y > 0.5) bottomLabel = Math.max(bottomLabel, height);
    if (Math.abs(x) < 0.1) return;
    const room = size.width / 2 - LABEL_GAP_PX - widestText(lines, FONT_SIZE);
    radius = Math.min(radius, room / Math.abs(x));
  });
  const height = size.height - topLabel - bottomLabel;
  radius = Math.max(MIN_RADIUS_PX, Math.min(radius, height / (top + bottom || 1)));
  // Fewer labels under the radar than over it, or a triangle's flat foot, must not push it aside.
  const spare = height - radius * (top + bottom);
  return { radius, center: { x: size.width / 2, y: topLabel + spare / 2 + radius * top } };
}

/** What stands between the values of a spoke. */
export const SPOKE_VALUES_APART = ' · ';

const valuesText = (values: SpokeValues): string =>
  values.map(({ text }) => text).join(SPOKE_VALUES_APART);

/**
 * Lays a radar out in a size.
 * @param valuesOf the values under the name of a spoke
 * @param bare without a letter: the shape has all of the room
 */
export function radarLayout(
  model: RadarModel,
  asked: Size,
  valuesOf: (index: number) => readonly SpokeValues[],
  bare = false,
): RadarLayout {
  const size = clampSize(asked);
  const count = model.keys.length;
  const words = model.keys.flatMap(({ title }) => title.split(' '));
  const widestWord = Math.min(size.width * WORD_SHARE, widestText(words, FONT_SIZE));
  const room = Math.max(size.width * LABEL_SHARE, widestWord);
  const wrapped = model.keys.map(({ title }) => (bare ? [] : wrapText(title, room, FONT_SIZE)));
  const values = model.keys.map((_, index) =>
    size.width >= VALUES_FROM_PX && !model.isEmpty && !bare ? valuesOf(index) : [],
  );
  const labels = wrapped.map((lines, index) => [
    ...lines,
    ...(values[index] ?? []).map(valuesText),
  ]);
  const { radius, center } = frame(size, count, labels);
  const angleOf = (index: number) => (index / count) * TURN;

  const domain = model.axis(Math.floor(radius / RING_ROOM_PX) + 1);
  const scale = valueScale([domain.low, domain.high], [0, radius]);
  const decimals = decimalsOf(domain.ticks);
  const unit = model.isOfTargets ? '%' : '';
  // A value below a configured minimum stays in the centre: behind it is the opposite spoke.
  const inside = (value: number) => Math.max(0, scale(value));
  const closed = [...model.keys.keys(), 0];

  return {
    size,
    center,
    radius,
    rings: domain.ticks.map((tick) => ({
      d: lineRadial<number>().angle(angleOf).radius(scale(tick)).digits(1)(closed) ?? '',
      y: -scale(tick),
      label: bare ? '' : formatWithUnit(tick, { locale: RADAR_LOCALE, decimals, unit }),
    })),
    spokes: model.keys.map(({ key }, index) =>
      spokeLayout(key, angleOf(index), radius, wrapped[index] ?? [], values[index] ?? []),
    ),
    series: model.series.map((series) => seriesLayout(series, angleOf, inside)),
    indexAt(x, y) {
      const [dx, dy] = [x - center.x, y - center.y];
      if (count === 0 || Math.hypot(dx, dy) > radius + LABEL_GAP_PX + LINE_HEIGHT) return -1;
      const angle = (Math.atan2(dx, -dy) + TURN) % TURN;
      return Math.round((angle / TURN) * count) % count;
    },
  };
}

function spokeLayout(
  key: string,
  angle: number,
  radius: number,
  lines: readonly string[],
  values: readonly SpokeValues[],
): SpokeLayout {
  const [x, y] = pointRadial(angle, radius);
  const [textX, edgeY] = pointRadial(angle, radius + LABEL_GAP_PX);
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const anchor = Math.abs(sine) < 0.1 ? 'middle' : sine > 0 ? 'start' : 'end';
  // Above the radar a label ends at its spoke, below it starts there, and to the sides it is centred.
  const height = (lines.length - 1 + values.length) * LINE_HEIGHT;
  const shift = ((1 + cosine) / 2) * height;
  const textY = edgeY - shift + FONT_SIZE * (0.35 - 0.35 * cosine);
  return { key, angle, x, y, lines, values, textX, textY, anchor };
}

function seriesLayout(
  series: DrawnRadarSeries,
  angleOf: (index: number) => number,
  scale: (value: number) => number,
): RadarSeriesLayout {
  const { levels, index: position, config } = series;
  const kinds = config.isMostlyActual
    ? series.kinds.map((kind) => (kind === ESTIMATE ? ACTUAL : kind))
    : series.kinds;
  const count = levels.length;
  const radiusOf = (index: number) => scale(levels[index] ?? Number.NaN);
  const point = (index: number) => {
    const [x, y] = pointRadial(angleOf(index), radiusOf(index));
    return { x, y };
  };
  const edgeOf = lineRadial<number>().angle(angleOf).radius(radiusOf).digits(1);
  const paths = { solidLine: '', openLine: '', solidFill: '', openFill: '' };
  const glyphs = { solidGlyphs: '', openGlyphs: '' };
  for (let i = 0; i < count; i += 1) {
    if (kinds[i] === MISSING) continue;
    const { x, y } = point(i);
    const glyph = glyphPath(position % GLYPH_COUNT, x, y);
    if (kinds[i] === ACTUAL) glyphs.solidGlyphs += glyph;
    else glyphs.openGlyphs += glyph;
    const next = (i + 1) % count;
    if (count < 2 || kinds[next] === MISSING) continue;
    const edge = edgeOf([i, next]) ?? '';
    const face = `${edge}L0,0Z`;
    if (kinds[i] === ESTIMATE || kinds[next] === ESTIMATE) {
      paths.openLine += edge;
      paths.openFill += face;
    } else {
      paths.solidLine += edge;
      paths.solidFill += face;
    }
  }
  return { series, ...paths, ...glyphs, point };
}
