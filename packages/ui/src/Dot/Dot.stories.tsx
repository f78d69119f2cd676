import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Dot } from './Dot.js';

const meta = {
  title: 'Foundations/Dot',
  component: Dot,
  args: { label: 'Unread notifications' },
} satisfies Meta<typeof Dot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Unread notifications'),
    ).toBeInTheDocument();
  },
};
