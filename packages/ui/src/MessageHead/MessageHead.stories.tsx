import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Card } from '../Card/index.js';
import { MessageHead } from './MessageHead.js';

const meta = {
  title: 'Messages/MessageHead',
  component: MessageHead,
  args: {
    title: 'October results are verified',
    titleId: 'message-title',
    isNew: true,
    newLabel: 'New',
    published: '12/11/2026',
    publishedDate: '2026-11-12',
  },
  decorators: [
    (Story) => (
      // The dot hangs in the padding of a card.
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof MessageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('New')).toBeVisible());
  },
};

/** Who wrote it, after the date. */
export const WithAuthor: Story = {
  args: { isNew: false, meta: 'Maija Korhonen' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toHaveTextContent('12/11/2026 · Maija Korhonen');
  },
};

export const ReadWithALongFinnishTitle: Story = {
  args: {
    isNew: false,
    title: 'Lokakuun toteumat on vahvistettu kaikissa liiketoiminta-alueissa ja tytäryhtiöissä',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('New')).toBeNull();
  },
};
