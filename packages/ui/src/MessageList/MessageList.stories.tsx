import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { ErrorState } from '../ErrorState/index.js';
import * as en from '../labels/en.js';
import * as fi from '../labels/fi.js';
import { NotificationItem } from '../NotificationItem/index.js';
import { MessageList, type MessageListProps } from './MessageList.js';

const english = { label: 'Notifications', ...en.messageList };
const finnish = { label: 'Ilmoitukset', ...fi.messageList };

const item = (index: number) => (
  <NotificationItem
    key={index}
    title={`Week ${index + 1}`}
    isNew={index === 0}
    published="12/11/2026"
    publishedDate="2026-11-12"
    content="The figures of the week are verified."
    files={[]}
    labels={en.notificationItem}
  />
);

const items = (count: number) => Array.from({ length: count }, (_, index) => item(index));

const PAGE = 20;

const Example = ({ total, ...props }: MessageListProps & { total: number }) => {
  const [count, setCount] = useState(PAGE);
  return (
    <MessageList
      {...props}
      hasMore={count < total}
      status={`${count} / ${total}`}
      onMore={() => setCount((before) => Math.min(total, before + PAGE))}
    >
      {items(count)}
    </MessageList>
  );
};

const meta = {
  title: 'Messages/MessageList',
  component: MessageList,
  args: { ...english, children: items(3) },
  decorators: [inFinnish(english, finnish)],
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** With room for what is beside the texts. */
export const Wide: Story = {
  args: { wide: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-wide]')).not.toBeNull();
  },
};

/** More arrive as the end comes near; what is out of sight is not drawn. */
export const Thousands: Story = {
  render: (args) => <Example {...args} total={5000} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('status').scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(PAGE));
    window.scrollTo(0, 0);
  },
};

export const LoadingMore: Story = {
  args: { hasMore: true, loadingMore: true, onMore: fn(), status: '3 / 1,200' },
};

export const MoreFailed: Story = {
  args: {
    hasMore: true,
    onMore: fn(),
    status: '3 / 1,200',
    problem: <ErrorState title="No answer came" retryLabel="Try again" onRetry={fn()} />,
  },
};
