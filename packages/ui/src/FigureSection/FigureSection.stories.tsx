import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Card } from '../Card/index.js';
import { MenuItem } from '../DropdownMenu/index.js';
import { MenuButton } from '../MenuButton/index.js';
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
    actions: (
      <MenuButton label="Actions of Net sales" size="sm">
        <MenuItem onSelect={fn()}>How this figure came about</MenuItem>
      </MenuButton>
    ),
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
