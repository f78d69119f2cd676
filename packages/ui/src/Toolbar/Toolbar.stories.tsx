import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { DataMapIcon } from '../icons/index.js';
import { SegmentedControl } from '../SegmentedControl/index.js';
import { Toolbar } from './Toolbar.js';

const meta = {
  title: 'Foundations/Toolbar',
  component: Toolbar,
  args: {
    children: (
      <>
        <SegmentedControl
          label="Time grouping"
          options={[
            { value: 'month', label: 'Month' },
            { value: 'quarter', label: 'Quarter' },
            { value: 'fiscal', label: 'Fiscal year' },
          ]}
          value="month"
          onValueChange={() => {}}
        />
        <Button icon={<Icon icon={DataMapIcon} size="sm" />}>Show in data map</Button>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Controls: Story = {};

/** Actions are at the opposite end from choices. */
export const SetApart: Story = { args: { align: 'between' } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
};
