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

/** Pages of the app open in place, also where the whole address was pasted; others in a new tab. */
export const Pages: Story = {
  parameters: { sameInEveryLanguage: 'A text as its writer left it.' },
  args: {
    content: JSON.stringify({
      blocks: [
        {
          text: 'Data map, strategy, news',
          entityRanges: [
            { offset: 0, length: 8, key: 0 },
            { offset: 10, length: 8, key: 1 },
            { offset: 20, length: 4, key: 2 },
          ],
        },
      ],
      entityMap: {
        0: { type: 'LINK', data: { url: '/data-map?keys=revenue' } },
        1: { type: 'LINK', data: { url: `${globalThis.location?.origin}/strategy` } },
        2: { type: 'LINK', data: { url: 'https://example.com/news' } },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/data-map?keys=revenue',
      '/strategy',
      'https://example.com/news',
    ]);
    await expect(links.map((link) => link.getAttribute('target'))).toEqual([null, null, '_blank']);
  },
};
