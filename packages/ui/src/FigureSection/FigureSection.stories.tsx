import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.js';
import { Card } from '../Card/index.js';
import { Skeleton } from '../Skeleton/index.js';
import { FigureSection } from './FigureSection.js';

const meta = {
  title: 'Analysis/FigureSection',
  component: FigureSection,
  args: {
    label: 'Net sales',
    figure: (
      <Card>
        <p>Net sales</p>
        <p>2 480 k€</p>
      </Card>
    ),
    graph: <Skeleton shape="block" height={220} />,
    actions: <Button size="sm">Trace the figure</Button>,
  },
} satisfies Meta<typeof FigureSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const WithoutActions: Story = { args: { actions: undefined } };

/** The graph goes under the figure by the width of its place, not of the window. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
};
