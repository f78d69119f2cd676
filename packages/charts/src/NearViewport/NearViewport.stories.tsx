import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NearViewport } from './NearViewport.js';

const meta = {
  title: 'NearViewport',
  component: NearViewport,
  args: { height: 200, children: () => <p>Drawn</p> },
} satisfies Meta<typeof NearViewport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In view, the content is drawn. */
export const Near: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Drawn')).toBeVisible();
  },
};

/** Far below the viewport, only its place is kept. */
export const Far: Story = {
  render: (args) => (
    <>
      <div style={{ height: 5000 }} />
      <NearViewport {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(within(canvasElement).queryByText('Drawn')).toBeNull();
  },
};
