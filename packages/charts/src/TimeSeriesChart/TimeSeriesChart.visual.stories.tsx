import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  denseSeries,
  fiscalSeries,
  flowSeries,
  lineSeries,
  mixedSeries,
  notesOf,
  targetLines,
} from '../../test/fixtures/series.js';
import { Card, localeOf } from '../../test/fixtures/story.js';
import type { ChartSeries } from '../types.js';
import { TimeSeriesChart, type TimeSeriesChartProps } from './TimeSeriesChart.js';

export default {
  title: 'TimeSeriesChart/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

type Case = Partial<TimeSeriesChartProps> & { series: readonly ChartSeries[]; width?: number };

const as = (type: ChartSeries['type'], stackId?: string) =>
  lineSeries.map((series) => ({ ...series, type, stackId }));

const grid = (cases: readonly Case[]): StoryObj => ({
  render: (_, context) => {
    const locale = localeOf(context);
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        {cases.map(({ width = 560, ...args }, i) => (
          <Card key={args.title ?? i} width={width}>
            <TimeSeriesChart
              title={`Chart ${i + 1}`}
              height={260}
              decimals={0}
              noAnimation
              locale={locale}
              {...args}
            />
          </Card>
        ))}
      </div>
    );
  },
});

/** Each form of series, with its estimates. */
export const Types: StoryObj = {
  tags: ['forced-colors'],
  ...grid([
    { title: 'Mixed', series: mixedSeries, left: { unit: 'k€' }, right: { unit: '%' } },
    { title: 'Lines', series: lineSeries },
    { title: 'Bars', series: as('bar') },
    { title: 'Stacked bars', series: as('stacked') },
    { title: 'Areas', series: as('area') },
    { title: 'Stacked areas', series: as('area', 'one') },
    { title: 'Below zero', series: flowSeries },
    { title: 'Strokes', series: targetLines },
    { title: 'Notes', series: lineSeries, left: { unit: 'k€' }, notes: notesOf(lineSeries) },
    { title: 'Threshold', series: as('bar').slice(0, 1), thresholds: threshold() },
  ]),
};

/** Groupings, configured axes, dense data, narrow places. */
export const Axes = grid([
  { title: 'Fiscal years', series: fiscalSeries, grouping: 'fiscal', fiscalStart: 7 },
  { title: 'Fixed ends', series: lineSeries, left: { min: 0, max: 2000 }, tickCount: 5 },
  { title: 'Cut by fixed ends', series: lineSeries, left: { min: 200, max: 700 } },
  { title: 'One point', series: [{ ...oneOf(), points: oneOf().points.slice(0, 1) }] },
  { title: 'Fifty years', series: denseSeries(600) },
  { title: 'Fifty years of bars', series: dense('bar') },
  { title: 'Narrow', series: mixedSeries, width: 328 },
  { title: 'Narrow fiscal', series: fiscalSeries, grouping: 'fiscal', fiscalStart: 7, width: 328 },
]);

/** Empty, loading, failed, filtered. */
export const States = grid([
  { title: 'Empty', series: [] },
  { title: 'Loading', series: [], state: 'loading' },
  { title: 'Reloading', series: lineSeries, state: 'loading' },
  { title: 'Failed', series: [], state: 'error', onRetry: () => undefined },
  { title: 'Filtered', series: lineSeries, filteredKeys: ['bikes'], onFilteredKeysChange: noop },
  { title: 'All filtered', series: lineSeries, filteredKeys: lineSeries.map(({ key }) => key) },
]);

function threshold() {
  return [{ key: 'budget', title: 'Budget', value: 1000 }];
}

function oneOf(): ChartSeries {
  const [first] = lineSeries;
  if (!first) throw new Error('The fixture has no series');
  return first;
}

function dense(type: ChartSeries['type']): ChartSeries[] {
  return denseSeries(600)
    .slice(0, 2)
    .map((series) => ({ ...series, type }));
}

function noop(): void {}
