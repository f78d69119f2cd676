import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { points } from '../../test/fixtures/series.js';
import { Card } from '../../test/fixtures/story.js';
import { Sparkline } from './Sparkline.js';

const meta = {
  title: 'Sparkline',
  component: Sparkline,
  args: { points: points({ seed: 4, level: 100 }), label: 'Net sales, rising' },
  render: (args) => (
    <Card width={200}>
      <Sparkline {...args} />
    </Card>
  ),
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dashed where estimated, hollow at an estimated end. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('img', { name: 'Net sales, rising' }),
    ).toBeVisible();
  },
};

export const AllActual: Story = { args: { points: points({ seed: 4, level: 100, estimates: 0 }) } };

/** Gaps stay gaps; a lone month is a dot. */
export const WithGaps: Story = {
  args: { points: points({ seed: 4, level: 100, missing: [3, 8, 10, 15] }) },
};

export const OnePoint: Story = { args: { points: points({ seed: 4, level: 100, months: 1 }) } };

export const Empty: Story = { args: { points: [] } };
