import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { radarKeys, radarSeries } from '../../test/fixtures/radar.js';
import { Card } from '../../test/fixtures/story.js';
import { RadarChart } from './RadarChart.js';

const meta = {
  title: 'RadarChart',
  component: RadarChart,
  args: {
    title: 'Focus areas',
    keys: radarKeys,
    series: radarSeries,
    unit: '%',
    decimals: 1,
  },
  render: (args) => (
    <Card width={620}>
      <RadarChart {...args} />
    </Card>
  ),
} satisfies Meta<typeof RadarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its play function names things in English. */
const english = {
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
} as const;

/** Current values against their targets. Numbers are in the Finnish form in either language. */
export const Default: Story = {};

/** It says which months its values are of. */
export const OfMonths: Story = { args: { period: '11/2025 – 11/2026', showTitle: false } };

/** A part of the months is estimated, and not most of them: it is drawn as actual values are. */
export const MostlyActual: Story = {
  args: {
    period: '11/2025 – 11/2026, 1 of 13 months estimated',
    showTitle: false,
    series: radarSeries.map((one, i) => (i === 0 ? { ...one, isMostlyActual: true } : one)),
  },
};

/** Keys are filtered while at least three stay. */
export const KeyFilter: Story = {
  ...english,
  args: { onFilteredKeysChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const name of ['Net sales', 'Gross margin', 'Staff wellbeing']) {
      await userEvent.click(await canvas.findByRole('button', { name }));
    }
    await expect(args.onFilteredKeysChange).toHaveBeenLastCalledWith(['sales', 'margin', 'staff']);
    const refused = await canvas.findByRole('button', { name: 'Stock turnover' });
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(refused);
    await expect(args.onFilteredKeysChange).toHaveBeenCalledTimes(3);
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'At least 3 terms stay visible',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Net sales' }));
    await expect(args.onFilteredKeysChange).toHaveBeenLastCalledWith(['margin', 'staff']);
  },
};

/** The arrow keys go round the spokes and between outlines. */
export const Keyboard: Story = {
  ...english,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('application', { name: 'Focus areas' })).focus();
    await userEvent.keyboard('{Home}');
    const status = await canvas.findByRole('status');
    await expect(status).toHaveTextContent('Current, Net sales, 82,5 %, actual');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(status).toHaveTextContent('Current, Customer satisfaction, 78,0 %, estimate');
    await userEvent.keyboard('{ArrowDown}');
    await expect(status).toHaveTextContent('Target, Customer satisfaction, 85,0 %, actual');
  },
};

/** The same values as a table. */
export const AsTable: Story = {
  ...english,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    await expect(await canvas.findAllByRole('row')).toHaveLength(7);
  },
};

/** Values can be activated: by a click or Enter in the chart, and as buttons of the table. */
export const Activated: Story = {
  ...english,
  args: { onActivate: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('application')).focus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onActivate).toHaveBeenLastCalledWith({ series: 'current', key: 'sales' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    const cell = () => {
      const row = canvas.getByRole('rowheader', { name: 'Gross margin' }).closest('tr');
      return within(row as HTMLElement).getByRole('button', { name: /^75,0/ });
    };
    await userEvent.click(await waitFor(cell));
    await expect(args.onActivate).toHaveBeenLastCalledWith({ series: 'target', key: 'margin' });
  },
};

/** Fewer than three keys cannot be filtered. */
export const ThreeKeys: Story = { args: { keys: radarKeys.slice(0, 3) } };

export const Empty: Story = { args: { series: [] } };

export const Loading: Story = { args: { series: [], state: 'loading' } };

export const Failed: Story = { args: { state: 'error', onRetry: fn() } };

/** Long names break around the radar. */
export const LongText: Story = {
  args: {
    keys: radarKeys.map((key) => ({
      ...key,
      title: `${key.title} jälleenmyyntiverkostossa tilikauden aikana`,
    })),
  },
};

/** 360 pixels wide, which leaves 326 inside the card. */
export const Narrow: Story = {
  render: (args) => (
    <Card width={328}>
      <RadarChart {...args} />
    </Card>
  ),
};
