import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Reserved } from './Reserved.js';

const meta = {
  title: 'Foundations/Reserved',
  component: Reserved,
  args: { active: false, children: <Button>Expand all</Button> },
} satisfies Meta<typeof Reserved>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toBeVisible());
  },
};

/** The place is kept, and nothing can be seen or reached. */
export const Kept: Story = {
  args: { active: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('button')?.offsetWidth).toBeGreaterThan(0);
  },
};

export const Finnish: Story = { args: { children: <Button>Laajenna kaikki</Button> } };
