import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/index.js';
import { Columns } from './Columns.js';

const meta = {
  title: 'Foundations/Columns',
  component: Columns,
  args: {
    min: 260,
    children: (
      <>
        <Card>Net sales</Card>
        <Card>Costs</Card>
      </>
    ),
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};

/** Where they do not fit they stand below one another. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [first, second] = ['Net sales', 'Costs'].map((text) =>
      within(canvasElement).getByText(text).getBoundingClientRect(),
    );
    await expect(second?.left).toBe(first?.left);
  },
};

/** One tile among room for several keeps its size. */
export const Tiles: Story = { args: { tiles: true, min: 160, children: <Card>Net sales</Card> } };

/** A narrow list beside what needs more room. */
export const LastWide: Story = {
  args: { last: 'wide' },
  decorators: [
    (Story) => (
      <div style={{ width: 744 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [first, second] = ['Net sales', 'Costs'].map((text) =>
      within(canvasElement).getByText(text).getBoundingClientRect(),
    );
    // The last takes most of the 200 pixels that are left over.
    await expect(Math.round(first?.width ?? 0)).toBe(280);
    await expect(Math.round(second?.width ?? 0)).toBe(440);
  },
};

/** What needs still more room stands below the list until there is that much. */
export const LastThatNeedsMore: Story = {
  ...LastWide,
  args: { last: 'wide', lastMin: 500 },
  play: async ({ canvasElement }) => {
    const [first, second] = ['Net sales', 'Costs'].map((text) =>
      within(canvasElement).getByText(text).getBoundingClientRect(),
    );
    await expect(second?.left).toBe(first?.left);
  },
};
