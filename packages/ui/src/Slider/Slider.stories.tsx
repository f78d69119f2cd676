import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Slider, type SliderProps } from './Slider.js';

const commit = fn();
const formatValue = (value: number) => `${value} %`;

const Example = (props: SliderProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 320 }}>
      <Slider {...props} value={value} onValueChange={setValue} onValueCommit={commit} />
    </div>
  );
};

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  args: { label: 'Progress', value: 40, onValueChange: () => {}, formatValue },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move by one, Page keys by ten, Home and End to the ends. */
export const TaskProgress: Story = {
  play: async ({ canvasElement }) => {
    const thumb = await within(canvasElement).findByRole('slider', { name: 'Progress' });
    thumb.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuetext', '42 %'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuenow', '100'));
    await waitFor(() => expect(commit).toHaveBeenLastCalledWith(100));
  },
};

export const Untouched: Story = { args: { value: 0 } };
export const ReadOnly: Story = { args: { value: 75, disabled: true } };
export const Finnish: Story = { args: { label: 'Edistyminen', value: 60 } };

export const LongText: Story = {
  parameters: { sameInEveryLanguage: 'Finnish, whose words are long.' },
  args: {
    label: 'Asiakaspalvelun kehittämishankkeen edistyminen kuluvalla tilikaudella',
    value: 35,
  },
};
