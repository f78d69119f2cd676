import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FormField } from './FormField.js';

const meta = {
  title: 'Fields/FormField',
  component: FormField,
  args: {
    label: 'Progress',
    hint: 'Percent of the task that is done, 0 to 100.',
    children: (control) => <input type="range" min={0} max={100} {...control} />,
  },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Any control gets its label, hint and errors. */
export const AroundASlider: Story = {
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider', { name: 'Progress' });
    await expect(slider).toHaveAccessibleDescription('Percent of the task that is done, 0 to 100.');
  },
};

/** It may be left empty, where others may not. */
export const Optional: Story = {
  args: { optional: '(optional)' },
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider', { name: 'Progress' });
    await expect(slider).toHaveAccessibleDescription(
      '(optional) Percent of the task that is done, 0 to 100.',
    );
  },
};

export const WithErrors: Story = {
  args: { errors: ['Ensure this value is less than or equal to 100.'] },
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider');
    await expect(slider).toBeInvalid();
    await expect(slider).toHaveAccessibleDescription(/less than or equal to 100/);
  },
};
