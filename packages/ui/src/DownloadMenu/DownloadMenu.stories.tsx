import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { localeOf } from '../../test/fixtures/labels.js';
import { FileSpreadsheetIcon, FileTextIcon, ImageIcon } from '../icons/index.js';
import { DownloadMenu } from './DownloadMenu.js';
import type { DownloadItem } from './item.js';

const TEXTS = {
  en: { label: 'Download', busy: 'Making the file', picture: 'Picture', table: 'Table' },
  fi: { label: 'Lataa', busy: 'Tiedostoa tehdään', picture: 'Kuva', table: 'Taulukko' },
} as const;

const itemsOf = (language: 'en' | 'fi'): DownloadItem[] => {
  const { picture, table } = TEXTS[language];
  return [
    { format: 'png', label: `${picture} (PNG)`, icon: ImageIcon },
    { format: 'svg', label: `${picture} (SVG)`, icon: ImageIcon },
    { format: 'csv', label: `${table} (CSV)`, icon: FileTextIcon },
    { format: 'xlsx', label: `${table} (XLSX)`, icon: FileSpreadsheetIcon },
  ];
};

const meta = {
  title: 'Actions/DownloadMenu',
  component: DownloadMenu,
  args: { label: '', loadingLabel: '', items: [], onSelect: fn() },
  render: (args, { globals }) => {
    const language = localeOf({ globals: globals });
    const { label, busy } = TEXTS[language];
    return <DownloadMenu {...args} label={label} loadingLabel={busy} items={itemsOf(language)} />;
  },
} satisfies Meta<typeof DownloadMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where there is little room: the name is spoken and the menu is the same. */
export const Compact: Story = {
  args: { compact: true },
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Download' });
    await expect(button).toHaveTextContent('');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Picture (PNG)' }));
    await expect(args.onSelect).toHaveBeenCalledWith('png');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A chart can be had as a picture or as a table. */
export const OfAChart: Story = {
  globals: { language: 'en' },
  parameters: { sameInEveryLanguage: 'It is played in English.' },
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Download' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Table (XLSX)' }));
    await expect(args.onSelect).toHaveBeenCalledWith('xlsx');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

/** While the file is being made. */
export const Loading: Story = { args: { loading: true } };

export const Small: Story = { args: { size: 'sm', variant: 'quiet' } };
