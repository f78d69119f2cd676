import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.js';
import { Skeleton } from './Skeleton.js';

const meta = { title: 'Foundations/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: 220 } };

export const Block: Story = { args: { shape: 'block', height: 200 } };

/** The same size as the content that will replace it, so that nothing jumps. */
export const CardThatLoads: Story = {
  render: () => (
    <Card aria-busy="true" style={{ maxWidth: 400 }}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center', marginBottom: 12 }}>
        <Skeleton shape="circle" width={32} height={32} />
        <div style={{ flex: 1 }}>
          <Skeleton width="60%" />
        </div>
      </div>
      <Skeleton />
      <Skeleton />
      <Skeleton width="40%" />
    </Card>
  ),
};
