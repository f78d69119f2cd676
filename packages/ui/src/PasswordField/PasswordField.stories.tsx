import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PasswordField } from './PasswordField.js';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    revealLabel: 'Show password',
    concealLabel: 'Hide password',
    defaultValue: 'correct horse battery',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowAndHide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show password' }));
    await waitFor(() => expect(field).toHaveAttribute('type', 'text'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide password' }));
    await waitFor(() => expect(field).toHaveAttribute('type', 'password'));
  },
};

export const WithErrors: Story = {
  parameters: { sameInEveryLanguage: 'Finnish, whose words are long.' },
  args: {
    label: 'Uusi salasana',
    revealLabel: 'Näytä salasana',
    concealLabel: 'Piilota salasana',
    autoComplete: 'new-password',
    defaultValue: 'salasana',
    errors: [
      'Salasana on liian lyhyt. Siinä on oltava vähintään 12 merkkiä.',
      'Tämä salasana on liian yleinen.',
    ],
  },
};
