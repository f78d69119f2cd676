import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.js';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** "82 %" is on screen; "of the target" is only spoken. */
export const BesideAFigure: Story = {
  render: () => (
    <p>
      82 % <VisuallyHidden>of the target</VisuallyHidden>
    </p>
  ),
  play: async ({ canvasElement }) => {
    const hidden = await within(canvasElement).findByText('of the target');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
