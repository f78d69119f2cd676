import type { Meta, StoryObj } from '@storybook/react-vite';
import { radarKeys, radarSeries } from '../../test/fixtures/radar.js';
import { Card } from '../../test/fixtures/story.js';
import { RadarChart, type RadarChartProps } from './RadarChart.js';

export default {
  title: 'RadarChart/Visual',
  tags: ['visual', '!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

type Case = Partial<RadarChartProps> & { title: string; width?: number };

const cases: readonly Case[] = [
  { title: 'Current and target' },
  { title: 'Three keys', keys: radarKeys.slice(0, 3) },
  { title: 'Filtered', filteredKeys: ['sales', 'stock'], onFilteredKeysChange: () => undefined },
  { title: 'Too few would stay', filteredKeys: ['sales', 'stock', 'staff', 'margin'] },
  {
    title: 'Missing values',
    series: radarSeries.map((series) => ({ ...series, points: series.points.slice(1) })),
  },
  {
    title: 'All estimates',
    series: radarSeries.slice(0, 1).map((series) => ({
      ...series,
      points: series.points.map((point) =>
        point.kind === 'missing' ? point : { ...point, kind: 'estimate' },
      ),
    })),
  },
  { title: 'Values under the names', width: 640, height: 360 },
  { title: 'Narrow', width: 328 },
  { title: 'Empty', series: [] },
  { title: 'Loading', series: [], state: 'loading' },
];

export const Everything: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {cases.map(({ width = 480, ...args }) => (
        <Card key={args.title} width={width}>
          <RadarChart
            keys={radarKeys}
            series={radarSeries}
            unit="%"
            decimals={1}
            height={320}
            noAnimation
            {...args}
          />
        </Card>
      ))}
    </div>
  ),
};
