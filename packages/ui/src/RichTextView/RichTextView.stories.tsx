import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { richText } from '../../test/fixtures/richText.js';
import { RichTextView } from './RichTextView.js';

const meta = {
  title: 'Messages/RichTextView',
  component: RichTextView,
  args: { content: richText },
} satisfies Meta<typeof RichTextView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryForm: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('list')).toHaveLength(2));
    await expect(await canvas.findByRole('link', { name: /report|raportissa/ })).toHaveAttribute(
      'href',
      'https://example.com/report',
    );
  },
};

/** Text from before rich text, or broken content, is shown as it is. */
export const PlainText: Story = {
  parameters: { sameInEveryLanguage: 'A text as its writer left it.' },
  args: { content: 'First line\nSecond line' },
};

export const HostileLink: Story = {
  parameters: { sameInEveryLanguage: 'A text as its writer left it.' },
  args: {
    content: JSON.stringify({
      blocks: [{ text: 'Click me', entityRanges: [{ offset: 0, length: 8, key: 0 }] }],
      entityMap: { 0: { type: 'LINK', data: { url: 'javascript:alert(1)' } } },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
