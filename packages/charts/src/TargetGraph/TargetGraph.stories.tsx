import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card, localeOf } from '../../test/fixtures/story.js';
import type { TargetGraphRow } from './series.js';
import { TargetGraph } from './TargetGraph.js';

const rows: TargetGraphRow[] = [42, 48, 51, 57, 60, 66, 71, 74, 80, 83, 88, 92].map(
  (current, i) => ({
    start_date: `2025-${String(i + 1).padStart(2, '0')}-01`,
    current_value: i === 3 ? null : current,
    target_value: 60 + i * 3,
    compare_value: 55 + i * 2.5,
    is_verified: i < 9,
  }),
);

const meta = {
  title: 'TargetGraph',
  component: TargetGraph,
  args: {
    title: 'Delivery reliability',
    rows,
    titles: { current: 'Current', target: 'Target', compare: 'Compare' },
    unit: '%',
    decimals: 1,
    height: 260,
    locale: 'en',
  },
  render: (args, context) => (
    <Card width={640}>
      <TargetGraph {...args} locale={localeOf(context)} />
    </Card>
  ),
} satisfies Meta<typeof TargetGraph>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is, what should be, and what it is compared with. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('application');
    for (const key of ['current', 'target', 'compare']) {
      await expect(canvasElement.querySelector(`[data-series="${key}"]`)).not.toBeNull();
    }
  },
};

/** A series without values is left out. */
export const WithoutCompare: Story = {
  args: { rows: rows.map((row) => ({ ...row, compare_value: null })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('application');
    await expect(canvas.queryByRole('button', { name: 'Compare' })).toBeNull();
  },
};

/** As in a target's dialog: rows below it name its lines, and what is pointed at stands beside its unit. */
export const InADialog: Story = {
  args: { showLegend: false, readout: 'rows' },
  render: (args, context) => (
    <Card width={452}>
      <TargetGraph {...args} locale={localeOf(context)} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const plot = await within(canvasElement).findByRole('application');
    const line = () => canvasElement.querySelector('.tavoite-chart-readout-line');
    await expect(canvasElement.querySelector('.tavoite-chart-readout-rows')).not.toBeNull();
    await expect(line()).toBeNull();
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(line()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(line()).toBeNull());
  },
};

export const Empty: Story = { args: { rows: [] } };

export const Loading: Story = { args: { rows: [], state: 'loading' } };

export const Failed: Story = { args: { rows: [], state: 'error', onRetry: () => undefined } };

export const Narrow: Story = {
  render: (args, context) => (
    <Card width={328}>
      <TargetGraph {...args} locale={localeOf(context)} />
    </Card>
  ),
};
