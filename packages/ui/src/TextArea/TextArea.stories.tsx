import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TextArea } from './TextArea.js';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Comment' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: 'Comment' });
    await userEvent.type(field, 'First{enter}second');
    await waitFor(() => expect(field).toHaveValue('First\nsecond'));
  },
};

export const WithHint: Story = { args: { hint: 'Everyone in the organisation can read it.' } };

export const WithErrors: Story = {
  args: { errors: ['This field is required.'] },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This field is required.');
  },
};

export const LongText: Story = {
  parameters: { sameInEveryLanguage: 'Finnish, whose words are long.' },
  args: {
    label: 'Kommentti',
    defaultValue:
      'Lokakuun tuotannonohjausjärjestelmän käyttöönottokustannukset kirjattiin kokonaan tälle kuulle.\n\nJaksotus korjataan marraskuussa.',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Cannot be changed.' } };
