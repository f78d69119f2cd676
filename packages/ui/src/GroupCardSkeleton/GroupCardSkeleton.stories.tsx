import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GroupCardSkeleton } from './GroupCardSkeleton.js';

const meta = {
  title: 'Strategy/GroupCardSkeleton',
  component: GroupCardSkeleton,
  args: { label: 'Loading target groups' },
} satisfies Meta<typeof GroupCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const status = await within(canvasElement).findByRole('status', {
      name: 'Loading target groups',
    });
    await expect(status).toHaveAttribute('aria-busy', 'true');
  },
};

export const Finnish: Story = { args: { label: 'Ladataan tavoiteryhmiä' } };
