import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.js';

const meta = { title: 'Foundations/Card', component: Card } satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = {
  args: {
    children: (
      <>
        <h3>Profitable growth</h3>
        <p>We grow faster than the market and keep the operating result above eight per cent.</p>
      </>
    ),
  },
};
