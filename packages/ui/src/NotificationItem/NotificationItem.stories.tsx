import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
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

const boxOf = (element: Element) => element.getBoundingClientRect();

/** In a list of so many pixels. */
const inWidth = (width: number) => [
  (Story: () => ReactElement) => (
    <div style={{ width, maxWidth: '100%' }}>
      <Story />
    </div>
  ),
];

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
  decorators: inWidth(1120),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const date = boxOf(canvasElement.querySelector('time') as Element);
    const title = boxOf(canvas.getByRole('heading', { level: 2 }));
    const text = boxOf(canvasElement.querySelector('[data-collapsed]') as Element);
    const file = boxOf(canvas.getByRole('link', { name: /^Guide/ }));
    const menu = boxOf(canvas.getByRole('button', { name: /^Actions/ }));
    await expect([text.left, text.top >= title.bottom]).toEqual([title.left, true]);
    const row = [date, title, file, menu];
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
  decorators: inWidth(700),
  play: async ({ canvasElement }) => {
    const date = within(canvasElement).getByText('12/11/2026', { selector: 'time' });
    const said = within(canvasElement).getByText('No attachments');
    await expect(boxOf(said).bottom).toBeLessThan(boxOf(date).bottom + 4);
  },
};

/** Every card has the same columns, with files or without. */
export const WideWithoutFiles: Story = {
  args: {
    ...ForManagers.args,
    title: 'The figures of last month are verified',
    isNew: true,
    meta: 'Maija Korhonen-Virtanen · edited yesterday',
    files: [],
  },
  decorators: inWidth(1180),
  render: (args) => (
    <>
      <NotificationItem {...args} />
      <NotificationItem {...args} files={[{ id: 1, title: 'October 2026.pdf', href: '#1' }]} />
    </>
  ),
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It compares places.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('button', { name: 'Show more' });
    const [without, withFiles] = canvas.getAllByRole('article');
    const places = (card: Element | undefined, selector: string) => {
      const { left, width } = boxOf(card?.querySelector(selector) as Element);
      return [left, width].map(Math.round);
    };
    for (const selector of ['h2', '[data-collapsed]'])
      await expect(places(without, selector)).toEqual(places(withFiles, selector));
    const said = boxOf(canvas.getByText('No attachments'));
    await expect(said.right).toBeLessThan(boxOf(without?.querySelector('h2') as Element).left);
    // The title and its badge share one line, and who has read it begins where the date above it does.
    const [title] = canvas.getAllByRole('heading', { level: 2 });
    await expect(boxOf(title as Element).height).toBeLessThan(30);
    const date = document.createRange();
    date.selectNodeContents(without?.querySelector('time') as Element);
    const read = document.createRange();
    read.selectNodeContents(canvas.getAllByText('Read by 3 of 8')[0] as Element);
    await expect(
      Math.abs(read.getBoundingClientRect().left - date.getBoundingClientRect().left),
    ).toBeLessThan(0.5);
    // Its padding, the title, the preview, and a line that opens it.
    await expect(boxOf(without as Element).height).toBeLessThanOrEqual(184);
  },
};

export const ShortWithoutFiles: Story = {
  args: { content: 'The office is closed on 6 December.', files: [], isNew: false },
  decorators: inWidth(700),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).getByText('No attachments')).toBeVisible();
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
  decorators: inWidth(328),
};
