import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFinnish } from '../../test/fixtures/language.js';
import { MessageSkeleton } from './MessageSkeleton.js';

const english = { label: 'Loading notifications' };

const finnish = { label: 'Ladataan ilmoituksia' };

const meta = {
  title: 'Messages/MessageSkeleton',
  component: MessageSkeleton,
  args: english,
  decorators: [inFinnish(english, finnish)],
} satisfies Meta<typeof MessageSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of a `NotificationItem` or a `SystemMessageCard`. */
export const Loading: Story = {};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
};
