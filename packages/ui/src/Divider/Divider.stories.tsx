import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { Divider } from './Divider.js';

const meta = {
  title: 'Foundations/Divider',
  component: Divider,
  args: { children: 'or' },
  decorators: [inFinnish({ children: 'or' }, { children: 'tai' })],
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Or: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^(or|tai)$/)).toBeVisible();
  },
};
