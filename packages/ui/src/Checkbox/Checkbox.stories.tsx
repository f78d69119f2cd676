import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Checkbox } from './Checkbox.js';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Send notification', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ args, canvasElement }) => {
    const box = await within(canvasElement).findByRole('checkbox', { name: 'Send notification' });
    await userEvent.click(await within(canvasElement).findByText('Send notification'));
    await waitFor(() => expect(box).toBeChecked());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(box).not.toBeChecked());
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = {
  args: { label: 'All report graphs', indeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('checkbox')).toBePartiallyChecked();
  },
};

export const WithHint: Story = {
  parameters: { sameInEveryLanguage: 'Finnish, whose words are long.' },
  args: {
    label: 'Lähetä ilmoitus sähköpostilla',
    hint: 'Viesti lähetetään valituille vastaanottajille heti, kun ilmoitus on luotu. Liitteet avautuvat palvelussa.',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
