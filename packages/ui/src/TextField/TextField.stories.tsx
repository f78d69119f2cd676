import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from './TextField.js';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', autoComplete: 'username' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'maija.korhonen@example.com');
    await waitFor(() => expect(field).toHaveValue('maija.korhonen@example.com'));
  },
};

export const WithHint: Story = {
  args: {
    label: 'Title',
    type: 'text',
    hint: 'Shown in the list of notifications and as the subject of the e-mail.',
    defaultValue: 'Lokakuun luvut on vahvistettu',
  },
};

export const WithErrors: Story = {
  args: { defaultValue: 'maija.korhonen', errors: ['Enter a valid email address.'] },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a valid email address.');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'olli@example.com' } };

export const LongLabel: Story = {
  parameters: { sameInEveryLanguage: 'Finnish, whose words are long.' },
  args: {
    label: 'Vertailuarvon laskentakaavassa käytettävän termin tunniste',
    type: 'text',
    placeholder: 'liikevaihto_kotimaa',
  },
};
