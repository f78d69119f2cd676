import type { Meta, StoryObj } from '@storybook/react-vite';
import { rem } from '@tavoite/tokens';
import type { ReactElement, ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { Card } from '../../test/fixtures/story.js';
import { ACTUAL, ESTIMATE, MISSING } from '../kernel/columns.js';
import { glyphPath } from '../kernel/glyphs.js';
import { areaPath, barPath, linePath } from '../kernel/path.js';
import { periodScale, valueScale } from '../kernel/scale.js';
import { timeSeriesChart } from '../labels/en.js';
import { browserTheme as theme } from '../theme/theme.js';
import {
  AreaMark,
  BarMark,
  ChartTable,
  Crosshair,
  EstimatePattern,
  Grid,
  LineMark,
  Marker,
  NoteMark,
  PeriodAxis,
  RadarMark,
  Swatch,
  Threshold,
  Tooltip,
  ValueAxis,
} from './index.js';

/** The parts that charts are made of: pure, in pixels, without any texts. */
export default { title: 'Primitives/Parts' } satisfies Meta;

const WIDTH = 420;
const HEIGHT = 200;
const PLOT = { left: 48, right: 410, top: 12, bottom: 160 };
const VALUES = [40, 62, 55, 78, 70, 91];
const KINDS = [ACTUAL, ACTUAL, ACTUAL, ACTUAL, ESTIMATE, ESTIMATE];
const POSITIONS = [...VALUES.keys()];
const x = periodScale(VALUES.length, [PLOT.left, PLOT.right]);
const y = valueScale([0, 100], [PLOT.bottom, PLOT.top]);
const top = (i: number) => y(VALUES[i] ?? 0);
const SOLID = POSITIONS.slice(0, 4);
const OPEN = POSITIONS.slice(3);
const color = theme.series(0);

const strokes = { solid: linePath(SOLID, x.center, top), open: linePath(OPEN, x.center, top) };
const faces = {
  solidFill: areaPath(SOLID, x.center, () => y.baseline, top),
  openFill: areaPath(OPEN, x.center, () => y.baseline, top),
};
const bars = (kind: number) =>
  POSITIONS.filter((i) => KINDS[i] === kind)
    .map((i) => barPath(x.center(i) - 14, 28, y.baseline, top(i), 2))
    .join('');
const glyphs = (kind: number) =>
  POSITIONS.filter((i) => KINDS[i] === kind)
    .map((i) => glyphPath(2, x.center(i), top(i)))
    .join('');

const picture = (name: string, children: ReactNode): ReactElement => (
  <Card width={rem(WIDTH + 34)}>
    <svg
      className="tavoite-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      height={rem(HEIGHT)}
      fontSize={12}
      fontFamily={theme.fontFamily}
      role="img"
      aria-label={name}
    >
      {children}
    </svg>
  </Card>
);
const story = (name: string, children: ReactNode): StoryObj => ({
  render: () => picture(name, children),
  play: async ({ canvasElement }) => {
    const drawn = await within(canvasElement).findByRole('img', { name });
    await expect(drawn.querySelector('path, text, circle')).not.toBeNull();
  },
});

const grid = (
  <Grid ys={[0, 50, 100].map(y)} left={PLOT.left} right={PLOT.right} color={theme.grid} />
);

export const GridLines = story('Grid', grid);

export const ValueAxes = story(
  'Value axes',
  <>
    {grid}
    <ValueAxis
      side="left"
      ticks={[0, 50, 100].map((tick, rank) => ({ rank, y: y(tick), label: String(tick) }))}
      unit=""
      x={PLOT.left}
      unitY={10}
      edge={0}
      color={theme.axisText}
    />
  </>,
);

export const PeriodAxes = story(
  'Period axis',
  <PeriodAxis
    ticks={POSITIONS.map((index) => ({
      index,
      x: x.center(index),
      textX: x.center(index),
      label: timeSeriesChart.shortMonths[index] ?? '',
      year: index === 0 ? '2025' : '',
      coverage: '',
    }))}
    hasYears
    left={PLOT.left}
    right={PLOT.right}
    y={PLOT.bottom}
    color={theme.axisText}
    lineColor={theme.axis}
  />,
);

/** Solid where actual, dashed where estimated. */
export const Line = story('Line', <LineMark {...strokes} color={color} />);

/** Full where actual, striped where estimated. */
export const Bar = story(
  'Bars',
  <>
    <EstimatePattern id="story-stripes" kind="stripes" color={color} ground={theme.surface} />
    <BarMark solid={bars(ACTUAL)} open={bars(ESTIMATE)} color={color} patternId="story-stripes" />
  </>,
);

/** Stacked bars are hatched where estimated. */
export const StackedBar = story(
  'Stacked bars',
  <>
    <EstimatePattern id="story-hatching" kind="hatching" color={color} ground={theme.surface} />
    <BarMark solid={bars(ACTUAL)} open={bars(ESTIMATE)} color={color} patternId="story-hatching" />
  </>,
);

/** Tinted where actual, hatched with a dashed outline where estimated. */
export const Area = story(
  'Area',
  <>
    <EstimatePattern id="story-area" kind="hatching" color={color} ground="none" />
    <AreaMark {...strokes} {...faces} color={color} patternId="story-area" />
  </>,
);

/** An outline around a centre. */
export const Radar = story(
  'Radar',
  <g transform={`translate(${WIDTH / 2},${HEIGHT / 2})`}>
    <EstimatePattern id="story-radar" kind="hatching" color={color} ground="none" />
    <RadarMark
      solid="M0,-80L70,30"
      open="M70,30L-60,40M-60,40L0,-80"
      solidFill="M0,0L0,-80L70,30Z"
      openFill="M0,0L70,30L-60,40ZM0,0L-60,40L0,-80Z"
      solidGlyphs={glyphPath(0, 0, -80) + glyphPath(0, 70, 30)}
      openGlyphs={glyphPath(0, -60, 40)}
      color={color}
      surface={theme.surface}
      patternId="story-radar"
    />
  </g>,
);

/** Filled where actual, hollow where estimated. */
export const Markers = story(
  'Markers',
  <Marker solid={glyphs(ACTUAL)} open={glyphs(ESTIMATE)} color={color} surface={theme.surface} />,
);

export const Thresholds = story(
  'Threshold',
  <>
    <LineMark {...strokes} color={color} />
    <Threshold
      y={y(80)}
      left={PLOT.left}
      right={PLOT.right}
      title="Budget"
      color={theme.target}
      surface={theme.surface}
    />
  </>,
);

/** Over a period that was commented on: once, a few times, many times. */
export const Notes = story(
  'Notes',
  <>
    <LineMark {...strokes} color={color} />
    <NoteMark x={x.center(0)} bottom={PLOT.top} count={1} theme={theme} />
    <NoteMark x={x.center(1)} bottom={PLOT.top} count={3} theme={theme} />
    <NoteMark x={x.center(2)} bottom={PLOT.top} count={12} theme={theme} />
    <NoteMark
      x={x.center(4)}
      startX={x.center(3)}
      bottom={PLOT.top}
      count={2}
      label="1, 4"
      theme={theme}
    />
  </>,
);

/** The point that the keyboard cursor is on has the larger ring. */
export const Cursor = story(
  'Crosshair',
  <>
    <LineMark {...strokes} color={color} />
    <Crosshair
      x={x.center(2)}
      top={PLOT.top}
      bottom={PLOT.bottom}
      theme={theme}
      points={[
        { key: 'a', x: x.center(2), y: top(2), color, current: true },
        { key: 'b', x: x.center(2) - 8, y: top(2) + 40, color: theme.series(1), current: false },
      ]}
    />
  </>,
);

export const LegendSwatch = story(
  'Swatch',
  <Swatch type="line" glyph={0} color={color} theme={theme} show="both" />,
);

export const TooltipBox: StoryObj = {
  render: () => (
    <div style={{ maxWidth: '17.5rem' }}>
      <Tooltip
        title="05/2025"
        estimate="estimate"
        theme={theme}
        rows={[
          {
            key: 'net',
            title: 'Net sales',
            swatch: { type: 'line', glyph: 0, color },
            kind: 'estimate',
            value: '70 k€',
            current: true,
          },
        ]}
      />
    </div>
  ),
};

/** The table twin: actual in bold, estimates in italics and by name, gaps read out as such. */
export const Table: StoryObj = {
  render: () => (
    <Card width={360}>
      <ChartTable
        caption="Net sales"
        rowHeading="Period"
        columns={[{ key: 'net', title: 'Net sales' }]}
        estimate="estimate"
        missing="no data"
        rows={[ACTUAL, MISSING, ESTIMATE].map((kind, i) => ({
          key: String(i),
          title: `0${i + 1}/2025`,
          cells: [
            {
              kind: kind === ACTUAL ? 'actual' : kind === ESTIMATE ? 'estimate' : 'missing',
              text: kind === MISSING ? '' : '70 k€',
            },
          ],
        }))}
      />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const cells = await within(canvasElement).findAllByRole('cell');
    await expect(cells.map((cell) => cell.textContent?.trim())).toEqual([
      '70 k€',
      'no data',
      '70 k€ estimate',
    ]);
  },
};
