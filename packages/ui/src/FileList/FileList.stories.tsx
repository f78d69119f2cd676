import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileList } from './FileList.js';

const files = [
  { id: 1, title: 'Board report 2026-10.pdf', href: '#1' },
  { id: 2, title: 'Sales by month.xlsx', href: '#2' },
  { id: 3, title: 'Raw figures.csv', href: '#3' },
  { id: 4, title: 'Site plan.dwg', href: '#4' },
];

const meta = {
  title: 'Messages/FileList',
  component: FileList,
  args: { files, emptyText: 'No attachments', 'aria-label': 'Attachments' },
} satisfies Meta<typeof FileList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Attachments: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').map((item) => item.dataset.type)).toEqual([
        'pdf',
        'xlsx',
        'csv',
        'dwg',
      ]),
    );
    // Those with an icon of their own, and one that stands for all others.
    const drawings = canvas.getAllByRole('listitem').map((item) => item.querySelector('svg'));
    await expect(new Set(drawings.map((drawing) => drawing?.innerHTML)).size).toBe(4);
  },
};

/** The owner may fetch a fresh address first, however the file is chosen. */
export const Opened: Story = {
  args: { onOpen: fn((_, event: { preventDefault: () => void }) => event.preventDefault()) },
  play: async ({ canvasElement, args }) => {
    const file = await within(canvasElement).findByRole('link', { name: 'Raw figures.csv' });
    await userEvent.click(file);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.pointer({ keys: '[MouseMiddle]', target: file });
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(args.onOpen).toHaveBeenLastCalledWith(files[2], expect.anything());
  },
};

/** While a notification is edited. */
export const Removable: Story = {
  args: { onRemove: fn(), removeLabel: (title) => `Remove ${title}` },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Remove Raw figures.csv' }),
    );
    await expect(args.onRemove).toHaveBeenCalledWith(files[2]);
  },
};

export const Empty: Story = { args: { files: [] } };

export const LongName: Story = {
  args: {
    files: [
      {
        id: 1,
        title:
          'Toimitusketjun ja varaosaliiketoiminnan kehittämissuunnitelma vuosille 2027–2030, liite 4, luonnos.pdf',
        href: '#1',
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
