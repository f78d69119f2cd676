import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { ErrorState } from '../ErrorState/index.js';
import * as en from '../labels/en.js';
import * as fi from '../labels/fi.js';
import { ReceiptList } from './ReceiptList.js';

const english = { summary: 'Read by 2 of 4', ...en.receiptList };
const finnish = { summary: 'Lukenut 2/4', ...fi.receiptList };

const meta = {
  title: 'Messages/ReceiptList',
  component: ReceiptList,
  args: {
    ...english,
    receipts: [
      { id: 1, name: 'Aino Virtanen', state: 'read', time: '12/11/2026 9:12' },
      { id: 2, name: 'Mikko Mäkinen', state: 'read', time: '13/11/2026 16:40' },
      { id: 3, name: 'Sanna Korhonen', state: 'unread' },
      { id: 4, name: 'Juha Laine', state: 'unread' },
    ],
    onOpen: fn(),
  },
  decorators: [
    inFinnish(english, finnish),
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReceiptList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadBy: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

/** Mails, with the words of the mail server where it refused one. */
export const Deliveries: Story = {
  args: {
    defaultOpen: true,
    failed: true,
    summary: 'Mailed to 1 of 3, 1 failed',
    receipts: [
      { id: 1, name: 'aino.virtanen@example.com', state: 'sent', time: '12/11/2026 9:12' },
      { id: 2, name: 'mikko.makinen@example.com', state: 'queued' },
      {
        id: 3,
        name: 'sanna@example.com',
        state: 'failed',
        reason: '550 5.1.1 The account that you tried to reach does not exist.',
      },
    ],
  },
};

export const Loading: Story = { args: { defaultOpen: true, receipts: null } };

export const Failed: Story = {
  args: {
    defaultOpen: true,
    receipts: null,
    problem: (
      <ErrorState title="The names could not be loaded" retryLabel="Try again" onRetry={fn()} />
    ),
  },
};

export const Narrow: Story = {
  args: {
    defaultOpen: true,
    receipts: [
      {
        id: 1,
        name: 'etunimi.keskimmainen.sukunimi-toinensukunimi@alueyksikko.example.com',
        state: 'failed',
        reason: '452 4.2.2 The mailbox is full.',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
};
