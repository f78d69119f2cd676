import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.js';

const meta = {
  title: 'Foundations/Badge',
  component: Badge,
  args: { children: 'new', tone: 'accent' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};

export const Finnish: Story = { args: { children: 'uusi' } };

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge>12</Badge>
      <Badge tone="accent">new</Badge>
      <Badge tone="info">estimate</Badge>
      <Badge tone="success">achieved</Badge>
      <Badge tone="warning">4/12</Badge>
      <Badge tone="danger">failed</Badge>
    </div>
  ),
};
