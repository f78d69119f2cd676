import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon/index.js';
import { ChartLineIcon, ListIcon } from '../icons/index.js';
import { SegmentedControl, type SegmentOption } from './SegmentedControl.js';

interface ExampleProps {
  label: string;
  options: readonly SegmentOption<string>[];
  size?: 'sm' | 'md';
  fullWidth?: boolean;
  disabled?: boolean;
}

const Example = ({ options, ...rest }: ExampleProps) => {
  const [value, setValue] = useState(options[0]?.value ?? '');
  return <SegmentedControl options={options} value={value} onValueChange={setValue} {...rest} />;
};

const meta = {
  title: 'Fields/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'View',
    options: [
      { value: 'graph', label: 'Graph', icon: <Icon icon={ChartLineIcon} size="sm" /> },
      { value: 'numbers', label: 'Numbers', icon: <Icon icon={ListIcon} size="sm" /> },
    ],
    value: 'graph',
    onValueChange: () => {},
  },
  render: ({ label, options, size, fullWidth, disabled }) => (
    <Example
      label={label}
      options={options}
      size={size}
      fullWidth={fullWidth}
      disabled={disabled}
    />
  ),
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GraphOrNumbers: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Numbers'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Numbers' })).toBeChecked());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Graph' })).toBeChecked());
  },
};

export const Finnish: Story = {
  args: {
    label: 'Aikajaksotus',
    options: [
      { value: 'month', label: 'Kuukausi' },
      { value: 'quarter', label: 'Vuosineljännes' },
      { value: 'fiscal', label: 'Tilikausi' },
    ],
  },
};

export const Small: Story = {
  args: {
    size: 'sm',
    label: 'Accumulation',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'cumulative', label: 'Cumulative' },
    ],
  },
};

/** Wraps where there is no room. */
export const Narrow: Story = {
  parameters: { sameInEveryLanguage: 'Finnish, whose words are long.' },
  args: { ...Finnish.args, fullWidth: true },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
};

export const Disabled: Story = { args: { disabled: true } };
