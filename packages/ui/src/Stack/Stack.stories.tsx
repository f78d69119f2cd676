import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.js';
import { Stack } from './Stack.js';

const meta = {
  title: 'Foundations/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Card>Net sales</Card>
        <Card>Costs</Card>
        <Card>Cash and capital</Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Parts: Story = {};
