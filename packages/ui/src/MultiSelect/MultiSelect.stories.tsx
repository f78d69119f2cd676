import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MultiSelect, type MultiSelectOption, type MultiSelectProps } from './MultiSelect.js';

const options: MultiSelectOption[] = [
  { value: '1', label: 'Net sales' },
  { value: '2', label: 'Profitability' },
  { value: '3', label: 'Personnel', detail: 'Headcount and absence' },
  { value: '4', label: 'Customers' },
];

const Example = (props: MultiSelectProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 420, minHeight: 260 }}>
      <MultiSelect {...props} value={value} onValueChange={setValue} />
    </div>
  );
};

const meta = {
  title: 'Fields/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Views',
    listLabel: 'Views',
    options,
    value: [],
    onValueChange: () => {},
    emptyText: 'No view fits.',
    removeLabel: (label) => `Remove ${label}`,
    placeholder: 'Search',
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing searches, Enter chooses and closes, Escape closes, Backspace takes the last one away. */
export const Views: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('combobox', { name: 'Views' });
    await userEvent.type(field, 'absence');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove Personnel' })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.queryAllByRole('option')).toHaveLength(0));
    // Nothing more is added unasked.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryAllByRole('option')).toHaveLength(0));
  },
};

/** The owner hears of text that is not chosen yet, so that it can say what is wrong with it. */
export const TypedText: Story = {
  args: { onTextChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('combobox', { name: 'Views' });
    await userEvent.type(field, 'abs');
    await waitFor(() => expect(args.onTextChange).toHaveBeenLastCalledWith('abs'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(args.onTextChange).toHaveBeenLastCalledWith('ab'));
    // What has been chosen is not typed any more.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onTextChange).toHaveBeenLastCalledWith(''));
    await expect(field).toHaveValue('');
  },
};

/** Enter on text that fits nothing says so at the field until the text changes. */
export const Refused: Story = {
  args: { refusedLabel: (text) => `No view is called ${text}.` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('combobox', { name: 'Views' });
    await userEvent.type(field, 'xyz{Enter}');
    await waitFor(() => expect(canvas.getByText('No view is called xyz.')).toBeVisible());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.queryByText(/No view is called/)).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('No view is called xy.')).toBeVisible());
  },
};

export const Chosen: Story = { args: { value: options.slice(0, 2) } };
export const Disabled: Story = { args: { value: options.slice(0, 2), disabled: true } };
export const WithError: Story = { args: { errors: ['Choose at least one view.'] } };

/** Chips are cut at the field's width; their removal is not. */
export const LongText: Story = {
  args: {
    label: 'Näkymät',
    value: [
      {
        value: '9',
        label: 'Asiakaspalvelun ensimmäisen yhteydenoton ratkaisuaste liiketoiminta-alueittain',
      },
    ],
  },
};
