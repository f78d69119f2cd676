import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inFinnish } from '../../test/fixtures/language.js';
import { richText } from '../../test/fixtures/richText.js';
import { ErrorState } from '../ErrorState/index.js';
import { receiptList } from '../labels/en.js';
import { ReceiptList } from '../ReceiptList/index.js';
import { NotificationItem } from './NotificationItem.js';

const labels = {
  new: 'New',
  showMore: 'Show more',
  hide: 'Hide',
  noAttachments: 'No attachments',
  actions: 'Actions',
  edit: 'Edit',
  delete: 'Delete',
};

const english = { labels };

const finnish: typeof english = {
  labels: {
    new: 'Uusi',
    showMore: 'Näytä enemmän',
    hide: 'Piilota',
    noAttachments: 'Ei liitteitä',
    actions: 'Toiminnot',
    edit: 'Muokkaa',
    delete: 'Poista',
  },
};

const meta = {
  title: 'Messages/NotificationItem',
  component: NotificationItem,
  args: {
    title: 'October results are verified',
    isNew: true,
    published: '12/11/2026',
    publishedDate: '2026-11-12',
    content: richText,
    files: [
      { id: 1, title: 'October 2026.pdf', href: '#1' },
      { id: 2, title: 'Sales by month.xlsx', href: '#2' },
    ],
    ...english,
  },
  decorators: [inFinnish(english, finnish)],
} satisfies Meta<typeof NotificationItem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Longer than 100 px: the rest is shown on demand. */
export const Unread: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = await canvas.findByRole('button', { name: 'Show more' });
    // What is seen ends with a line, not within one.
    const body = canvasElement.querySelector('[data-collapsed]') as HTMLElement;
    const end = Number.parseFloat(getComputedStyle(body).getPropertyValue('--whole-lines'));
    await expect(end).toBeGreaterThan(60);
    await expect(end).toBeLessThanOrEqual(100);
    await userEvent.click(more);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Hide' })).toHaveAttribute('aria-expanded', 'true'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(canvas.getByRole('article')).not.toHaveAttribute('data-open'));
  },
};

/** Notification managers edit and delete, and see who has read it. */
export const ForManagers: Story = {
  args: {
    onEdit: fn(),
    onDelete: fn(),
    isNew: false,
    author: 'Maija Korhonen',
    meta: 'Maija Korhonen',
    receipts: <ReceiptList {...receiptList} summary="Read by 3 of 8" receipts={null} />,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const menu = await canvas.findByRole('button', {
      name: 'Actions: October results are verified',
    });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalled();
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** With room, the text stands beside its title, and the files beside the text: more of them are seen at once. */
export const Wide: Story = {
  args: {
    ...ForManagers.args,
    files: [{ id: 1, title: 'Guide to the budget of the coming year.pdf', href: '#1' }],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 1120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const title = boxOf(canvas.getByRole('heading', { level: 2 }));
    const text = boxOf(canvasElement.querySelector('[data-collapsed]') as Element);
    const file = boxOf(canvas.getByRole('link', { name: /^Guide/ }));
    const menu = boxOf(canvas.getByRole('button', { name: /^Actions/ }));
    const row = [title, text, file, menu];
    for (const [index, box] of row.entries()) {
      await expect(Math.abs(box.top - title.top)).toBeLessThan(10);
      if (index > 0) await expect(box.left).toBeGreaterThanOrEqual(row[index - 1]?.right ?? 0);
    }
  },
};

/** That there are no files takes no line of its own. */
export const ShortForManagers: Story = {
  args: {
    ...ForManagers.args,
    content: 'The office is closed on 6 December.',
    files: [],
  },
  play: async ({ canvasElement }) => {
    const [head] = within(canvasElement).getAllByText(/^12\/11\/2026/, { selector: 'time' });
    await expect(head?.parentElement).toHaveTextContent(
      '12/11/2026 · Maija Korhonen · No attachments',
    );
  },
};

export const ShortWithoutFiles: Story = {
  args: { content: 'The office is closed on 6 December.', files: [], isNew: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).getByText(/No attachments/)).toBeVisible();
  },
};

/** The text could not be loaded; while all of it is loading there is a `MessageSkeleton`. */
export const Failed: Story = {
  args: {
    isNew: false,
    content: '',
    files: [],
    problem: (
      <ErrorState title="The text could not be loaded" retryLabel="Try again" onRetry={fn()} />
    ),
  },
};

export const Finnish: Story = {
  args: {
    title:
      'Lokakuun tulokset on vahvistettu ja toimitusketjun kehittämissuunnitelma on luettavissa',
    labels: {
      new: 'Uusi',
      showMore: 'Näytä enemmän',
      hide: 'Piilota',
      noAttachments: 'Ei liitteitä',
      actions: 'Toiminnot',
      edit: 'Muokkaa',
      delete: 'Poista',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
};
