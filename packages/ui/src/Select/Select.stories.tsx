import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Select } from './Select.js';

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: {
    label: 'Grouping',
    options: [
      { value: 'month', label: 'Month' },
      { value: 'quarter', label: 'Quarter' },
      { value: 'fiscal', label: 'Fiscal year' },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { defaultValue: 'month' },
  play: async ({ args, canvasElement }) => {
    const select = await within(canvasElement).findByRole('combobox', { name: 'Grouping' });
    await userEvent.selectOptions(select, 'quarter');
    await waitFor(() => expect(select).toHaveValue('quarter'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const Placeholder: Story = {
  args: { label: 'Theme', placeholder: 'Choose…', options: [{ value: 'light', label: 'Light' }] },
};

export const WithErrors: Story = {
  args: { placeholder: 'Choose…', errors: ['This field is required.'] },
};

export const LongOptions: Story = {
  parameters: { sameInEveryLanguage: 'Finnish, whose words are long.' },
  args: {
    label: 'Tavoite',
    options: [
      {
        value: '1',
        label: 'Asiakaspalvelun ensimmäisen yhteydenoton ratkaisuaste, kuukausikeskiarvo',
      },
      { value: '2', label: 'Henkilöstön vaihtuvuus' },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };
