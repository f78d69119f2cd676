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

/** With room, what is known of it is on a line with its title, and the files beside the text: more of them are seen at once. */
export const Wide: Story = {
  args: {
    ...ForManagers.args,
    files: [
      {
        id: 1,
        title: `Guide to the budget of the coming year${' and the next'.repeat(3)}.pdf`,
        href: '#1',
        size: '2 kB',
      },
    ],
  },
  decorators: inWidth(1120),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const date = boxOf(canvasElement.querySelector('time') as Element);
    const title = boxOf(canvas.getByRole('heading', { level: 2 }));
    const text = boxOf(canvasElement.querySelector('[data-collapsed]') as Element);
    const name = canvas.getByRole('link', { name: /^Guide/ });
    const file = boxOf(name);
    const menu = boxOf(canvas.getByRole('button', { name: /^Actions/ }));
    await expect([text.left, text.top >= title.bottom]).toEqual([title.left, true]);
    const row = [title, date, menu];
    for (const [index, box] of row.entries()) {
      await expect(Math.abs(box.top - title.top)).toBeLessThan(10);
      if (index > 0) await expect(box.left).toBeGreaterThanOrEqual(row[index - 1]?.right ?? 0);
    }
    // A long name is cut on its line, and read whole as a tooltip; its size stays beside it.
    await expect([file.top >= date.bottom, file.top < text.bottom]).toEqual([true, true]);
    await expect(file.height).toBeLessThan(30);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(name).toHaveAttribute('title', name.textContent);
    await expect(boxOf(canvas.getByText('2 kB')).left).toBeGreaterThan(file.right);
  },
};

/** Who has read it opens beside the text, which stays where it is, and before the files. */
export const WideWithNames: Story = {
  args: {
    ...ForManagers.args,
    receipts: (
      <ReceiptList
        {...receiptList}
        summary="Read by 1 of 2"
        receipts={[
          { id: 1, name: 'Aino Virtanen', state: 'read', time: 'yesterday' },
          { id: 2, name: 'Jukka Heikkinen', state: 'unread' },
        ]}
      />
    ),
  },
  decorators: inWidth(1120),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvasElement.querySelector('[data-collapsed]') as Element;
    const { top } = boxOf(text);
    await userEvent.click(await canvas.findByRole('button', { name: 'Read by 1 of 2' }));
    const names = boxOf(await canvas.findByRole('group', { name: 'Read by 1 of 2' }));
    await expect(boxOf(text).top).toBe(top);
    await expect(names.left).toBeGreaterThan(boxOf(text).right);
    await expect(boxOf(canvas.getByRole('link', { name: 'October 2026.pdf' })).top).toBeGreaterThan(
      names.bottom,
    );
  },
};

/** The link to the rest takes no line of its own: it stands after the last line, or at its end where that is full. */
export const MoreInTheLastLine: Story = {
  args: { isNew: false },
  decorators: inWidth(700),
  render: (args) => (
    <>
      <NotificationItem {...args} />
      <NotificationItem {...args} content={'The office is closed on 6 December. '.repeat(40)} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[aria-expanded="false"]')).toHaveLength(2),
    );
    for (const card of within(canvasElement).getAllByRole('article')) {
      const more = boxOf(card.querySelector('[aria-expanded]') as Element);
      const body = card.querySelector('[data-collapsed]') as Element;
      const style = getComputedStyle(body);
      const end = boxOf(body).top + Number.parseFloat(style.getPropertyValue('--whole-lines'));
      await expect(Math.abs((more.top + more.bottom) / 2 - (end - 9))).toBeLessThan(4);
      await expect(more.right).toBeLessThanOrEqual(boxOf(body).right);
      // Its line is faded out before it.
      const lineEnd = boxOf(body).left + Number.parseFloat(style.getPropertyValue('--line-end'));
      await expect(more.left).toBeGreaterThan(Math.min(lineEnd, boxOf(body).right - 112));
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
    meta: 'Maija Korhonen',
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
    for (const selector of ['h2', '[data-collapsed]', 'time'])
      await expect(places(without, selector)).toEqual(places(withFiles, selector));
    // The text has most of the width, and begins at one height however much is said beside the title.
    const textOf = (card: Element | undefined) =>
      boxOf(card?.querySelector('[data-collapsed]') as Element);
    await expect(textOf(without).width).toBeGreaterThan(640);
    await expect(textOf(without).top - boxOf(without as Element).top).toBe(
      textOf(withFiles).top - boxOf(withFiles as Element).top,
    );
    // The title and its badge share one line, with what is known of it.
    const [title] = canvas.getAllByRole('heading', { level: 2 });
    await expect(boxOf(title as Element).height).toBeLessThan(30);
    const said = boxOf(canvas.getByText('No attachments'));
    await expect(said.left).toBeGreaterThan(boxOf(title as Element).right);
    // Its padding, the title and the preview.
    await expect(boxOf(without as Element).height).toBeLessThanOrEqual(156);
  },
};

export const ShortWithoutFiles: Story = {
  args: { content: 'The office is closed on 6 December.', files: [], isNew: false },
  decorators: inWidth(700),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('No attachments')).toBeVisible();
    // Below the last line there is the room of the card, and no more.
    const end = boxOf(await canvas.findByText(/^The office is closed/)).bottom;
    await expect(boxOf(canvas.getByRole('article')).bottom - end).toBeLessThan(18);
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
